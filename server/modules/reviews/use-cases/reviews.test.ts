import { brandActor, influencerActor, monday, staffActor, strangerBrand } from '../../../../test/support/collabs.js';
import { FixedClock } from '../../../../test/support/core.js';
import { aReviewedCollab } from '../../../../test/support/reviews.js';
import { type Actor, DomainError } from '../../../shared/kernel/index.js';
import { InMemoryReviews } from '../adapters/persistence/in-memory-reviews.js';
import { ReviewedCollabs } from '../ports/reviews.js';
import { ReviewsApi } from '../reviews.api.js';
import { AppealReview, DecideAppeal, ReviewCollab } from './reviews.js';

const said = { opinion: 5, words: 'Charming, and on time.' } as const;

/** One that both sides and staff can see. */
class OneCollab extends ReviewedCollabs {
  readonly collab = aReviewedCollab();

  async get(actor: Actor, id: string) {
    if (id === this.collab.id && actor !== strangerBrand) return this.collab;
    throw new DomainError('not-found', 'collabs/not-found', 'This Collab doesn’t exist.');
  }

  shown = (actor: Actor, id: string) => this.get(actor, id);
}

function aWorld() {
  const [collabs, reviews, clock] = [new OneCollab(), new InMemoryReviews(), new FixedClock(monday)];
  const of = [collabs, reviews, clock] as const;
  return {
    id: collabs.collab.id,
    reviews,
    api: new ReviewsApi(collabs, reviews),
    review: new ReviewCollab(...of),
    appeal: new AppealReview(...of),
    decide: new DecideAppeal(...of),
  };
}

describe('reviews', () => {
  it('are given once by each side, and not by strangers', async () => {
    const { id, review } = aWorld();
    expect(await review.execute(brandActor, id, said)).toMatchObject({ bySide: 'brand', ...said });
    await expect(review.execute(brandActor, id, said)).rejects.toMatchObject({ code: 'collabs/review-given' });
    await expect(review.execute(strangerBrand, id, said)).rejects.toMatchObject({ code: 'collabs/not-found' });
  });

  it('are appealed by whom they are about, and decided by staff once', async () => {
    const { id, reviews, review, appeal, decide } = aWorld();
    const { id: given } = await review.execute(brandActor, id, said);
    await review.execute(influencerActor, id, said);
    for (const other of [brandActor, strangerBrand])
      await expect(appeal.execute(other, given, 'No')).rejects.toMatchObject({ code: 'collabs/review-not-found' });
    await appeal.execute(influencerActor, given, 'I was on time.');
    expect(await reviews.get(given)).toMatchObject({ appeal: 'I was on time.', decision: null });

    const decision = { decision: 'hidden', note: 'It is about someone else.' } as const;
    expect(await decide.execute(staffActor, given, decision)).toMatchObject({ decision: 'hidden' });
    expect(await reviews.get(given)).toMatchObject({ decisionNote: decision.note });
    await expect(decide.execute(staffActor, given, decision)).rejects.toMatchObject({ code: 'collabs/appeal-closed' });
  });
  it('are shown to both sides once both are in, and to staff before that', async () => {
    const { id, api, review } = aWorld();
    const wordsFor = async (actor: Actor) => (await api.visibleTo(actor, id, monday)).map(({ words }) => words);
    await review.execute(brandActor, id, { opinion: 5, words: 'On time.' });
    for (const side of [brandActor, influencerActor]) expect(await wordsFor(side)).toEqual([]);
    expect(await wordsFor(staffActor)).toEqual(['On time.']);
    await review.execute(influencerActor, id, { opinion: 6, words: 'Warm.' });
    for (const side of [brandActor, influencerActor])
      expect((await wordsFor(side)).toSorted()).toEqual(['On time.', 'Warm.']);
    await expect(wordsFor(strangerBrand)).rejects.toMatchObject({ code: 'collabs/not-found' });
  });
});
