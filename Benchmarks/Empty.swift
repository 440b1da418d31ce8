// A program that does nothing: what the system needs to start any Swift binary.
