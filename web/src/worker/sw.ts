// The service worker at the root: it shows calls while no page is open, and leads to the table that called. It answers no
// request, so that after an upgrade nobody is ever served an older page.

type Call = { title: string; body: string; path: string; tag: string };
type Page = { url: string; visibilityState: string; focus: () => Promise<unknown> };
type Waiting = Event & { waitUntil: (work: Promise<unknown>) => void };
type Pushed = Waiting & { data: { json: () => unknown } | null };
type Clicked = Waiting & { notification: { close: () => void; data: { path: string } | null } };
type Root = {
  location: { origin: string };
  registration: { showNotification: (title: string, options: object) => Promise<void> };
  clients: {
    matchAll: (options: object) => Promise<Page[]>;
    openWindow: (address: string) => Promise<unknown>;
    claim: () => Promise<void>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: (name: string, heard: (event: never) => void) => void;
};

const worker = globalThis as unknown as Root;
const ALL = { type: 'window', includeUncontrolled: true };

worker.addEventListener('install', (event: Waiting) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event: Waiting) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('push', (event: Pushed) => event.waitUntil(tell(event.data?.json() as Call | undefined)));
worker.addEventListener('notificationclick', (event: Clicked) => {
  event.notification.close();
  event.waitUntil(go(event.notification.data?.path ?? '/'));
});

async function tell(call: Call | undefined): Promise<void> {
  if (!call) return;
  const pages = await worker.clients.matchAll(ALL);
  // Who looks at the table need not be told.
  if (pages.some((page) => page.visibilityState === 'visible' && new URL(page.url).pathname === call.path)) return;
  await worker.registration.showNotification(call.title, {
    body: call.body,
    tag: call.tag,
    icon: '/lamp.svg',
    data: { path: call.path },
  });
}

async function go(path: string): Promise<void> {
  const pages = await worker.clients.matchAll(ALL);
  const open = pages.find((page) => new URL(page.url).pathname === path);
  await (open ? open.focus() : worker.clients.openWindow(new URL(path, worker.location.origin).href));
}

// A module to TypeScript; what is built of it has no exports, and is a plain script.
export {};
