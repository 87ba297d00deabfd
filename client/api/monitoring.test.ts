import { expect, jest, test } from '@jest/globals';
import { reportError } from './monitoring';

const settings = { supportEmail: 'support@tastemaker.test', links: {} };
const report = { type: 'SignInError', message: 'This password isn’t right.', code: 'identity/wrong-password' };

test('R115: an error goes to our own tunnel as an envelope that names our project and nobody else', () => {
  const send = jest.fn<typeof fetch>(async () => ({ ok: true, status: 200 }) as Response);
  globalThis.fetch = send;
  reportError({ ...settings, monitoringDsn: 'https://key@errors.example/1' }, report);

  const [path, init] = send.mock.calls[0] ?? [];
  expect([path, init?.method]).toEqual(['/monitoring', 'POST']);
  const [header, item, event] = (init?.body as string).split('\n').map((line) => JSON.parse(line) as object);
  expect(header).toMatchObject({
    dsn: 'https://key@errors.example/1',
    event_id: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  expect(item).toEqual({ type: 'event' });
  expect(event).toMatchObject({
    level: 'error',
    exception: { values: [{ type: 'SignInError', value: 'This password isn’t right.' }] },
    tags: { code: 'identity/wrong-password' },
  });
});

test('a report that does not arrive is only logged', async () => {
  const log = jest.spyOn(console, 'debug').mockImplementation(() => undefined);
  globalThis.fetch = jest.fn<typeof fetch>(() => Promise.reject(new Error('blocked')));
  reportError({ ...settings, monitoringDsn: 'https://key@errors.example/1' }, report);
  await new Promise(process.nextTick);
  expect(log).toHaveBeenCalled();
});

test('nothing is sent until the project is known', () => {
  const send = jest.fn<typeof fetch>();
  globalThis.fetch = send;
  reportError(settings, report);
  expect(send).not.toHaveBeenCalled();
});
