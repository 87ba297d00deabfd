import { brandActor, brandId, monday, visitAt } from '../../../../test/support/collabs.js';
import { aDoorVisit } from '../../../../test/support/door.js';
import { newId } from '../../../shared/kernel/index.js';
import { makeLink, tryPin } from './check-in-link.js';
import { checkHere, comingTo, doorActor, isReached, listedAround, mostOf, visitOfCode } from './door.js';
import { hoursAfter } from '../../../contract/rules/london-time.js';

const venueId = newId();
const visit = aDoorVisit({ venueId });
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

  it('nobody’s, while it could be that of two', () => {
    const two = [visit, aDoorVisit({ venueId })];
    expect(() => visitOfCode(two, link, () => 0, visitAt)).toThrow(expect.objectContaining({ code: 'collabs/code-unclear' }));
  }); // prettier-ignore

  it('of two that end alike, of the one whom this door can check in now', () => {
    const others: Parameters<typeof aDoorVisit>[0][] = [
      { venueId: newId() },
      { status: 'cancelled' },
      { status: 'in', checkedInAt: visitAt },
      { opensAt: hoursAfter(visitAt, 20) },
      { closesAt: visitAt },
    ];
    for (const other of others) {
      const two = [aDoorVisit({ venueId, ...other }), visit];
      expect(visitOfCode(two, link, () => 1, visitAt)).toBe(visit);
    }
  });

  it('is looked for among old codes only if no valid one fits', () => {
    const asked: string[] = [];
    const ageOf = (collabId: string, reach: string) => {
      asked.push(reach);
      return collabId === visit.collabId ? 0 : null;
    };
    visitOfCode([aDoorVisit(), visit], link, ageOf, visitAt);
    expect(asked).toEqual(['valid', 'valid']);
  });

  it('the person who checks in acts for the brand', () => {
    expect(doorActor(link)).toEqual({
      userId: `door:${link.id}`,
      role: 'brand',
      profile: { uid: brandId, type: 'brand' },
    });
  });
});

describe('what a door lists', () => {
  it.each([
    ['in winter', '2026-11-26T19:00:00Z', '2026-11-26T00:00:00Z', '2026-11-27T23:59:59.999Z'],
    ['in summer, by UK days', '2027-06-10T23:30:00Z', '2027-06-10T11:30:00Z', '2027-06-12T22:59:59.999Z'],
    ['after midnight, with the evening before', '2026-11-27T02:00:00Z', '2026-11-26T14:00:00Z', '2026-11-28T23:59:59.999Z'],
    ['on the day before the clocks change', '2027-03-27T12:00:00Z', '2027-03-27T00:00:00Z', '2027-03-28T22:59:59.999Z'],
  ])('today, tomorrow and the last twelve hours: %s', (_, now, from, until) => {
    expect(listedAround(new Date(now))).toEqual({ from: new Date(from), until: new Date(until) });
  }); // prettier-ignore

  it('at most 200, and cancelled visits only if there is room', () => {
    const cancelled = aDoorVisit({ status: 'cancelled' });
    const expected = Array.from({ length: 201 }, () => aDoorVisit());
    expect(mostOf([cancelled, ...expected])).toEqual(expected.slice(0, 200));
    expect(mostOf([cancelled, ...expected.slice(0, 199)])).toEqual([cancelled, ...expected.slice(0, 199)]);
  });

  it('and does something about visits from two days before until two days after', () => {
    for (const [hours, reached] of [[-48.1, false], [-48, true], [48, true], [48.1, false]] as const)
      expect(isReached(visit, hoursAfter(visitAt, hours))).toBe(reached);
  }); // prettier-ignore
});

describe('which visits are a door’s', () => {
  it('those at its own venue, or at none that is named', () => {
    const nowhere = aDoorVisit();
    expect([link, everywhere, anotherVenue].map((at) => comingTo([visit, nowhere], at))).toEqual([
      [visit, nowhere],
      [visit, nowhere],
      [nowhere],
    ]);
    for (const known of [visit, { ...visit, visitAt: null }])
      for (const at of [link, everywhere]) expect(() => checkHere(known, at, visitAt)).not.toThrow();
  });

  it.each([
    ['collabs/code-elsewhere', anotherVenue, visitAt],
    ['collabs/guest-unknown', link, hoursAfter(visitAt, 49)],
  ])('%s', (code, at, now) => {
    expect(() => checkHere(visit, at, now)).toThrow(expect.objectContaining({ code }));
  });
});

describe('the PIN', () => {
  const tried = (times: number) => Array.from({ length: times }).reduce<typeof link>((state) => tryPin(state, false, monday), link); // prettier-ignore

  it('twenty wrong ones in a row close the door for a quarter of an hour, to the second', () => {
    expect(tried(19)).toMatchObject({ failed: 19, lockedUntil: null });
    const closed = tried(20);
    expect(closed.lockedUntil).toEqual(new Date(monday.getTime() + 15 * 60_000));
    expect(() => tryPin(closed, true, new Date(closed.lockedUntil!.getTime() - 1_000))).toThrow('Too many wrong PINs');
    expect(tryPin(closed, true, closed.lockedUntil!)).toMatchObject({ failed: 0, lockedUntil: null });
  });

  it('a right one forgets the wrong ones', () => expect(tryPin(tried(4), true, monday).failed).toBe(0));
});
