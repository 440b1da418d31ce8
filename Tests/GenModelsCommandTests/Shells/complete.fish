# usage: fish complete.fish SCRIPT LINE... ; prints the completions of each line, then '=='.
source $argv[1]
for line in $argv[2..]
    complete -C $line | string replace -r '\t.*' ''
    echo ==
end
