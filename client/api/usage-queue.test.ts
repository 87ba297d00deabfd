import { beforeEach, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { serve } from '../test/server';
import { waitingKey } from './offline-copies';
import { tell, type UsageNote } from './usage-queue';

const week = 7 * 86_400_000;
const noteOf = (name: string, uid = 'influencer-1'): UsageNote => ({
  event_name: 'page_view',
  event_context: { target_name: name },
  user_profile: { uid, type: 'influencer' },
});
const waits = (name: string, { uid = 'influencer-1', ago = 0 } = {}) => ({
  ...noteOf(name, uid),
  event_id: `id of ${name}`,
  noted: Date.now() - ago,
});
const namesOf = (notes: readonly unknown[]) =>
  (notes as UsageNote[]).map(({ event_context }) => event_context.target_name);
const waiting = () => namesOf(JSON.parse(localStorage.getItem(waitingKey) ?? '[]') as unknown[]);
const before = (...notes: ReturnType<typeof waits>[]) => localStorage.setItem(waitingKey, JSON.stringify(notes));

/** What the server receives; `status` is its response to the event with this name. */
function server(status: Readonly<Record<string, number>> = {}): unknown[] {
  const told: unknown[] = [];
  serve({
    '/api/v1/functions/logUserEvent': (body) => {
      told.push(body);
      return { status: status[namesOf([body])[0] as string] ?? 200 };
    },
  });
  return told;
}

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(console, 'debug').mockImplementation(() => undefined);
});

test('R398: what waited goes first, and what someone else noted in this browser waits for them', async () => {
  const told = server();
  before(waits('Hers', { uid: 'influencer-2' }), waits('Before'));
  tell(noteOf('Now'));
  await waitFor(() => expect(namesOf(told)).toEqual(['Before', 'Now']));
  await waitFor(() => expect(waiting()).toEqual(['Hers']));
});

test('R398: what is older than a week is forgotten, as the server would not believe its time', async () => {
  const told = server();
  before(waits('Long ago', { ago: week }), waits('Nearly a week ago', { ago: week - 60_000 }));
  tell(noteOf('Now'));
  await waitFor(() => expect(namesOf(told)).toEqual(['Nearly a week ago', 'Now']));
});

test('R394: what the server refuses for good holds up nothing; what it could not take waits in its order', async () => {
  const told = server({ Refused: 400, Away: 503 });
  before(waits('Refused'), waits('Away'), waits('After'));
  tell(noteOf('Now'));
  await waitFor(() => expect(waiting()).toEqual(['Away', 'After', 'Now']));
  expect(namesOf(told)).toEqual(['Refused', 'Away']);
});

test('R398: of many that wait, the newest hundred are kept', async () => {
  server({ 'Page 0': 503, 'Page 6': 503 });
  before(...Array.from({ length: 105 }, (_, number) => waits(`Page ${number}`)));
  tell(noteOf('Now'));
  await waitFor(() => expect(waiting()).toHaveLength(100));
  expect([waiting()[0], waiting().at(-1)]).toEqual(['Page 6', 'Now']);
});
