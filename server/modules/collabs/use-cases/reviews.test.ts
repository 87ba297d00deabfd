import {
  aCollab,
  brandActor,
  influencerActor,
  monday,
  staffActor,
  strangerBrand,
} from '../../../../test/support/collabs.js';
import { FixedClock } from '../../../../test/support/core.js';
import { InMemoryCollabRepository } from '../adapters/persistence/in-memory-collab.repository.js';
import { InMemoryReviews } from '../adapters/persistence/in-memory-reviews.js';
import { AppealReview, DecideAppeal, ReviewCollab } from './reviews.js';

const said = { opinion: 5, words: 'Charming, and on time.' } as const;

async function aWorld() {
  const [collabs, reviews, clock] = [new InMemoryCollabRepository(), new InMemoryReviews(), new FixedClock(monday)];
  const completed = { ...aCollab(4), stage: 6, outcome: 'completed', completedByStaffAt: monday } as const;
  const { id } = await collabs.save(completed);
  const of = [collabs, reviews, clock] as const;
  return {
    id,
    reviews,
    review: new ReviewCollab(...of),
    appeal: new AppealReview(...of),
    decide: new DecideAppeal(...of),
  };
}

describe('reviews', () => {
  it('are given once by each side, and not by strangers', async () => {
    const { id, review } = await aWorld();
    expect(await review.execute(brandActor, id, said)).toMatchObject({ bySide: 'brand', ...said });
    await expect(review.execute(brandActor, id, said)).rejects.toMatchObject({ code: 'collabs/review-given' });
    await expect(review.execute(strangerBrand, id, said)).rejects.toMatchObject({ code: 'collabs/not-found' });
  });

  it('are appealed by whom they are about, and decided by staff once', async () => {
    const { id, reviews, review, appeal, decide } = await aWorld();
    const { id: given } = await review.execute(brandActor, id, said);
    await review.execute(influencerActor, id, said);
    for (const other of [brandActor, strangerBrand])
      await expect(appeal.execute(other, given, 'No')).rejects.toMatchObject({ code: 'collabs/review-not-found' });
    await appeal.execute(influencerActor, given, 'I was on time.');
    expect(await reviews.get(given)).toMatchObject({ appeal: 'I was on time.', decision: null });

    const decision = { decision: 'hidden', note: 'It is about somebody else.' } as const;
    expect(await decide.execute(staffActor, given, decision)).toMatchObject({ decision: 'hidden' });
    expect(await reviews.get(given)).toMatchObject({ decisionNote: decision.note });
    await expect(decide.execute(staffActor, given, decision)).rejects.toMatchObject({ code: 'collabs/appeal-closed' });
  });
});
