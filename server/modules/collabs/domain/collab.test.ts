import {
  aCollab,
  afterTheVisit,
  anOffer,
  aSlot,
  brandActor,
  daysAfter,
  guestActor,
  influencerActor,
  influencerId,
  monday,
  staffActor,
  strangerBrand,
  strangerInfluencer,
  visitAt,
} from '../../../../test/support/collabs.js';
import { collabOutcomes, type CollabStage, collabStages } from '../../../contract/lists/index.js';
import { theProduct } from '../../../shared/kernel/index.js';
import {
  actionsFor,
  canSee,
  type Collab,
  type CollabAction,
  collabActions,
  move,
  request,
  schedule,
  waitingFor,
} from './collab.js';
import { moveOffer } from './offer.js';

const actors = {
  brand: brandActor,
  influencer: influencerActor,
  staff: staffActor,
  product: theProduct,
  'another brand': strangerBrand,
  'another influencer': strangerInfluencer,
  guest: guestActor,
};
type Who = keyof typeof actors;

/** Who may do what at which stage, when the influencer has asked. What is not named here is refused. */
const allowed: Record<CollabAction, Partial<Record<CollabStage, readonly Who[]>>> = {
  approve: { 1: ['brand', 'staff'] },
  decline: { 1: ['brand', 'staff'] },
  withdraw: { 1: ['influencer'] },
  schedule: { 3: ['influencer', 'staff'] },
  cancel: { 3: ['brand', 'influencer', 'staff'], 4: ['brand', 'influencer', 'staff'] },
  expire: { 1: ['product'] },
};

const leadsTo: Record<CollabAction, { stage?: CollabStage; outcome: string; event: string }> = {
  approve: { stage: 3, outcome: 'open', event: 'collab.approved' },
  decline: { outcome: 'declined', event: 'collab.declined' },
  withdraw: { outcome: 'withdrawn', event: 'collab.withdrawn' },
  schedule: { stage: 4, outcome: 'open', event: 'collab.scheduled' },
  cancel: { outcome: 'cancelled', event: 'collab.cancelled' },
  expire: { outcome: 'expired', event: 'collab.expired' },
};

const later = daysAfter(monday, 7);
const atStage = (stage: CollabStage): Collab => ({ ...aCollab(1), stage });

const take = (collab: Collab, action: CollabAction, who: Who, now = later) =>
  action === 'schedule'
    ? schedule(collab, { ...aSlot(anOffer(), 1, daysAfter(now, 1)), offerId: collab.offerId }, actors[who], now)
    : move(collab, action, actors[who], now);

const every = collabActions.flatMap((action) =>
  collabStages.flatMap(({ id: stage }) => (Object.keys(actors) as Who[]).map((who) => [action, stage, who] as const)),
);

describe('the table of moves', () => {
  test.each(every)('R350 R351 R362: %s at stage %i by the %s', (action, stage, who) => {
    const collab = atStage(stage);
    if (!allowed[action][stage]?.includes(who)) {
      expect(() => take(collab, action, who)).toThrow(expect.objectContaining({ name: 'DomainError' }));
      expect(actionsFor(collab, actors[who])).not.toContain(action);
      return;
    }
    const [moved, event] = take(collab, action, who);
    const { stage: to = stage, outcome, event: name } = leadsTo[action];
    expect(moved).toMatchObject({ stage: to, outcome });
    expect(event).toMatchObject({ name, aggregate: { type: 'collab', id: collab.id }, actor: actors[who] });
    expect(actionsFor(collab, actors[who])).toContain(action);
  });

  test.each(every.filter(([action]) => action !== 'schedule'))(
    'R355: nothing moves a Collab that has ended: %s at stage %i by the %s',
    (action, stage, who) => {
      for (const { id: outcome } of collabOutcomes.filter(({ id }) => id !== 'open')) {
        expect(() => take({ ...atStage(stage), outcome }, action, who)).toThrow();
        expect(actionsFor({ ...atStage(stage), outcome }, actors[who])).toEqual([]);
      }
    },
  );
});

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
    const [paused] = moveOffer(anOffer(), 'pause', brandActor, monday);
    expect(() => request(paused, influencerId, '', influencerActor, monday)).toThrow('not open for requests');
  });

  it('R356: expires after seven days, and not one millisecond before', () => {
    const collab = aCollab(1);
    const due = daysAfter(monday, 7);
    expect(() => move(collab, 'expire', theProduct, new Date(due.getTime() - 1))).toThrow('can still be answered');
    expect(move(collab, 'expire', theProduct, due)[0].outcome).toBe('expired');
  });

  it('keeps its terms when the offer changes afterwards', () => {
    const offer = anOffer();
    const [collab] = request(offer, influencerId, '', influencerActor, monday);
    expect(collab.terms.valuePence).toBe(offer.valuePence);
    expect({ ...offer, valuePence: 1 }.valuePence).not.toBe(collab.terms.valuePence);
  });
});

describe('a visit', () => {
  it('R351: is at the slot that was taken, and content is due 14 days after it', () => {
    const collab = aCollab(4);
    expect(collab).toMatchObject({ stage: 4, visitAt, contentDueAt: daysAfter(visitAt, 14) });
  });

  it('cannot be at a time of another offer', () => {
    expect(() => schedule(aCollab(3), aSlot(anOffer()), influencerActor, monday)).toThrow('does not exist');
  });

  it('cannot be at a time that is over', () => {
    const collab = aCollab(3);
    const slot = { ...aSlot(anOffer()), offerId: collab.offerId };
    expect(() => schedule(collab, slot, influencerActor, afterTheVisit)).toThrow('This time is over');
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
});
