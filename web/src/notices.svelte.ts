// Notices of the browser's own, for when it is one's turn and the page is not in front; and calls while no page is open. Browsers
// have them only over https (or on this machine), and nobody is asked before they switch them on in the settings.
import { api } from './api';
import { browser } from './browser';
import { settings } from './settings.svelte';

export const notices = {
  /** Whether this browser has notices here at all. */
  possible: browser.isSecureContext === true && 'Notification' in globalThis && 'serviceWorker' in navigator,

  /** Ask for permission, and to be called here; says whether there will be notices. */
  async turnOn(): Promise<boolean> {
    if ((await Notification.requestPermission()) !== 'granted') return false;
    settings.notices = true;
    const registration = await navigator.serviceWorker.register('/sw.js');
    // Some browsers have no calls, or no service to bring them: then notices come while a page is open.
    await subscribe(registration).catch(() => undefined);
    return true;
  },

  async turnOff(): Promise<void> {
    settings.notices = false;
    const registration = await navigator.serviceWorker.getRegistration('/');
    const subscription = await registration?.pushManager.getSubscription();
    if (!subscription) return;
    await api.callMeNot(subscription.endpoint).catch(() => undefined);
    await subscription.unsubscribe();
  },

  /** Tell whoever looks elsewhere. */
  async show(title: string, body: string, path: string): Promise<void> {
    if (!this.possible || !settings.notices || Notification.permission !== 'granted' || !document.hidden) return;
    const registration = await navigator.serviceWorker.getRegistration('/');
    const tag = path.split('/').at(-1) ?? path;
    await registration?.showNotification(title, { body, tag, icon: '/lamp.svg', data: { path } });
  },
};

async function subscribe(registration: ServiceWorkerRegistration): Promise<void> {
  const { key } = await api.pushKey();
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  if (endpoint) await api.callMe({ address: endpoint, key: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' });
}
