/** Where in the house we are: the address bar is the only memory of it. What is secret stands behind the #, which is never sent. */

export interface Place {
  page: string;
  name: string;
  secret: URLSearchParams;
}

function here(): Place {
  const [page = "", name = ""] = location.pathname.split("/").filter(Boolean).map(plain);
  return { page, name, secret: new URLSearchParams(location.hash.slice(1)) };
}

/** As it was written, if it was written so that it can be read. */
function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Route {
  place = $state.raw<Place>(here());

  constructor() {
    addEventListener("popstate", () => (this.place = here()));
    addEventListener("hashchange", () => (this.place = here()));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.place = here();
    scrollTo(0, 0);
  }
}

export const route = new Route();

/** For links of our own: no reload; whoever wants a new window still gets one. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  route.go(link.getAttribute("href") ?? "/");
}
