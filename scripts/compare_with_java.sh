#!/bin/sh
# compare_with_java.sh [-b BIN] [-o "OPTIONS"] [-k DIR] N [SEED]
#
# Makes N random programs (seeds SEED, SEED + 1, ...; 1 unless given), runs each with vmrun and with
# java, and shows the first differences. Exits with 0 if there are none, 1 if there are, and 77 if
# no JDK is installed.
#
#   -b BIN        the folder of generate_programs and vmrun (build/release/bin unless given)
#   -o "OPTIONS"  options for vmrun
#   -k DIR        keep programs and outputs there; otherwise only those that differ are kept
#
# One javac compiles a whole batch, and one JVM runs it.
set -u

bin=build/release/bin
options=
keep=
while getopts b:o:k: flag; do
  case $flag in
    b) bin=$OPTARG ;;
    o) options=$OPTARG ;;
    k) keep=$OPTARG ;;
    *) exit 2 ;;
  esac
done
shift $((OPTIND - 1))
count=${1:?usage: compare_with_java.sh [-b BIN] [-o OPTIONS] [-k DIR] N [SEED]}
seed=${2:-1}
batch=100
shown=0
different=0
bin=$(cd "$bin" && pwd) || exit 2

command -v javac >/dev/null 2>&1 || { echo "no JDK is installed"; exit 77; }

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/failures"

cat > "$work/RunAll.java" <<'JAVA'
import java.io.*;
import java.nio.file.*;

// Runs the main methods of the classes named, each with its output in a file of its own.
public class RunAll {
  public static void main(String[] names) throws Exception {
    for (String name : names) {
      try (PrintStream out = new PrintStream(name + ".java.out", "UTF-8")) {
        System.setOut(out);
        Class.forName(name).getMethod("main", String[].class).invoke(null, (Object) new String[0]);
      }
    }
  }
}
JAVA

# One program with vmrun; its exit code is the last line of the output.
cat > "$work/run_one" <<'SH'
#!/bin/sh
timeout 120 "$1" $2 "$3.java" > "$3.braid.out" 2> "$3.braid.err"
code=$?
[ $code = 0 ] || { echo "exit code $code"; head -n 5 "$3.braid.err"; } >> "$3.braid.out"
SH
chmod +x "$work/run_one"

run_batch() { # FIRST LAST
  folder=$work/batch
  rm -rf "$folder"
  mkdir "$folder"
  cd "$folder" || exit 2
  names=
  for i in $(seq "$1" "$2"); do
    "$bin/generate_programs" "$i" > "P$i.java" || { echo "no program for seed $i"; exit 1; }
    names="$names P$i"
  done
  if ! javac -nowarn -Xlint:none -d classes "$work/RunAll.java" P*.java > javac.out 2>&1; then
    echo "javac rejects a program of this batch: the generator is wrong"
    head -n 20 javac.out
    exit 1
  fi
  # shellcheck disable=SC2086
  java -Xss4m -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -cp classes RunAll $names > java.out 2>&1 ||
    { echo "java fails: the generator is wrong"; head -n 20 java.out; exit 1; }
  # shellcheck disable=SC2086
  printf '%s\n' $names | xargs -P 2 -I '{}' "$work/run_one" "$bin/vmrun" "$options" '{}'
  for name in $names; do
    cmp -s "$name.java.out" "$name.braid.out" && continue
    different=$((different + 1))
    cp "$name".* "$work/failures/"
    if [ $shown -lt 3 ]; then
      shown=$((shown + 1))
      echo "--- $name: java on the left, Braid on the right"
      diff "$name.java.out" "$name.braid.out" | head -n 8
    fi
  done
  [ -z "$keep" ] || cp P* "$keep/"
  cd "$work" || exit 2
}

[ -z "$keep" ] || { mkdir -p "$keep" && keep=$(cd "$keep" && pwd); }
first=$seed
end=$((seed + count))
while [ "$first" -lt "$end" ]; do
  last=$((first + batch - 1))
  [ "$last" -lt "$end" ] || last=$((end - 1))
  run_batch "$first" "$last"
  first=$((last + 1))
done

if [ $different -gt 0 ]; then
  failures=${TMPDIR:-/tmp}/braid-random-programs
  rm -rf "$failures"
  cp -r "$work/failures" "$failures"
  echo "$different of $count random programs (seeds $seed to $((end - 1))) differ; see $failures"
  exit 1
fi
echo "$count random programs (seeds $seed to $((end - 1))) do the same on both machines"
