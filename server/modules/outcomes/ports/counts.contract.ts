import { newId, theProduct } from '../../../shared/kernel/index.js';
import { noGuests } from '../domain/figures.js';
import { type GuestParty, type GuestsEvent, guestsEvents, type VenueDay } from '../domain/guests.js';
import type { CoversDays, GuestParties, TellGuests } from './repositories.js';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 27, hour));

export const aParty = (some: Partial<GuestParty> = {}): GuestParty => ({
  ...{ id: newId(), kind: 'named', collabId: newId(), brandId: newId(), influencerId: newId(), venueId: null },
  ...{ at: at(19), covers: 2, spendPence: null, source: 'tap', externalId: null },
  ...some,
});

const counted: TellGuests = (all) => guestsEvents('guests.counted', all, theProduct, at(20));
const removed: TellGuests = (all) => guestsEvents('guests.removed', all, theProduct, at(21));

/** What every GuestParties promises. `told` are the events of a Collab so far. */
export function guestPartiesContract(
  parties: () => GuestParties,
  told: (collabId: string) => Promise<readonly Pick<GuestsEvent, 'name' | 'payload'>[]>,
): void {
  it('tells what was really added or removed', async () => {
    const [first, known] = [aParty({ externalId: 'a', covers: 3 }), aParty()];
    const { brandId, influencerId, collabId } = first;
    await parties().add([first, known], counted);
    await parties().add([{ ...first, id: newId() }], counted);
    await parties().remove(brandId, newId(), removed);
    await parties().remove(brandId, first.id, removed);
    const payload = { brandId, influencerId, source: 'tap', redeemed: 0, named: 3 };
    expect(await told(collabId)).toEqual([
      { name: 'guests.counted', payload },
      { name: 'guests.removed', payload },
    ]);
  });

  it('adds up each kind for itself', async () => {
    const [brandId, collabId] = [newId(), newId()];
    const own = [
      aParty({ brandId, collabId }),
      aParty({ brandId, collabId, covers: 4, spendPence: 12_000 }),
      aParty({ brandId, collabId, kind: 'redeemed', covers: 3, spendPence: 0, source: 'api' }),
    ];
    await parties().add([...own, aParty({ brandId })], counted);
    const sums = {
      named: { parties: 2, covers: 6, spendPence: 12_000, coversWithSpend: 4 },
      redeemed: { parties: 1, covers: 3, spendPence: 0, coversWithSpend: 3 },
    };
    expect(await parties().sums([collabId, newId()])).toEqual(new Map([[collabId, sums]]));
  });

  it('has nothing of the kind that nobody counted', async () => {
    const party = aParty();
    await parties().add([party], counted);
    const { named, redeemed } = (await parties().sums([party.collabId])).get(party.collabId)!;
    expect(named).toEqual({ ...noGuests, parties: 1, covers: 2 });
    expect(redeemed).toEqual(noGuests);
  });

  it('counts what a till or booking system sends twice once, for each brand and kind', async () => {
    const first = aParty({ externalId: 'booking 17', source: 'webhook' });
    const again = { ...first, id: newId(), covers: 9 };
    const others = [
      aParty({ externalId: 'booking 17' }),
      { ...first, id: newId(), kind: 'redeemed' as const },
      aParty({ brandId: first.brandId }),
      aParty({ brandId: first.brandId }),
    ];
    const added = await Promise.all([parties().add([first], counted), parties().add([again], counted)]);
    expect(added.flat()).toHaveLength(1);
    expect(await parties().add([again, ...others], counted)).toEqual(others.map(({ id }) => id));
    expect(await parties().add([], counted)).toEqual([]);
    const known = await parties().known(first.brandId, ['booking 17', 'booking 18']);
    expect(known.toSorted()).toEqual(['named booking 17', 'redeemed booking 17']);
  });

  it('counts twice what is here twice without a name, and once what has one', async () => {
    const [one, other] = [aParty({ externalId: 'a' }), aParty({ externalId: 'a' })];
    expect(await parties().add([one, { ...other, brandId: one.brandId }], counted)).toEqual([one.id]);
  });

  it('lists a brand’s, the latest first, until they are removed', async () => {
    const brandId = newId();
    const [early, late] = [aParty({ brandId, at: at(18) }), aParty({ brandId, at: at(20) })];
    await parties().add([early, late, aParty()], counted);
    expect(await parties().latest(brandId, 5)).toEqual([late, early]);
    expect(await parties().latest(brandId, 1)).toEqual([late]);
    expect(await parties().remove(newId(), late.id, removed)).toBe(false);
    expect(await parties().remove(brandId, late.id, removed)).toBe(true);
    expect(await parties().remove(brandId, late.id, removed)).toBe(false);
    expect(await parties().latest(brandId, 5)).toEqual([early]);
  });
}

/** What every CoversDays promises. */
export function coversDaysContract(days: () => CoversDays): void {
  const [brandId, first, second] = ['1', '2', '3'].map((last) => `00000000-0000-7000-8000-00000000000${last}`) as [
    string,
    string,
    string,
  ];
  const aDay = (day: string, some: Partial<VenueDay> = {}): VenueDay => ({
    ...{ venueId: first, brandId, day, covers: 60, source: 'csv' },
    ...some,
  });

  it('keeps the newest statement about a venue’s day', async () => {
    expect(await days().put([aDay('2026-11-01'), aDay('2026-11-02')])).toBe(2);
    expect(await days().put([aDay('2026-11-01'), aDay('2026-11-02', { covers: 70, source: 'api' })])).toBe(1);
    expect(await days().put([aDay('2026-11-03', { covers: 1 }), aDay('2026-11-03', { covers: 2 })])).toBe(1);
    expect(await days().put([])).toBe(0);
    expect(await days().between(brandId, '2026-11-01', '2026-11-03')).toEqual([
      aDay('2026-11-01'),
      aDay('2026-11-02', { covers: 70, source: 'api' }),
      aDay('2026-11-03', { covers: 2 }),
    ]);
  });

  it('gives both ends, by venue and day, and no other brand’s', async () => {
    const other = aDay('2026-11-01', { venueId: second });
    await days().put([aDay('2026-11-04'), aDay('2026-11-02'), aDay('2026-11-03'), other]);
    await days().put([aDay('2026-11-02', { venueId: newId(), brandId: newId() })]);
    const found = await days().between(brandId, '2026-11-01', '2026-11-03');
    expect(found).toEqual([aDay('2026-11-02'), aDay('2026-11-03'), other]);
  });
}
