import { monday, staffActor } from '../../../../test/support/collabs.js';
import { newId } from '../../../shared/kernel/index.js';
import { retry, type WorkRef } from '../domain/retry.js';
import type { WorkQueue } from './work-queue.js';

const actor = { ...staffActor, staffRole: 'super-user' } as const;

/** A test's entry in the queue: given up or not, and since when. */
export type PutWork = (work: {
  kind: WorkRef['kind'];
  name: string;
  failures: number;
  givenUp: boolean;
}) => Promise<string>;

/** The contract of every WorkQueue. */
export function workQueueContract(open: () => Promise<{ queue: WorkQueue; put: PutWork }>): void {
  let queue: WorkQueue;
  let put: PutWork;
  beforeEach(async () => void ({ queue, put } = await open()));
  const again = (work: WorkRef | null) => queue.retry(work, retry(work, actor, monday));

  it('counts what waits and what was given up, jobs and events apart', async () => {
    await put({ kind: 'job', name: 'mail.send', failures: 0, givenUp: false });
    await put({ kind: 'job', name: 'mail.send', failures: 3, givenUp: false });
    await put({ kind: 'job', name: 'mail.send', failures: 25, givenUp: true });
    await put({ kind: 'event', name: 'brand.created', failures: 10, givenUp: true });
    expect(await queue.lines()).toEqual([
      { kind: 'job', name: 'mail.send', waiting: 2, late: 0, givenUp: 1 },
      { kind: 'event', name: 'brand.created', waiting: 0, late: 0, givenUp: 1 },
    ]);
  });

  it('shows what has failed, given up first, with when it is tried next', async () => {
    const tried = await put({ kind: 'job', name: 'mail.send', failures: 3, givenUp: false });
    await put({ kind: 'job', name: 'mail.send', failures: 0, givenUp: false });
    const parked = await put({ kind: 'event', name: 'brand.created', failures: 10, givenUp: true });
    const failed = await queue.failed();
    expect(failed).toMatchObject([
      { kind: 'event', id: parked, name: 'brand.created', attempts: 10, nextTryAt: null, error: 'It broke' },
      { kind: 'job', id: tried, name: 'mail.send', attempts: 3, error: 'It broke' },
    ]);
    expect(failed[1]?.nextTryAt).toEqual(expect.any(Date));
  });

  it('lets one try again, whether it was given up or waits for its next try', async () => {
    const tried = await put({ kind: 'job', name: 'mail.send', failures: 3, givenUp: false });
    const parked = await put({ kind: 'event', name: 'brand.created', failures: 10, givenUp: true });
    expect(await again({ kind: 'job', id: tried })).toBe(1);
    expect(await again({ kind: 'event', id: parked })).toBe(1);
    expect(await queue.lines()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'mail.send', waiting: 1, givenUp: 0 }),
        expect.objectContaining({ name: 'brand.created', waiting: 1, givenUp: 0 }),
      ]),
    );
  });

  it('lets all that were given up try again, and leaves the others to their time', async () => {
    const tried = await put({ kind: 'job', name: 'mail.send', failures: 3, givenUp: false });
    await put({ kind: 'job', name: 'mail.send', failures: 25, givenUp: true });
    await put({ kind: 'event', name: 'brand.created', failures: 10, givenUp: true });
    expect(await again(null)).toBe(2);
    expect((await queue.failed()).filter(({ attempts }) => attempts > 0).map(({ id }) => id)).toEqual([tried]);
    expect(await again(null)).toBe(0);
  });

  it('has nothing to retry where nothing has failed', async () => {
    const fresh = await put({ kind: 'job', name: 'mail.send', failures: 0, givenUp: false });
    expect(await again({ kind: 'job', id: fresh })).toBe(0);
    expect(await again({ kind: 'job', id: '999999' })).toBe(0);
    expect(await again({ kind: 'event', id: newId() })).toBe(0);
  });
}
