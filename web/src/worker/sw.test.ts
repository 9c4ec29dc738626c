import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

type Heard = (event: unknown) => void;
const heard = new Map<string, Heard>();
const showNotification = vi.fn(() => Promise.resolve());
const openWindow = vi.fn(() => Promise.resolve());
let pages: { url: string; visibilityState: string; focus: () => Promise<void> }[] = [];

/** Have the worker hear this, and wait for what it does. */
async function happens(name: string, event: object): Promise<void> {
  const work: Promise<unknown>[] = [];
  heard.get(name)?.({ ...event, waitUntil: (each: Promise<unknown>) => work.push(each) });
  await Promise.all(work);
}

const call = { title: 'Your turn · Town', body: 'Ana’s table', path: '/t/ABCD2345', tag: 'ABCD2345' };
const pushed = { data: { json: () => call } };
const page = (path: string, visibilityState: string) => ({
  url: `https://ghosts.example${path}`,
  visibilityState,
  focus: vi.fn(() => Promise.resolve()),
});

beforeAll(async () => {
  vi.stubGlobal('addEventListener', (name: string, listener: Heard) => heard.set(name, listener));
  vi.stubGlobal('registration', { showNotification });
  vi.stubGlobal('clients', { matchAll: () => Promise.resolve(pages), openWindow });
  vi.stubGlobal('location', { origin: 'https://ghosts.example' });
  await import('./sw');
});

beforeEach(() => {
  vi.clearAllMocks();
  pages = [];
});

describe('the worker', () => {
  it('answers no request, so nobody is served an older page', () => {
    expect([...heard.keys()].sort()).toEqual(['activate', 'install', 'notificationclick', 'push']);
  });

  it('shows a call while no page is open, or another one, or one that nobody sees', async () => {
    for (const open of [[], [page('/tables', 'visible')], [page(call.path, 'hidden')]]) {
      pages = open;
      await happens('push', pushed);
    }
    expect(showNotification).toHaveBeenCalledTimes(3);
    expect(showNotification).toHaveBeenCalledWith(
      call.title,
      expect.objectContaining({ body: call.body, tag: call.tag, data: { path: call.path } }),
    );
  });

  it('says nothing to who looks at the table', async () => {
    pages = [page(call.path, 'visible')];
    await happens('push', pushed);
    await happens('push', { data: null });
    expect(showNotification).not.toHaveBeenCalled();
  });

  it('leads to the table: to its open page, or a new one', async () => {
    const notification = { close: vi.fn(), data: { path: call.path } };
    pages = [page('/tables', 'visible'), page(call.path, 'hidden')];
    await happens('notificationclick', { notification });
    expect(pages[1]!.focus).toHaveBeenCalledOnce();
    expect(openWindow).not.toHaveBeenCalled();
    pages = [];
    await happens('notificationclick', { notification });
    expect(openWindow).toHaveBeenCalledWith(`https://ghosts.example${call.path}`);
    expect(notification.close).toHaveBeenCalledTimes(2);
  });
});
