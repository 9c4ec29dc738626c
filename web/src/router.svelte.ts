// Which page is shown: the address bar as a typed route, links that do not reload, focus that follows the reader.
import { tick } from 'svelte';

export type Route =
  | { page: 'front' }
  | { page: 'new'; game: string }
  | { page: 'tables' }
  | { page: 'table'; code: string }
  | { page: 'rules'; game: string }
  | { page: 'settings' }
  | { page: 'credits' }
  | { page: 'unknown' };

/** The route of a path such as `/t/AB12`. */
export function routeOf(path: string): Route {
  const [room = '', what, ...rest] = path.split('/').filter(Boolean).map(decoded);
  if (rest.length === 0 && what !== undefined) {
    if (room === 'new') return { page: 'new', game: what };
    if (room === 't') return { page: 'table', code: what };
    if (room === 'rules') return { page: 'rules', game: what };
  } else if (what === undefined) {
    if (room === '') return { page: 'front' };
    if (room === 'tables' || room === 'settings' || room === 'credits') return { page: room };
  }
  return { page: 'unknown' };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The address of a route, for links. */
export function hrefOf(route: Exclude<Route, { page: 'unknown' }>): string {
  switch (route.page) {
    case 'front':
      return '/';
    case 'new':
      return `/new/${encodeURIComponent(route.game)}`;
    case 'table':
      return `/t/${encodeURIComponent(route.code)}`;
    case 'rules':
      return `/rules/${encodeURIComponent(route.game)}`;
    default:
      return `/${route.page}`;
  }
}

class Router {
  route = $state.raw<Route>({ page: 'front' });
  /** What stands after the `#`, such as `G-08`. */
  hash = $state('');
  // Set between a navigation and the moment at which the new page's heading takes the focus.
  #arriving = false;

  /** Follow the address bar and every link of the page from now on. */
  start(): void {
    this.#read();
    addEventListener('popstate', () => this.#turn());
    document.addEventListener('click', (event) => this.#follow(event));
  }

  go(href: string, replace = false): void {
    if (replace) history.replaceState(null, '', href);
    else history.pushState(null, '', href);
    if (this.#turn()) scrollTo(0, 0);
  }

  /** Put on a page's `h1` as `{@attach router.arrive(title)}`: names the document, and takes the focus after a navigation. */
  arrive(title: string): (heading: HTMLElement) => void {
    return (heading) => {
      document.title = title === 'Ghostlight' ? title : `${title} · Ghostlight`;
      if (!this.#arriving) return;
      this.#arriving = false;
      heading.tabIndex = -1;
      void tick().then(() => heading.focus({ preventScroll: true }));
    };
  }

  /** Read the address; says whether it is another page. */
  #turn(): boolean {
    const before = JSON.stringify(this.route);
    this.#read();
    this.#arriving = JSON.stringify(this.route) !== before;
    return this.#arriving;
  }

  #read(): void {
    const route = routeOf(location.pathname);
    if (JSON.stringify(route) !== JSON.stringify(this.route)) this.route = route;
    this.hash = decoded(location.hash.slice(1));
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.href || link.target || link.hasAttribute('download')) return;
    const to = new URL(link.href);
    if (to.origin !== location.origin || to.pathname.startsWith('/api/')) return;
    // A jump within the page is the browser's own affair; it moves the focus as well.
    if (to.hash && to.pathname === location.pathname) return;
    event.preventDefault();
    this.go(to.pathname + to.search + to.hash);
  }
}

export const router = new Router();
