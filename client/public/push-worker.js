/*
 * Shows what waits for someone on their device, and opens it when they select it. It is registered for /push/, where there
 * are no pages, so it controls none and keeps nothing: that is sw.js.
 */
self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('push', (event) => {
  const { title, text, link, topic } = event.data.json();
  event.waitUntil(
    self.registration.showNotification(title, { body: text, tag: topic, icon: '/favicon.svg', data: link }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

/** The browser has changed its subscription: ours would lead nowhere. */
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renew(event));
});

/** The tab that shows it already; else a new one, so that nothing half-typed is lost in another. */
async function open(link) {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = tabs.find(({ url }) => url.split('#')[0] === link);
  return there ? there.focus() : self.clients.openWindow(link);
}

async function renew({ newSubscription, oldSubscription }) {
  const given = newSubscription ?? (await self.registration.pushManager.subscribe(oldSubscription.options));
  const headers = { 'content-type': 'application/json' };
  await fetch('/api/v1/push-devices', { method: 'POST', headers, body: JSON.stringify(given) });
}
