# Sourced by ./play and ./test: a virtual environment with what the lock file names, and the engine in it, compiled where that is possible.
# POSIX shell. Every step is announced in one line and skipped when nothing has changed since.

say() { printf '%s\n' "lazaretto: $*" >&2; }
fail() { say "$*"; exit 1; }

find_python() {
    for python in ${PYTHON:-} python3.11 python3.12 python3.13 python3.14 python3; do
        if "$python" -c 'import sys, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            printf '%s' "$python"
            return
        fi
    done
    fail "Python 3.11 or newer (with its venv module) is needed and was not found. Install it, or name it: PYTHON=/path/to/python3.12 $0"
}

# digest FILE…: one number for what the files hold.
digest() { cat "$@" | cksum; }

# unchanged NAME VALUE: was this step done with just this before?
unchanged() { [ -f ".venv/stamps/$1" ] && [ "$(cat ".venv/stamps/$1")" = "$2" ]; }
stamp() { mkdir -p .venv/stamps && printf '%s' "$2" > ".venv/stamps/$1"; }

make_environment() {
    if ! .venv/bin/python -m pip --version > /dev/null 2>&1; then
        python=$(find_python) || exit 1
        say "making a virtual environment in .venv with $("$python" --version)"
        rm -rf .venv
        "$python" -m venv .venv || { rm -rf .venv; fail "could not make .venv. On Debian and Ubuntu: apt-get install python3-venv"; }
    fi
}

# One set-up at a time; a lock whose owner is gone is taken over.
lock() {
    while ! mkdir .setting-up 2>/dev/null; do
        owner=$(cat .setting-up/pid 2>/dev/null || echo none)
        if [ "$owner" != none ] && ! kill -0 "$owner" 2>/dev/null; then rm -rf .setting-up; continue; fi
        [ "${waited:-}" ] || say "another set-up is running (process $owner): waiting for it"
        waited=yes
        sleep 1
    done
    echo $$ > .setting-up/pid
    trap 'rm -rf .setting-up' EXIT
    trap 'exit 130' INT TERM HUP
}
unlock() { rm -rf .setting-up; trap - EXIT INT TERM HUP; }

# install_locked NAME: what requirements/NAME.txt names, each file checked against its hash.
install_locked() {
    wanted=$(digest "requirements/$1.txt")
    unchanged "$1" "$wanted" && return
    say "installing the libraries named in requirements/$1.txt"
    .venv/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r "requirements/$1.txt" \
        || fail "could not install requirements/$1.txt: is the package registry reachable? Try again, or look at the lines above"
    stamp "$1" "$wanted"
}

can_compile() {
    .venv/bin/python - <<'END'
import shutil, sys, sysconfig, os, pathlib
compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
header = pathlib.Path(sysconfig.get_path("include"), "Python.h")
sys.exit(0 if shutil.which(compiler) and header.exists() else 1)
END
}

install_engine() {
    sources=$(find src setup.py pyproject.toml README.md -type f ! -name '*.pyc' ! -path '*.egg-info*' | LC_ALL=C sort)
    compiler=yes
    can_compile || compiler=no
    wanted="$compiler $(printf '%s' "$sources" | cksum) $(printf '%s\n' "$sources" | xargs cat | cksum)"
    if unchanged engine "$wanted"; then
        [ "$compiler" = yes ] || say "the engine runs interpreted: no C compiler with Python's headers was found"
        return
    fi
    rm -rf build src/lazaretto.egg-info
    if [ "$compiler" = yes ]; then
        say "compiling the engine (two minutes or so)"
        if build_engine > .venv/build.log 2>&1; then stamp engine "$wanted"; return; fi
        say "the engine did not compile (see .venv/build.log); it will run interpreted, several times slower"
    else
        say "no C compiler with Python's headers was found: the engine will run interpreted, several times slower"
    fi
    LAZARETTO_INTERPRETED=1 build_engine > .venv/build.log 2>&1 || { cat .venv/build.log >&2; fail "could not install the engine"; }
    stamp engine "$wanted"
}

build_engine() { .venv/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --force-reinstall .; }

# set_up NAME…: everything that requirements/NAME.txt and the engine need.
set_up() {
    lock
    make_environment
    for name in "$@"; do install_locked "$name"; done
    install_engine
    unlock
}
