# usage: bash complete.bash SCRIPT LINE... ; prints the completions of each line, then '=='.
source "$1"
shift
for line in "$@"; do
  # As readline does, '=' is a word of its own.
  eval "COMP_WORDS=(${line//=/ = })"
  [[ $line != *[\ =] ]] || COMP_WORDS+=('')
  COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
  _gen_models
  printf '%s\n' "${COMPREPLY[@]}" ==
done
