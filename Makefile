# The targets that matter: `make demo` builds the tool and shows what it makes of two schemas,
# `make test` proves everything that CI proves.

# Kept out of Package.swift: unsafe flags there would make the package unusable as a dependency.
FLAGS = -Xswiftc -warnings-as-errors --explicit-target-dependency-import-check error

# A static binary starts fastest and needs nothing installed; macOS has no static Swift runtime.
STATIC = $(if $(filter Darwin,$(shell uname)),,-static-executable)

# Generic types are found by calls instead of by their names, which saves a sixth of a short run.
QUICK = -Xfrontend -disable-concrete-type-metadata-mangled-name-accessors

GEN_MODELS = .build/debug/gen-models

# The helper types that are timed: beside their caller, and as a library.
LISTS = $(addprefix Sources/GenModelsSupport/,ListPage.generated.swift ListPlan.generated.swift)

BUNDLE = Prebuilt/gen-models.artifactbundle

# Where `make install` puts the tool; DESTDIR stands before it, for those who make packages.
PREFIX = /usr/local
DESTDIR =

.PHONY: help demo test build lint generate check record examples release artifactbundle install bench \
  bench-page-plan bench-plugin libyaml

help: ## List the targets.
	@sed -n 's/^\([a-z-]*\):.*## /  make \1\t/p' $(MAKEFILE_LIST) | expand -t 23

demo: libyaml ## Build the tool, and show the Swift of the two seed schemas.
	swift build --product gen-models $(FLAGS)
	@for schema in event-confirmation business-page; do \
	  printf '\n===== Schemas/%s.yml\n\n' $$schema; cat Schemas/$$schema.yml; \
	  printf '\n===== %s.generated.swift\n\n' $$schema; \
	  $(GEN_MODELS) Schemas/$$schema.yml --stdout || exit 1; \
	done

test: build lint check ## Build, lint, check the committed Swift, run every test and the examples.
	swift test $(FLAGS)
	$(MAKE) examples

build: libyaml ## Build the tool and the tests, warnings as errors.
	swift build --build-tests $(FLAGS)

lint: ## Check the format of our sources and of every emitted file.
	swift format lint --strict --parallel --recursive Package.swift Benchmarks Examples Generated \
	  Prebuilt/Package.swift Sources Templates Tests

generate: build ## Write what gen-models.yml says anew, and the JSON Schema for editors.
	$(GEN_MODELS) --prune
	$(GEN_MODELS) json-schema > Schemas/gen-models.schema.json

check: build ## Fail where what is committed is not what the tool gives.
	$(GEN_MODELS) --check
	$(GEN_MODELS) json-schema | diff Schemas/gen-models.schema.json -

record: build ## Write the expected files of the fixtures anew; read the diff before you commit it.
	GEN_MODELS_RECORD=1 swift test $(FLAGS) --filter 'Fixture|SupportModule|ErrorPage'

examples: artifactbundle ## Build and run the examples, and check what the plugins promise.
	.ci/examples
	.ci/prebuilt

release: libyaml ## Build the tool for speed; on Linux it needs nothing else to run.
	swift build -c release --product gen-models $(addprefix -Xswiftc ,$(STATIC) $(QUICK))

artifactbundle: release ## Write the prebuilt tool that Prebuilt/Package.swift has plugins for.
	.ci/artifactbundle .build/release/gen-models $(BUNDLE)

install: release ## Install the tool below PREFIX (/usr/local), behind DESTDIR.
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 .build/release/gen-models "$(DESTDIR)$(PREFIX)/bin/gen-models"

bench: release ## Time the tool beside an empty program, and compile what it emits.
	swiftc -O $(STATIC) Benchmarks/Empty.swift -o .build/bench-empty
	swiftc -O -parse-as-library Benchmarks/Child.swift Benchmarks/StartUp.swift -o .build/bench-start-up
	swiftc -O -parse-as-library Benchmarks/Child.swift Benchmarks/Compile.swift -o .build/bench-compile
	.build/bench-start-up .build/bench-empty .build/release/gen-models Schemas/event-confirmation.yml
	.build/bench-compile Generated/event-confirmation.generated.swift Tests/Corpora/*.generated.swift
	$(MAKE) bench-page-plan bench-plugin

bench-page-plan: ## Time the plan from page to page beside the standard library's difference.
	mkdir -p .build/bench-lists
	swiftc -O -wmo -parse-as-library $(LISTS) Benchmarks/PagePlan.swift -o .build/bench-page-plan
	swiftc -O -wmo -parse-as-library -module-name GenModelsSupport $(LISTS) -c -emit-module \
	  -emit-module-path .build/bench-lists/GenModelsSupport.swiftmodule -o .build/bench-lists/lists.o
	swiftc -O -wmo -parse-as-library -I .build/bench-lists .build/bench-lists/lists.o \
	  Benchmarks/PagePlan.swift -o .build/bench-page-plan-library
	.build/bench-page-plan beside its caller
	.build/bench-page-plan-library in the library

bench-plugin: artifactbundle ## Time a consumer's clean build, with the plugin from source and prebuilt.
	.ci/bench-plugin

libyaml:
	@.ci/libyaml
