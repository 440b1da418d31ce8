# The targets that matter: `make demo` builds the tool and shows what it makes of two schemas,
# `make test` proves everything that CI proves.

# Kept out of Package.swift: unsafe flags there would make the package unusable as a dependency.
FLAGS = -Xswiftc -warnings-as-errors --explicit-target-dependency-import-check error

# A static binary starts fastest and needs nothing installed; macOS has no static Swift runtime.
STATIC = $(if $(filter Darwin,$(shell uname)),,-static-executable)

# Generic types are found by calls instead of by their names, which saves a sixth of a short run.
QUICK = -Xfrontend -disable-concrete-type-metadata-mangled-name-accessors

GEN_MODELS = .build/debug/gen-models

.PHONY: help demo test build lint generate check record bench libyaml

help: ## List the targets.
	@sed -n 's/^\([a-z]*\):.*## /  make \1\t/p' $(MAKEFILE_LIST) | expand -t 18

demo: libyaml ## Build the tool, and show the Swift of the two seed schemas.
	swift build --product gen-models $(FLAGS)
	@for schema in event-confirmation business-page; do \
	  printf '\n===== Schemas/%s.yml\n\n' $$schema; cat Schemas/$$schema.yml; \
	  printf '\n===== %s.generated.swift\n\n' $$schema; \
	  $(GEN_MODELS) Schemas/$$schema.yml --stdout || exit 1; \
	done

test: build lint check ## Build, lint, check the committed Swift and run every test.
	swift test $(FLAGS)

build: libyaml ## Build the tool and the tests, warnings as errors.
	swift build --build-tests $(FLAGS)

lint: ## Check the format of our sources and of every emitted file.
	swift format lint --strict --parallel --recursive Package.swift Benchmarks Generated Sources Templates Tests

generate: build ## Write the Swift of our own schemas anew.
	$(GEN_MODELS) Schemas --output Generated
	$(GEN_MODELS) Tests/Corpora --output Tests/Corpora
	$(GEN_MODELS) Tests/Fixtures/SupportModule --output Tests/Fixtures/SupportModule

check: build ## Fail where the committed Swift is not what the schemas give.
	$(GEN_MODELS) Schemas --output Generated --check
	$(GEN_MODELS) Tests/Corpora --output Tests/Corpora --check
	$(GEN_MODELS) Tests/Fixtures/SupportModule --output Tests/Fixtures/SupportModule --check

record: build ## Write the expected files of the fixtures anew; read the diff before you commit it.
	GEN_MODELS_RECORD=1 swift test $(FLAGS) --filter 'Fixture|SupportModule|ErrorPage'

bench: libyaml ## Time the tool beside an empty program, and compile what it emits.
	swift build -c release --product gen-models $(addprefix -Xswiftc ,$(STATIC) $(QUICK))
	swiftc -O $(STATIC) Benchmarks/Empty.swift -o .build/bench-empty
	swiftc -O -parse-as-library Benchmarks/Child.swift Benchmarks/StartUp.swift -o .build/bench-start-up
	swiftc -O -parse-as-library Benchmarks/Child.swift Benchmarks/Compile.swift -o .build/bench-compile
	.build/bench-start-up .build/bench-empty .build/release/gen-models Schemas/event-confirmation.yml
	.build/bench-compile Generated/event-confirmation.generated.swift Tests/Corpora/*.generated.swift

libyaml:
	@.ci/libyaml
