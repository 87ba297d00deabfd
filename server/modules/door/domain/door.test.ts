import { brandActor, brandId, monday, visitAt } from '../../../../test/support/collabs.js';
import { newId } from '../../../shared/kernel/index.js';
import { makeLink, tryPin } from './check-in-link.js';
import { checkHere, doorActor, type DoorVisit, guestsAt, visitOfCode } from './door.js';
import { hoursAfter } from '../../../contract/rules/london-time.js';

const venueId = newId();
const visit: DoorVisit = {
  collabId: newId(),
  venueId,
  venue: 'Ember & Rye, Shoreditch',
  visitAt,
  opensAt: hoursAfter(visitAt, -2),
  checkedInAt: null,
  name: 'Amara Osei',
  handle: 'amara.eats',
  avatarPath: null,
  guests: 1,
  title: 'Tasting menu',
  note: '',
  handoffNote: '',
  capPence: 12_000,
  bill: null,
};
const link = makeLink(brandId, venueId, brandActor, monday);
const anotherVenue = makeLink(brandId, newId(), brandActor, monday);
const everywhere = makeLink(brandId, null, brandActor, monday);
const aged = (age: number | null) => (collabId: string) => (collabId === visit.collabId ? age : null);

describe('whose code it is', () => {
  it('the guest’s, while it is shown and as long again, from two hours before', () => {
    for (const age of [0, 1]) expect(visitOfCode([visit], link, aged(age), visit.opensAt)).toBe(visit);
    expect(visitOfCode([visit], everywhere, aged(0), visitAt)).toBe(visit);
    expect(visitOfCode([{ ...visit, venueId: null }], anotherVenue, aged(0), visitAt)).toMatchObject({ name: 'Amara Osei' });
  }); // prettier-ignore

  it.each([
    ['collabs/code-unknown', visit, link, null, visitAt],
    ['collabs/code-old', visit, link, 2, visitAt],
    ['collabs/code-elsewhere', visit, anotherVenue, 0, visitAt],
    ['collabs/code-used', { ...visit, checkedInAt: visitAt }, link, 0, visitAt],
    ['collabs/code-early', visit, link, 0, new Date(visit.opensAt.getTime() - 1_000)],
  ] as const)('%s', (code, who, at, age, now) => {
    expect(() => visitOfCode([who], at, aged(age), now)).toThrow(expect.objectContaining({ code }));
  });

  it('the person who checks in acts for the brand', () => {
    expect(doorActor(link)).toEqual({
      userId: `door:${link.id}`,
      role: 'brand',
      profile: { uid: brandId, type: 'brand' },
    });
  });
});

describe('whose bill a door may type', () => {
  const guest = { ...visit, checkedInAt: visitAt };

  it('that of a guest who is in, at its own venue', () => {
    expect([link, everywhere, anotherVenue].map((at) => guestsAt([guest, visit], at))).toEqual([[guest], [guest], []]);
    for (const at of [link, everywhere]) expect(() => checkHere([guest], at, guest.collabId)).not.toThrow();
  });

  it.each([
    ['collabs/code-elsewhere', anotherVenue, guest.collabId],
    ['collabs/guest-unknown', link, newId()],
  ])('%s', (code, at, collabId) => {
    expect(() => checkHere([guest], at, collabId)).toThrow(expect.objectContaining({ code }));
  });
});

describe('the PIN', () => {
  const tried = (times: number) => Array.from({ length: times }).reduce<typeof link>((state) => tryPin(state, false, monday), link); // prettier-ignore

  it('five wrong ones in a row close the door for a quarter of an hour, to the second', () => {
    expect(tried(4)).toMatchObject({ failed: 4, lockedUntil: null });
    const closed = tried(5);
    expect(closed.lockedUntil).toEqual(new Date(monday.getTime() + 15 * 60_000));
    expect(() => tryPin(closed, true, new Date(closed.lockedUntil!.getTime() - 1_000))).toThrow('Too many wrong PINs');
    expect(tryPin(closed, true, closed.lockedUntil!)).toMatchObject({ failed: 0, lockedUntil: null });
  });

  it('a right one forgets the wrong ones', () => expect(tryPin(tried(4), true, monday).failed).toBe(0));
});
