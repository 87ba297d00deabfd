/*
 * Lets the portal open without a connection: the page itself and every script, style and font that was ever loaded are
 * kept. What people may see is not kept here but by the page (client/api/offline-copies.ts), which forgets it at sign-out.
 */
const shell = 'shell-1';
const page = '/';
/** More than one release has; what older ones leave behind goes, the oldest first. */
const assetsAtMost = 1_500;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(shell)
      .then((cache) => cache.add(new Request(page, { cache: 'reload' })))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(isOldShell).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (/^\/check-in(\/|$)/i.test(pathname)) return; // the page at the door has a worker of its own
  if (request.mode === 'navigate') {
    event.respondWith(freshPage(event, pathname));
    event.waitUntil(forgetOldAssets());
  } else if (pathname.startsWith('/assets/')) event.respondWith(keptForEver(event));
});

const isOldShell = (name) => name.startsWith('shell-') && name !== shell;

/** The server's own page; without a connection the one that was kept, which is the same for every address. */
async function freshPage(event, pathname) {
  try {
    const answer = await fetch(event.request);
    const isPortal = pathname === page || pathname.startsWith('/app');
    if (answer.ok && isPortal) keep(event, page, answer);
    return answer;
  } catch (error) {
    const kept = await caches.match(page);
    if (kept) return kept;
    throw error;
  }
}

/** Names of assets hold a hash of their content: what was loaded once is right for ever. */
async function keptForEver(event) {
  const { request } = event;
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) keep(event, request, answer);
  return answer;
}

/** The page does not wait for it. */
function keep(event, name, answer) {
  const copy = answer.clone();
  event.waitUntil(caches.open(shell).then((cache) => cache.put(name, copy)));
}

/** Once for each time the portal is opened: to list all that is kept at each asset would cost more than the asset. */
async function forgetOldAssets() {
  const cache = await caches.open(shell);
  const assets = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== page);
  await Promise.all(assets.slice(0, Math.max(0, assets.length - assetsAtMost)).map((old) => cache.delete(old)));
}
