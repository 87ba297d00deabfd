/*
 * Opens the check-in page without a connection: the page and every file that it names are fetched together. Nothing
 * personal is kept here; client/check-in/memory.ts keeps the list, encrypted.
 */
const page = '/check-in/';
const kept = 'check-in-';

self.addEventListener('install', (event) => {
  event.waitUntil(keepPage().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    event.respondWith(keptPage(request));
    event.waitUntil(keepPage().catch(() => undefined)); // without a connection
  } else if (pathname.startsWith('/assets/') || pathname === '/favicon.svg') event.respondWith(keptFile(request));
});

/** Oldest first. */
const releases = async () => (await caches.keys()).filter((name) => name.startsWith(kept));

/** The same for every door. A new release shows the next time: with one bar of reception, nobody waits for the network. */
async function keptPage(request) {
  for (const name of (await releases()).reverse()) {
    const found = await (await caches.open(name)).match(page);
    if (found) return found;
  }
  return fetch(request);
}

const keptFile = async (request) => (await caches.match(request)) ?? fetch(request);

/**
 * Keeps a release whole: its page goes in last, once all its files are there. The one before stays for pages that are
 * open. The name is made of its files.
 */
async function keepPage() {
  const fresh = await fetch(page, { cache: 'no-cache' });
  if (!fresh.ok) throw new Error(`The check-in page answered ${fresh.status}.`);
  const files = [...new Set((await fresh.clone().text()).match(/\/assets\/[\w.-]+/g))].sort();
  const name = kept + files.join(' ');
  const before = await releases();
  if (before.at(-1) === name) return;
  await caches.delete(name);
  const cache = await caches.open(name);
  try {
    await cache.addAll([...files, '/favicon.svg']);
    await cache.put(page, fresh);
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
  await Promise.all((await releases()).slice(0, -2).map((each) => caches.delete(each)));
}
