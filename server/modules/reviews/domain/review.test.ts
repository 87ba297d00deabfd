import {
  brandActor,
  daysAfter,
  influencerActor,
  monday as done,
  staffActor,
  strangerBrand,
} from '../../../../test/support/collabs.js';
import { aReviewedCollab } from '../../../../test/support/reviews.js';
import { appealReview, canReview, decideAppeal, giveReview, type Review, reviewsFor } from './review.js';

const collab = aReviewedCollab();
const end = daysAfter(done, 14);
const before = new Date(end.getTime() - 1);
const code = (wanted: string) => expect.objectContaining({ code: wanted });
const give = (reviews: readonly Review[], actor = brandActor, at = done) =>
  giveReview(collab, reviews, { opinion: 6, words: ' Wonderful. ' }, actor, at)[0];

describe('reviews', () => {
  it('can be given by both sides until exactly fourteen days after completion, once', () => {
    expect(canReview(collab, [], brandActor, before)).toBe(true);
    expect(canReview(collab, [], brandActor, end)).toBe(false);
    expect(() => give([], brandActor, end)).toThrow(code('collabs/review-closed'));
    expect(() => give([give([])])).toThrow(code('collabs/review-given'));
    expect(() => give([], strangerBrand)).toThrow(code('collabs/review-closed'));
    expect(() => give([], staffActor)).toThrow(code('collabs/review-closed'));
    expect(() => giveReview({ ...collab, completedAt: null }, [], { opinion: 1, words: '' }, brandActor, done)).toThrow(
      code('collabs/review-closed'),
    );
  });

  it('can be given for fourteen days of London’s calendar, over a change of the clocks too', () => {
    const spring = { ...collab, completedAt: new Date('2027-03-20T12:00:00Z') };
    const over = new Date('2027-04-03T11:00:00Z');
    expect(canReview(spring, [], brandActor, new Date(over.getTime() - 1))).toBe(true);
    expect(canReview(spring, [], brandActor, over)).toBe(false);
  });

  it('are blind until both are in', () => {
    const one = [give([])];
    expect(reviewsFor(collab, one, influencerActor, done)).toMatchObject({ mine: null, theirs: null });
    const both = [...one, give(one, influencerActor)];
    expect(reviewsFor(collab, both, influencerActor, done).theirs).toMatchObject({ opinion: 6, words: 'Wonderful.' });
  });

  it('or until the fourteen days are over, to the moment', () => {
    const one = [give([])];
    expect(reviewsFor(collab, one, influencerActor, before).theirs).toBeNull();
    expect(reviewsFor(collab, one, influencerActor, end).theirs).not.toBeNull();
  });

  it('tell the chain that there is one, and not what it says', () => {
    const [, event] = giveReview(collab, [], { opinion: 1, words: 'Cold soup.' }, influencerActor, done);
    expect(JSON.stringify(event)).not.toContain('Cold soup');
    expect(event.aggregate).toEqual({ type: 'collab', id: collab.id });
  });

  it('go to staff when whom they are about appeals, once, and are hidden where staff say so', () => {
    const first = give([]);
    const both = [first, give([first], influencerActor)];
    expect(() => appealReview(collab, both, first.id, 'Untrue.', brandActor, done)).toThrow(
      code('collabs/review-not-found'),
    );
    const [appealed] = appealReview(collab, both, first.id, 'Untrue.', influencerActor, done);
    const then = [appealed, both[1]!];
    expect(() => appealReview(collab, then, first.id, 'Again.', influencerActor, done)).toThrow(
      code('collabs/appeal-closed'),
    );
    const [hidden] = decideAppeal(collab, appealed, { decision: 'hidden', note: 'Names a guest.' }, staffActor, done);
    expect(reviewsFor(collab, [hidden, both[1]!], influencerActor, done).theirs).toBeNull();
    expect(() => decideAppeal(collab, hidden, { decision: 'kept', note: '' }, staffActor, done)).toThrow(
      code('collabs/appeal-closed'),
    );
    expect(() => decideAppeal(collab, first, { decision: 'kept', note: '' }, staffActor, done)).toThrow(
      code('collabs/appeal-closed'),
    );
  });
});
