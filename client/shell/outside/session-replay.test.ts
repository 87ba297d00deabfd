import { beforeEach, expect, test } from '@jest/globals';
import { startSessionReplay } from './session-replay';

type Options = Readonly<Record<string, unknown>>;
const handed: { replay?: Options; client?: Options; stopped: string[] } = { stopped: [] };

/** jsdom can't run a recorder; the browser tests show what the SDK does with these options. */
const sdk = {
  addEventProcessor: () => undefined,
  browserTracingIntegration: () => ({ name: 'BrowserTracing' }),
  replayIntegration: (options: Options) => {
    handed.replay = options;
    return { name: 'Replay', stop: async () => void handed.stopped.push('replay') };
  },
  init: (options: Options) => {
    handed.client = options;
    return { close: async () => void handed.stopped.push('client') };
  },
} as unknown as Parameters<typeof startSessionReplay>[1];

beforeEach(() => startSessionReplay('https://key@errors.example/1', sdk)());

test('R417: what was recorded is sent after 5,000 to 5,500 milliseconds', () => {
  expect(handed.replay).toMatchObject({ flushMinDelay: 5_000, flushMaxDelay: 5_500 });
});

test('R418: a replay lasts an hour at most', () => {
  expect(handed.replay).toMatchObject({ maxReplayDuration: 3_600_000 });
});

test('R419-R421: a tenth of the sessions, every error and every trace', () => {
  expect(handed.client).toMatchObject({
    ...{ replaysSessionSampleRate: 0.1, replaysOnErrorSampleRate: 1, sampleRate: 1, tracesSampleRate: 1 },
    tunnel: '/monitoring',
  });
});

test('R407: a replay masks every text, field and picture, and stops when asked to', () => {
  expect(handed.replay).toMatchObject({ maskAllText: true, maskAllInputs: true, blockAllMedia: true });
  expect(handed.stopped).toEqual(expect.arrayContaining(['replay', 'client']));
});
