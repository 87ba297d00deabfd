import { aCollab, anAwaitedCollab, daysAfter, visitAt } from '../../../../test/support/collabs.js';
import { newId } from '../../../shared/kernel/index.js';
import type { Collab } from '../domain/collab.js';
import type { DoorVisits } from './door-visits.js';

/** `prepare` makes the world in which these Collabs are, each with an influencer of this name at this venue. */
export type DoorWorld = Readonly<{
  visits: DoorVisits;
  prepare(collab: Collab, guest: Readonly<{ name: string; handle: string }>, venueId: string | null): Promise<void>;
}>;

const someone = () => ({ name: 'Amara Osei', handle: `amara.${newId()}` });

/** What every DoorVisits promises. */
export function doorVisitsContract(world: () => DoorWorld): void {
  const around = (brandId: string, before = 1, after = 1) =>
    world().visits.between(brandId, daysAfter(visitAt, -before), daysAfter(visitAt, after));

  it('has the visits of a brand between two moments, checked in or not, with what the door has to know', async () => {
    const [collab, guest] = [anAwaitedCollab(), someone()];
    await world().prepare(collab, guest, null);
    const visit = {
      ...{ collabId: collab.id, venueId: null, venue: collab.terms.venue, visitAt, checkedInAt: null },
      ...{ ...guest, avatarPath: null, guests: 1, title: collab.terms.title, note: collab.note },
    };
    expect(await around(collab.brandId)).toEqual([visit]);
    expect(await around(collab.brandId, 0, 0)).toEqual([visit]);
    expect(await around(collab.brandId, -0.1)).toEqual([]);
    expect(await around(collab.brandId, 9, -0.1)).toEqual([]);
    expect(await around(collab.influencerId)).toEqual([]);
  });

  it('names who is in already, and leaves out what has ended or is not agreed', async () => {
    await world().prepare(aCollab(4), someone(), null);
    await world().prepare({ ...anAwaitedCollab(), outcome: 'cancelled' }, someone(), null);
    await world().prepare({ ...anAwaitedCollab(), stage: 5 }, someone(), null);
    const { brandId } = aCollab(3);
    expect((await around(brandId)).map(({ checkedInAt }) => checkedInAt)).toEqual([visitAt]);
  });
}
