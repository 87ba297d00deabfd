import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { afterEach, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderPage } from '../../test/render';
import { serve } from '../../test/server';
import { PushSection } from './PushSection';

const path = '/api/v1/push-devices';
const publicKey = 'BAEC';
const phone = { id: 'd1', name: 'Safari on iPhone', current: false, createdAt: '2026-11-02T09:00:00.000Z' };
const here = { id: 'd2', name: 'Chrome on Windows', current: true, createdAt: '2026-11-03T09:00:00.000Z' };

const browser = globalThis as unknown as Record<string, unknown>;
const worker = Object.getOwnPropertyDescriptor(navigator, 'serviceWorker');
afterEach(() => {
  delete browser.PushManager;
  delete browser.Notification;
  if (worker) Object.defineProperty(navigator, 'serviceWorker', worker);
  else delete (navigator as unknown as Record<string, unknown>).serviceWorker;
});

/** A browser with notifications, and a person who gives this answer. */
function knows(permission: 'default' | 'denied', answer: 'granted' | 'denied' | 'default' = 'granted') {
  const json = { endpoint: 'https://push.example/1', keys: { p256dh: 'key', auth: 'secret' } };
  const applicationServerKey = new Uint8Array([4, 1, 2]).buffer;
  const unsubscribe = jest.fn(async () => true);
  const subscription = { options: { applicationServerKey }, toJSON: () => json, unsubscribe };
  let given: typeof subscription | null = null;
  const pushManager = {
    getSubscription: async () => given,
    subscribe: jest.fn(async () => (given = subscription)),
  };
  const registration = { active: {}, pushManager };
  const register = jest.fn(async (_script: string, _options: object) => registration);
  const container = {
    register,
    getRegistration: async () => (register.mock.calls.length > 0 ? registration : undefined),
  };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
  browser.PushManager = class {};
  const notification = {
    permission: permission as string,
    requestPermission: async () => (notification.permission = answer),
  };
  browser.Notification = notification;
  return { register, json, unsubscribe };
}

const aSwitch = () => screen.findByRole('switch', { name: 'On this device' });

it('turns notifications on here once the person allows them, and off again', async () => {
  const { register, json, unsubscribe } = knows('default');
  let items = [phone];
  const requests = serve({
    [path]: (body) => {
      if (body) items = [here, phone];
      return { body: { publicKey, items } };
    },
    [`${path}/d2`]: () => {
      items = [phone];
      return { status: 204 };
    },
  });
  const { user } = renderPage(<PushSection />);
  await user.click(await aSwitch());
  await waitFor(async () => expect(await aSwitch()).toBeChecked());
  expect(register).toHaveBeenCalledWith('/push-worker.js', { scope: '/push/' });
  expect(requests).toContainEqual({ path, body: json });
  expect(screen.getByText(/^This device, added/)).toBeVisible();

  await user.click(await aSwitch());
  await waitFor(async () => expect(await aSwitch()).not.toBeChecked());
  expect(unsubscribe).toHaveBeenCalled();
  expect(screen.getByText('Safari on iPhone')).toBeVisible();
});

it('says what to do when the person dismisses the question', async () => {
  knows('default', 'default');
  serve({ [path]: { body: { publicKey, items: [] } } });
  const { user } = renderPage(<PushSection />);
  await user.click(await aSwitch());
  expect(await screen.findByText(/Select “Allow”/)).toBeVisible();
  expect(await aSwitch()).not.toBeChecked();
});

it('removes another device', async () => {
  knows('default');
  const requests = serve({ [path]: { body: { publicKey, items: [phone] } }, [`${path}/d1`]: { status: 204 } });
  const { user } = renderPage(<PushSection />);
  await user.click(await screen.findByRole('button', { name: 'Remove Safari on iPhone' }));
  await waitFor(() => expect(requests).toContainEqual({ path: `${path}/d1`, body: undefined }));
});

it('a browser that has lost its subscription shows as off', async () => {
  knows('default');
  serve({ [path]: { body: { publicKey, items: [here] } } });
  renderPage(<PushSection />);
  expect(await aSwitch()).not.toBeChecked();
});

it('says how to allow what is blocked, and what an iPhone needs', async () => {
  knows('denied');
  serve({ [path]: { body: { publicKey, items: [] } } });
  const { unmount } = renderPage(<PushSection />);
  expect(await screen.findByText(/are blocked in this browser/)).toBeVisible();
  unmount();

  delete browser.PushManager;
  const agent = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)');
  renderPage(<PushSection />);
  expect(await screen.findByText(/add Tastemaker to your Home Screen/)).toBeVisible();
  agent.mockRestore();
});

it('is hidden on a site without push keys', async () => {
  const requests = serve({ [path]: { body: { publicKey: null, items: [] } } });
  renderPage(<PushSection />);
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(screen.queryByText('On your devices')).toBeNull();
});

/** Runs the worker's script as a browser would, with these open tabs. */
function runWorker(open: readonly string[]) {
  const heard: Record<string, (event: object) => void> = {};
  const focused: string[] = [];
  const opened: string[] = [];
  const showNotification = jest.fn(async (_title: string, _options: object) => undefined);
  const matchAll = async () => open.map((url) => ({ url, focus: async () => void focused.push(url) }));
  const self = {
    addEventListener: (name: string, listener: (event: object) => void) => void (heard[name] = listener),
    registration: { showNotification },
    clients: { matchAll, openWindow: async (url: string) => void opened.push(url) },
  };
  const script = readFileSync('client/public/push-worker.js', 'utf8');
  runInNewContext(script, { self });
  const hear = async (name: string, event: object) => {
    let work: Promise<unknown> = Promise.resolve();
    heard[name]!({ ...event, waitUntil: (given: Promise<unknown>) => void (work = given) });
    await work;
  };
  return { hear, focused, opened, showNotification };
}

const link = 'https://tastemaker.test/app/collabs/c1?uid=b1';
const click = { notification: { data: link, close: () => undefined } };

it('a notification replaces the one before about the same Collab, and opens where it leads', async () => {
  const { hear, opened, showNotification } = runWorker(['https://tastemaker.test/app']);
  const said = { title: 'Casa Olmo requested a Collab', text: 'Approve or decline.', link, topic: 'c1' };
  await hear('push', { data: { json: () => said } });
  expect(showNotification).toHaveBeenCalledWith(said.title, expect.objectContaining({ body: said.text, tag: 'c1' }));
  await hear('notificationclick', click);
  expect(opened).toEqual([link]);
});

it('a tab that already shows it comes to the front', async () => {
  const { hear, focused, opened } = runWorker([`${link}#top`]);
  await hear('notificationclick', click);
  expect([focused, opened]).toEqual([[`${link}#top`], []]);
});
