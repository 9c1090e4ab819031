/* global self */
// Handles push messages in the service worker; vite.config.ts adds this file to it.
(() => {
  const ANYTHING = { title: 'Gradspan', text: 'You have a new notification.', link: '/notifications' };
  const ANSWERS_WITHIN_MS = 1_000;

  /** Browsers revoke the permission of a service worker that shows nothing, so every message has a fallback text. */
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
      // A later message about the same subject replaces the earlier one.
      ...(tag ? { tag, renotify: true } : {}),
      data: { link },
    });
  }

  /** Returns the URL to open; a message can only lead to a page of our own origin. */
  function addressOf(link) {
    const { origin } = self.location;
    const address = URL.canParse(link, origin) ? new URL(link, origin) : new URL(ANYTHING.link, origin);
    return address.origin === origin ? address : new URL(ANYTHING.link, origin);
  }

  /**
   * Asks an open page to follow the link, so that it can keep unsaved text. Resolves with false if the page doesn't
   * reply in time.
   */
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
    // The most recently focused page comes first.
    const [page] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    if (page) {
      await page.focus().catch(() => undefined);
      if (await isOpenedIn(page, address)) return;
    }
    await self.clients.openWindow(address.href);
  }

  /** Registers the new subscription after the browser has replaced the old one. */
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
