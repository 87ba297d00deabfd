import {
  actors,
  aCollab,
  anAwaitedCollab,
  anOffer,
  brandActor,
  daysAfter,
  influencerActor,
  influencerId,
  monday,
  staffActor,
  strangerBrand,
} from '../../../../test/support/collabs.js';
import { goOnAsAsked } from './approval.js';
import { canSee, invite, request, send, waitingFor } from './collab.js';
import { actionsFor, move } from './moves.js';
import { claimNoShow, contestNoShow, giveAddress } from './visit.js';

describe('a request', () => {
  it('R357: starts at stage 1 with one piece for each that is asked for', () => {
    const collab = aCollab(1);
    expect(collab).toMatchObject({ stage: 1, outcome: 'open', requestedBy: 'influencer' });
    expect(collab.deliverables.map(({ type, status }) => [type, status])).toEqual([
      ['reel', 'inprogress'],
      ['story', 'inprogress'],
      ['story', 'inprogress'],
    ]);
  });

  it('is refused for an offer that is not live', () => {
    const paused = { ...anOffer(), state: 'paused' };
    expect(() => request(paused, influencerId, '', influencerActor, monday)).toThrow('isn’t open for requests');
    expect(() => invite(paused, influencerId, '', brandActor, monday)).toThrow('isn’t open for requests');
  });

  it('keeps its terms when the offer changes afterwards', () => {
    const offer = anOffer();
    const [collab] = request(offer, influencerId, '', influencerActor, monday);
    expect(collab.terms.valuePence).toBe(offer.valuePence);
    expect({ ...offer, valuePence: 1 }.valuePence).not.toBe(collab.terms.valuePence);
  });
});

describe('R357: a request of the brand', () => {
  const [unsent] = invite(anOffer(), influencerId, 'Come and see us.', brandActor, monday);

  it('is nothing to the influencer until it has been paid for', () => {
    expect(canSee(unsent, influencerActor)).toBe(false);
    expect(waitingFor(unsent)).toBe('brand');
    expect(actionsFor(unsent, brandActor, monday)).toEqual(['withdraw']);
    expect(() => move(unsent, 'approve', staffActor, monday)).toThrow('at this point of the Collab');
  });

  it('is then answered by the influencer, and taken back by the brand alone', () => {
    const [sent, event] = send(unsent, brandActor, monday);
    expect(event.name).toBe('collab.requested');
    expect(waitingFor(sent)).toBe('influencer');
    expect(actionsFor(sent, influencerActor, monday)).toEqual(['approve', 'decline']);
    expect(actionsFor(sent, brandActor, monday)).toEqual(['withdraw']);
    expect(move(sent, 'approve', influencerActor, monday)[0]).toMatchObject({ stage: 3, bookableSince: monday });
  });

  it('has all its time from when it was paid, and is not sent when that is too late', () => {
    const paidAt = daysAfter(monday, 6);
    expect(goOnAsAsked(unsent, paidAt)![0].respondBy).toEqual(daysAfter(paidAt, 7));
    expect(goOnAsAsked(unsent, daysAfter(monday, 7))).toBeNull();
  });

  it('is for an offer of its own', () => {
    expect(() => invite(anOffer(), influencerId, '', strangerBrand, monday)).toThrow('doesn’t exist');
  });
});

describe('who may see a Collab', () => {
  test.each(Object.entries(actors))('%s', (who, actor) => {
    expect(canSee(aCollab(1), actor)).toBe(['brand', 'influencer', 'staff', 'product'].includes(who));
  });
});

describe('who waits for whom', () => {
  test.each([
    [1, 'brand'],
    [3, 'influencer'],
    [4, 'influencer'],
  ] as const)('at stage %i the next move is the %s’s', (stage, who) => expect(waitingFor(aCollab(stage))).toBe(who));

  it('is nobody once it has ended', () => {
    expect(waitingFor({ ...aCollab(1), outcome: 'declined' })).toBe('nobody');
  });

  it('is the brand once it knows where a parcel goes', () => {
    const [addressed] = giveAddress(
      anAwaitedCollab(3, { shipped: true }),
      'Amara, 4 Quay Street, Bristol BS1',
      influencerActor,
      monday,
    );
    expect(waitingFor(anAwaitedCollab(3, { shipped: true }))).toBe('influencer');
    expect(waitingFor(addressed)).toBe('brand');
  });

  it('is the influencer when the brand says that nobody came, and staff once they have answered', () => {
    const visit = anAwaitedCollab(4);
    const [claimed] = claimNoShow(visit, brandActor, visit.visitAt!);
    const [answered] = contestNoShow(claimed, influencerActor, visit.visitAt!, 'I was there at eight.');
    expect(waitingFor(claimed)).toBe('influencer');
    expect(waitingFor(answered)).toBe('staff');
  });
});
