#ifndef GEN_MODELS_CYAML_SHIM_H
#define GEN_MODELS_CYAML_SHIM_H

#if !__has_include(<yaml.h>)
#error "gen-models needs libyaml: apt-get install libyaml-dev, or brew install libyaml"
#else
#include <yaml.h>
#endif

#endif
