import { type Actor, newId } from '../../../shared/kernel/index.js';
import { decide, waitFor } from '../domain/review.js';
import type { Reviews } from './reviews.js';

const staff: Actor = { userId: newId(), role: 'admin', staffRole: 'operations' };
const now = new Date('2026-11-21T12:00:00Z');

/** What every keeper of reviews promises; `anInfluencer` makes one that there is. */
export function reviewsContract(reviews: () => Reviews, anInfluencer: () => Promise<string>): void {
  const waits = async () => {
    const id = await anInfluencer();
    await reviews().save(waitFor(null, id, 'new', now)!);
    return (await reviews().find(id))!;
  };

  it('gives back what was saved, at the next version', async () => {
    const review = await waits();
    expect(review).toMatchObject({ state: 'waiting', why: 'new', since: now, keptBack: false, version: 1 });
    const [decided, event] = decide(review, 'sent-back', 'The handle is another one’s.', staff, now);
    await reviews().save(decided, event);
    expect(await reviews().find(review.influencerId)).toEqual({ ...decided, version: 2 });
    expect(await reviews().find(newId())).toBeNull();
  });

  it('of two who decide at once, one has decided', async () => {
    const review = await waits();
    const outcomes = await Promise.allSettled([
      reviews().save(...decide(review, 'approved', null, staff, now)),
      reviews().save(...decide(review, 'sent-back', 'No pictures.', staff, now)),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'profiles/not-waiting' },
    });
  });
}
