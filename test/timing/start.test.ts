import { longTimeoutMs } from '../support/counts.js';
import { ServerProcess } from '../support/processes.js';

jest.setTimeout(longTimeoutMs);
afterAll(() => ServerProcess.endAll());

/** On a clock that doesn't advance while other processes have the CPU. */
const readyWithinMs = 5_000;

it(`is ready again within ${readyWithinMs / 1000} s with its own PostgreSQL, after a stop and after a kill (-9)`, async () => {
  const server = await ServerProcess.start();
  const startsMs: Record<string, number> = {};
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    await server.kill(signal);
    const readyMs = await server.run();
    startsMs[signal] = Math.round(readyMs - server.waitedMs());
  }
  expect(Math.max(...Object.values(startsMs))).toBeLessThan(readyWithinMs);
  console.log(`ready again ${startsMs.SIGTERM} ms after a stop, ${startsMs.SIGKILL} ms after a kill`);
});
