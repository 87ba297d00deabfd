import { brandActor, daysAfter, influencerActor, monday, staffActor } from '../../../../test/support/collabs.js';
import { aReviewedCollab } from '../../../../test/support/reviews.js';
import { appealReview, decideAppeal, giveReview, type ReviewedCollab } from '../domain/review.js';
import type { Reviews } from './reviews.js';

/** `prepare` creates this Collab so that it can have reviews. */
export type ReviewsWorld = { reviews: Reviews; prepare(collab: ReviewedCollab): Promise<void> };

export function reviewsContract(world: () => ReviewsWorld): void {
  const both = async () => {
    const { reviews, prepare } = world();
    const collab = aReviewedCollab();
    await prepare(collab);
    const first = await reviews.save(...giveReview(collab, [], { opinion: 2, words: 'Hm.' }, brandActor, monday));
    const second = await reviews.save(
      ...giveReview(collab, [first], { opinion: 6, words: 'Yes!' }, influencerActor, monday),
    );
    return { reviews, collab, first, second };
  };

  it('gives back what was stored', async () => {
    const { reviews, collab, first, second } = await both();
    expect(await reviews.get(first.id)).toEqual(first);
    expect((await reviews.ofCollab(collab.id)).map(({ id }) => id).sort()).toEqual([first.id, second.id].sort());
    await expect(reviews.get(collab.id)).rejects.toMatchObject({ code: 'collabs/review-not-found' });
  });

  it('keeps one review a side, however many are given at once', async () => {
    const { reviews, prepare } = world();
    const collab = aReviewedCollab();
    await prepare(collab);
    const given = await Promise.allSettled(
      [1, 2, 3].map(() => reviews.save(...giveReview(collab, [], { opinion: 5, words: '' }, brandActor, monday))),
    );
    expect(given.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(given.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'collabs/review-given' },
    });
  });

  it('lets one of two decisions through', async () => {
    const { reviews, collab, first, second } = await both();
    const at = daysAfter(monday, 1);
    const appealed = await reviews.save(
      ...appealReview(collab, [first, second], first.id, 'Untrue.', influencerActor, at),
    );
    const decisions = await Promise.allSettled(
      (['kept', 'hidden'] as const).map((decision) =>
        reviews.save(...decideAppeal(collab, appealed, { decision, note: 'Seen.' }, staffActor, at)),
      ),
    );
    expect(decisions.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
}
