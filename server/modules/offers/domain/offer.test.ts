import { termsOf, unsaidTerms } from '../../../contract/terms.js';
import {
  anOffer,
  brandActor,
  influencerActor,
  monday,
  staffActor,
  strangerBrand,
  terms,
} from '../../../../test/support/collabs.js';
import {
  canSeeOffer,
  checkBrief,
  moveOffer,
  type OfferAction,
  offerActions,
  offerActionsFor,
  type OfferState,
  offerStates,
} from './offer.js';

const allowed: Record<OfferAction, { from: OfferState[]; to: OfferState }> = {
  publish: { from: ['draft'], to: 'live' },
  pause: { from: ['live'], to: 'paused' },
  resume: { from: ['paused'], to: 'live' },
  end: { from: ['draft', 'live', 'paused'], to: 'ended' },
};
const every = offerActions.flatMap((action) => offerStates.map((state) => [action, state] as const));

describe('an offer', () => {
  test.each(every)('%s when it is %s', (action, state) => {
    const offer = { ...anOffer(), state };
    const { from, to } = allowed[action];
    if (from.includes(state)) expect(moveOffer(offer, action, brandActor, monday)[0].state).toBe(to);
    else expect(() => moveOffer(offer, action, brandActor, monday)).toThrow('You can’t');
    expect(offerActionsFor(offer, brandActor).includes(action)).toBe(from.includes(state));
  });

  it('is new to influencers from when it is published, whenever its draft was begun, and not again after a pause', () => {
    const draft = { ...anOffer(), state: 'draft' as const, createdAt: new Date(monday.getTime() - 7 * 86_400_000) };
    const [live] = moveOffer(draft, 'publish', brandActor, monday);
    expect(live.createdAt).toEqual(monday);
    const later = new Date(monday.getTime() + 86_400_000);
    const [resumed] = moveOffer(moveOffer(live, 'pause', brandActor, later)[0], 'resume', brandActor, later);
    expect(resumed.createdAt).toEqual(monday);
  });

  it('is moved by its own brand and by staff, and does not exist for others', () => {
    for (const actor of [strangerBrand, influencerActor]) {
      expect(() => moveOffer(anOffer(), 'pause', actor, monday)).toThrow('doesn’t exist');
      expect(offerActionsFor(anOffer(), actor)).toEqual([]);
    }
    expect(moveOffer(anOffer(), 'pause', staffActor, monday)[0].state).toBe('paused');
  });

  it('is seen by everyone while it is live, then by its brand and staff', () => {
    const paused = { ...anOffer(), state: 'paused' as const };
    expect([influencerActor, strangerBrand, brandActor, staffActor].map((actor) => canSeeOffer(paused, actor))).toEqual([
      false, false, true, true,
    ]); // prettier-ignore
    expect(canSeeOffer(anOffer(), influencerActor)).toBe(true);
    expect(canSeeOffer(paused, influencerActor, true)).toBe(true);
  });

  it('does not go live with a brief that asks to hide the label', () => {
    expect(() => checkBrief('Please do not use #ad.')).toThrow(
      expect.objectContaining({ code: 'collabs/brief-hides-ad' }),
    );
    expect(() => checkBrief('Show the kitchen.')).not.toThrow();
  });

  it.each([
    ['brief', 'Post a reel and leave us a review on Google.'],
    ['gives', 'Supper for two, for a Google review.'],
    ['houseRules', 'Please drop us a five-star review.'],
    ['dressCode', 'Smart. Leave us a review on Google, please.'],
    ['contactOnTheDay', 'Ask for Maya, and leave us a Google review.'],
    ['venue', 'The Old Dairy (review us on Tripadvisor)'],
  ])('does not go live with words that ask for a review: %s', (field, text) => {
    const asks = () => anOffer({ [field]: text });
    const refusal = {
      code: 'collabs/asks-for-reviews',
      details: { errors: { [field]: expect.stringContaining('CMA') } },
    };
    expect(asks).toThrow(expect.objectContaining(refusal));
    const draft = { ...anOffer(), [field]: text, state: 'draft' as const };
    expect(() => moveOffer(draft, 'publish', staffActor, monday)).toThrow(expect.objectContaining(refusal));
  });

  it.each(['guestsRequired', 'guestsOweContent'])('says of guests only what can be: %s', (field) => {
    expect(anOffer({ guests: 1, [field]: true })).toMatchObject({ [field]: true });
    expect(() => anOffer({ guests: 0, [field]: true })).toThrow(
      expect.objectContaining({ details: { errors: { guests: 'Please say how many guests may come.' } } }),
    );
  });

  it('hands on exactly its terms', () => expect(termsOf(anOffer())).toEqual({ ...unsaidTerms, ...terms }));
});
