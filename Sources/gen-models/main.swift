print("gen-models")
