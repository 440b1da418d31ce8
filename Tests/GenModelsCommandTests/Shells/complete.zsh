# usage: zsh -f complete.zsh SCRIPT LINE... ; prints the completions of each line, then '=='.
#
# Completion works only where lines are edited, so a second shell sits at a terminal of its own, and prints
# what its compadd adds. The quotes within words keep the echo of a line from being taken for its answer.
zmodload zsh/zpty
zpty shell zsh -f -i
zpty -w shell '
PS1= RPS1=
autoload -U compinit; compinit -u -D
source '${(qq)1}'
compadd() {
  if [[ ${@[1,(i)(-|--)]} != *-(O|A|D)\ * ]]; then
    local -a added; builtin compadd -A added "$@"
    local word; for word in $added; do print -r -- "HI""T<$word>"; done
  fi
  builtin compadd "$@"
}
zle -C capture complete-word _main_complete
show() { zle capture; BUFFER=; print -r -- "DO""NE"; }
zle -N show
bindkey "^I" show
print -r -- REA""DY
'
zpty -r -m shell answer '*READY*'
shift
for line in "$@"; do
  zpty -w -n shell $line$'\t'
  zpty -r -m shell answer '*DONE*'
  for word in ${(f)answer//$'\r'/}; do
    [[ $word != *HIT\<*\> ]] || print -r -- ${${word#*HIT<}%>}
  done
  print -r -- '=='
done
zpty -d shell
