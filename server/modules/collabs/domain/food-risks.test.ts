import {
  aCollab,
  anAwaitedCollab,
  brandActor,
  influencerActor,
  monday,
  staffActor,
  strangerInfluencer,
  visitAt,
} from '../../../../test/support/collabs.js';
import type { Actor } from '../../../shared/kernel/index.js';
import type { Collab } from './collab.js';
import { answerFoodRisks, mayKnowFoodRisks, type ToldRisks } from './food-risks.js';
import { hoursAfter } from './timings.js';

const fish = { chosen: ['fish'], other: ' Strawberries ' };
const told: ToldRisks = { own: fish, guests: [{ name: ' Tom ', chosen: ['none'], other: null }] };
const answer = (
  more: Partial<ToldRisks> = {},
  collab = anAwaitedCollab(),
  actor: Actor = influencerActor,
  now = monday,
) => answerFoodRisks(collab, { ...told, ...more }, actor, now);
const over = hoursAfter(visitAt, 12);

describe('when the brand may know what must not be served', () => {
  const parcel = aCollab(3, { shipped: true });
  const sent: Collab = { ...parcel, deliverTo: '4 Quay Street, Bristol' };

  it.each([
    ['requested', aCollab(1), monday, false],
    ['approved, without a time', aCollab(3), monday, false],
    ['booked', anAwaitedCollab(), monday, true],
    ['at the table', aCollab(4), hoursAfter(visitAt, 1), true],
    ['a second before it is over', aCollab(4), new Date(over.getTime() - 1_000), true],
    ['over', aCollab(4), over, false],
    ['cancelled', { ...anAwaitedCollab(), outcome: 'cancelled' }, monday, false],
    ['a parcel without an address', parcel, monday, false],
    ['a parcel with an address', sent, monday, true],
    ['a parcel that has come', { ...sent, checkedInAt: monday }, monday, false],
  ] as const)('R321: %s', (_, collab, now, may) => expect(mayKnowFoodRisks(collab, now)).toBe(may));
});

describe('what an influencer tells a venue', () => {
  it('is kept with the visit, their guests by name', () => {
    const collab = anAwaitedCollab();
    const guests = [{ name: 'Tom', chosen: ['none'], other: null }];
    expect(answer({}, collab)).toEqual({ collabId: collab.id, guests, toldAt: monday });
  });

  it('is theirs alone to tell, from the booking until the visit is over', () => {
    for (const actor of [brandActor, staffActor, strangerInfluencer])
      expect(() => answer({}, anAwaitedCollab(), actor)).toThrow(expect.objectContaining({ code: 'collabs/not-your-move' }));
    const closed = expect.objectContaining({ code: 'collabs/food-risks-closed' });
    expect(() => answer({}, aCollab(3))).toThrow(closed);
    expect(() => answer({}, aCollab(4), influencerActor, over)).toThrow(closed);
  }); // prettier-ignore

  it.each<[string, Partial<ToldRisks>, string]>([
    ['nothing chosen', { own: { chosen: [], other: null } }, 'own'],
    ['a group that is not in the list', { own: { chosen: ['gravel'], other: null } }, 'own'],
    ['“none” beside others', { own: { chosen: ['none', 'fish'], other: null } }, 'own'],
    ['a guest of whom nothing is said', { guests: [{ name: 'Tom', chosen: [], other: null }] }, 'guests.0'],
    ['more guests than agreed', { guests: [told.guests[0]!, told.guests[0]!] }, 'guests'],
  ])('refuses %s, and says where', (_, more, field) => {
    expect(() => answer(more)).toThrow(
      expect.objectContaining({
        code: 'collabs/wrong-food-risks',
        details: { errors: { [field]: expect.any(String) } },
      }),
    );
  });
});
