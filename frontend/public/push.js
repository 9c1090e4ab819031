/* global self */
// What the service worker does with push messages; vite.config.ts adds this file to it.
(() => {
  const ANYTHING = { title: 'Gradspan', text: 'You have a new notification.', link: '/notifications' };
  const ANSWERS_WITHIN_MS = 1_000;

  /** Browsers take the permission away from a service worker that shows nothing, so there is a text for every message. */
  function messageOf(data) {
    try {
      return { ...ANYTHING, ...data.json() };
    } catch {
      return ANYTHING;
    }
  }

  function show({ title, text, tag, link }) {
    return self.registration.showNotification(title, {
      body: text,
      icon: '/icon-192.png',
      // A later message about the same thing takes the place of the one before.
      ...(tag ? { tag, renotify: true } : {}),
      data: { link },
    });
  }

  /** A message leads to a page of ours and nowhere else. */
  function addressOf(link) {
    const { origin } = self.location;
    const address = URL.canParse(link, origin) ? new URL(link, origin) : new URL(ANYTHING.link, origin);
    return address.origin === origin ? address : new URL(ANYTHING.link, origin);
  }

  /** Whether a page answers that it opens the link: it keeps what is being written in it. */
  function isOpenedIn(page, { pathname, search, hash }) {
    const { port1, port2 } = new MessageChannel();
    return new Promise((resolve) => {
      const late = setTimeout(() => resolve(false), ANSWERS_WITHIN_MS);
      port1.onmessage = () => {
        clearTimeout(late);
        resolve(true);
      };
      page.postMessage({ type: 'open', link: pathname + search + hash }, [port2]);
    });
  }

  async function open(link) {
    const address = addressOf(link);
    // The page that was used last comes first.
    const [page] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    if (page) {
      await page.focus().catch(() => undefined);
      if (await isOpenedIn(page, address)) return;
    }
    await self.clients.openWindow(address.href);
  }

  /** The browser has replaced the subscription. */
  async function replace({ oldSubscription, newSubscription }) {
    const options = oldSubscription?.options;
    const subscription = newSubscription ?? (options && (await self.registration.pushManager.subscribe(options)));
    if (!subscription) return;
    const { endpoint, keys } = subscription.toJSON();
    await fetch('/api/notifications/push-subscriptions', {
      method: 'PUT',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ endpoint, keys }),
    });
  }

  self.addEventListener('push', (event) => event.waitUntil(show(messageOf(event.data))));
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(event.notification.data?.link));
  });
  self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(replace(event)));
})();
