import { monday, staffActor } from '../../../../test/support/collabs.js';
import { InMemoryWorkQueue } from '../adapters/in-memory-work-queue.js';
import { RetryWork } from './retry-work.js';

const superUser = { ...staffActor, staffRole: 'super-user' } as const;
const work = { kind: 'job', id: '7', name: 'mail.send', attempts: 25, since: monday, nextTryAt: monday } as const;
const clock = { now: () => monday };

const queueOf = () => new InMemoryWorkQueue([{ ...work, error: 'It broke', givenUp: true }]);

it('lets what was given up try again once, and says who did', async () => {
  const queue = queueOf();
  const retry = new RetryWork(queue, clock);
  expect(await retry.execute(superUser, { kind: 'job', id: '7' })).toBe(1);
  await expect(retry.execute(superUser, { kind: 'job', id: '8' })).rejects.toMatchObject({
    code: 'upkeep/nothing-to-retry',
  });
  expect(await retry.execute(superUser, null)).toBe(0);
  expect(queue.events).toMatchObject([
    { name: 'work.retried', aggregate: { type: 'work', id: '7' }, actor: superUser, payload: { kind: 'job' } },
  ]);
});

it('is for super users only', async () => {
  const queue = queueOf();
  const asked = new RetryWork(queue, clock).execute(staffActor, null);
  await expect(asked).rejects.toMatchObject({ code: 'upkeep/not-staff' });
  expect(queue.events).toEqual([]);
});
