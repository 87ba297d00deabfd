import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { actingAs } from './acting-as';
import { haveTabs } from '../test/tabs';
import { type LiveMessage, onLiveMessage, openLiveStream } from './live-stream';

/** jsdom has no streams. */
class FakeStream {
  static readonly open: FakeStream[] = [];
  static readonly CLOSED = 2;
  readyState = 1;
  onmessage: ((event: { data: string; lastEventId: string }) => void) | null = null;
  onerror: (() => void) | null = null;
  constructor(readonly address: string) {
    FakeStream.open.push(this);
  }
  say(lastEventId: string, id: string) {
    this.onmessage?.({ lastEventId, data: JSON.stringify({ name: 'collab.approved', type: 'collab', id }) });
  }
  private here?: (event: { lastEventId: string }) => void;
  addEventListener(_name: 'here', listener: (event: { lastEventId: string }) => void) {
    this.here = listener;
  }
  /** The server's first message: its position. */
  begin(lastEventId: string) {
    this.here?.({ lastEventId });
  }
  close() {
    FakeStream.open.splice(FakeStream.open.indexOf(this), 1);
  }
}

const heard: string[] = [];
let stops: (() => void)[] = [];

beforeEach(() => {
  haveTabs();
  Object.assign(globalThis, { EventSource: FakeStream });
  stops = [onLiveMessage(({ id }: LiveMessage) => void heard.push(id))];
});
afterEach(() => {
  stops.forEach((stop) => stop());
  heard.splice(0);
});

const aTab = () => {
  let closed = false;
  const close = openLiveStream(() => undefined);
  const once = () => {
    if (!closed) close();
    closed = true;
  };
  stops.push(once);
  return once;
};

test('one tab of the browser listens, and the others hear what it hears', async () => {
  aTab();
  aTab();
  await waitFor(() => expect(FakeStream.open).toHaveLength(1));
  FakeStream.open[0]!.say('7', 'c1');
  expect(heard).toEqual(['c1', 'c1']); // each tab once
});

test('tabs of two profiles listen each for themselves', async () => {
  actingAs.set('cafe');
  aTab();
  aTab();
  actingAs.set('hotel');
  aTab();
  await waitFor(() => expect(FakeStream.open).toHaveLength(2));
  expect(FakeStream.open.map(({ address }) => address)).toEqual([
    '/api/v1/live?asProfile=cafe',
    '/api/v1/live?asProfile=hotel',
  ]);
});

test('when that tab closes, another one continues from the last message', async () => {
  const leave = aTab();
  aTab();
  await waitFor(() => expect(FakeStream.open.map(({ address }) => address)).toEqual(['/api/v1/live']));
  FakeStream.open[0]!.say('7', 'c1');
  leave();
  await waitFor(() => expect(FakeStream.open.map(({ address }) => address)).toEqual(['/api/v1/live?after=7']));
});

test('it continues from where that tab began, though nothing had been heard', async () => {
  const leave = aTab();
  aTab();
  await waitFor(() => expect(FakeStream.open).toHaveLength(1));
  FakeStream.open[0]!.begin('5');
  leave();
  await waitFor(() => expect(FakeStream.open.map(({ address }) => address)).toEqual(['/api/v1/live?after=5']));
  expect(heard).toEqual([]);
});

test('a stream that got no good answer is asked for again, from where it was', async () => {
  jest.useFakeTimers();
  try {
    aTab();
    await jest.advanceTimersByTimeAsync(0);
    const [stream] = FakeStream.open;
    stream!.begin('5');
    stream!.readyState = FakeStream.CLOSED;
    stream!.onerror?.();
    await jest.advanceTimersByTimeAsync(3_000);
    expect(FakeStream.open.map(({ address }) => address)).toEqual(['/api/v1/live', '/api/v1/live?after=5']);
  } finally {
    FakeStream.open.splice(0);
    jest.useRealTimers();
  }
});
