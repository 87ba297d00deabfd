import { expect, type Page } from '@playwright/test';
import { axeFaults } from './axe.ts';
import { moveClock, signInQuickly, aWindow } from './people.ts';
import { origin, test } from './test.ts';

test.use({ ownProduct: 'moves the clock' });

/** The browser vendor isn't reachable from a test, so the stand-in issues the subscription. */
const standIn = `
  let given = null;
  const bytesOf = (text) =>
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
  PushManager.prototype.getSubscription = async () => given;
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ applicationServerKey });
    const json = await (await fetch('/sandbox/push/subscriptions', { method: 'POST', headers, body })).json();
    const options = { applicationServerKey: bytesOf(applicationServerKey).buffer };
    return (given = { ...json, options, toJSON: () => json, unsubscribe: async () => true });
  };
`;

async function withStandIn(page: Page): Promise<void> {
  await page.context().grantPermissions(['notifications'], { origin: origin() });
  await page.addInitScript({ content: standIn });
}

/** Passes a message to the worker, as the push service's connection would. */
async function deliver(page: Page, data: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.endsWith('/push/'));
      if (ours) resolve(ours.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.deliverPushMessage', { origin: origin(), registrationId: await registered, data });
}

const talksOf = async ({ request }: Page): Promise<string[]> => {
  const { items } = (await (await request.get('/api/v1/conversations')).json()) as { items: { id: string }[] };
  return items.map(({ id }) => id);
};

const shownIn = (page: Page) =>
  page.evaluate(`navigator.serviceWorker.getRegistration('/push/')
    .then((registration) => registration.getNotifications())
    .then((shown) => shown.map(({ title, body }) => ({ title, body })))`);

test('what waits for someone shows on their device, until they turn it off', async ({ browser, page }) => {
  await withStandIn(page);
  await signInQuickly(page, 'influencer@tastemaker.test');
  await page.goto('/app/notifications');
  const here = page.getByRole('switch', { name: 'On this device' });
  await here.click();
  await expect(here).toBeChecked();
  await expect(page.getByText(/^This device, added/)).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);

  const brand = await aWindow(browser, { baseURL: origin() });
  await signInQuickly(brand.page, 'brand@tastemaker.test');
  const headers = { origin: origin() };
  const own = await talksOf(page);
  const talk = (await talksOf(brand.page)).find((id) => own.includes(id))!;
  await page.request.post('/api/v1/notifications/read', { headers, data: {} });
  await brand.page.request.post(`/api/v1/conversations/${talk}/messages`, { headers, data: { text: 'Hello' } });
  await moveClock(page, 'PT2M');

  type Sent = { title: string; content: { text: string } };
  let sent: Sent[] = [];
  const arrived = async () => {
    await moveClock(page, 'PT1M');
    sent = (await (await page.request.get('/sandbox/api/outside?service=push')).json()) as Sent[];
    return sent.length;
  };
  await expect.poll(arrived).toBeGreaterThan(0);
  await deliver(page, JSON.stringify(sent[0]!.content));
  await expect.poll(() => shownIn(page)).toEqual([{ title: sent[0]!.title, body: sent[0]!.content.text }]);

  await here.click();
  await expect(here).not.toBeChecked();
  await expect(page.getByText(/^This device, added/)).toBeHidden();
  await brand.page.context().close();
});
