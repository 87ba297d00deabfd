import { anAwaitedCollab, brandActor, brandId, influencerId, visitAt } from '../../../../test/support/collabs.js';
import { newId } from '../../../shared/kernel/index.js';
import type { Visits } from './neighbours.js';

/** `prepare` makes the world in which this visit is awaited, of an influencer of this name. It is the moment of the visit. */
export type VisitsWorld = Readonly<{
  visits: Visits;
  prepare(
    collab: ReturnType<typeof anAwaitedCollab>,
    guest: Readonly<{ name: string; handle: string }>,
    venueId: string | null,
  ): Promise<void>;
}>;

/** What every Visits promises. */
export function visitsContract(world: () => VisitsWorld): void {
  const awaited = async (venueId: string | null = null) => {
    const [collab, guest] = [anAwaitedCollab(), { name: 'Amara Osei', handle: `amara.${newId()}` }];
    await world().prepare(collab, guest, venueId);
    return { collab, guest };
  };

  it('has the visits of a brand with all that the door has to know', async () => {
    const venueId = newId();
    const { collab, guest } = await awaited(venueId);
    const visit = {
      ...{ collabId: collab.id, venueId, venue: collab.terms.venue, visitAt, checkedInAt: null },
      ...{ ...guest, avatarPath: null, guests: 1, title: collab.terms.title, note: collab.note, handoffNote: '' },
      ...{ capPence: collab.terms.valuePence, bill: null },
      opensAt: new Date(visitAt.getTime() - 2 * 60 * 60 * 1_000),
    };
    expect(await world().visits.ofNow(brandId)).toEqual([visit]);
    expect(await world().visits.ofNow(influencerId)).toEqual([]);
  });

  it('knows until when the door may know what must not be served, and that nothing has been said', async () => {
    const { id } = (await awaited()).collab;
    const until = new Date(visitAt.getTime() + 12 * 60 * 60 * 1_000);
    expect(await world().visits.risksOf(brandActor, id)).toEqual({ open: true, until, own: null, guests: [] });
  });

  it('checks a guest in once, and names them as being in', async () => {
    const { id } = (await awaited()).collab;
    await world().visits.checkAwaited(brandActor, id);
    expect(await world().visits.checkIn(brandActor, id)).toEqual(visitAt);
    for (const again of [world().visits.checkIn(brandActor, id), world().visits.checkAwaited(brandActor, id)])
      await expect(again).rejects.toMatchObject({ kind: 'conflict', code: 'collabs/wrong-step' });
    expect(await world().visits.ofNow(brandId)).toMatchObject([{ collabId: id, checkedInAt: visitAt }]);
  });

  it('takes the bill of a guest who is in, and takes it again', async () => {
    const { id } = (await awaited()).collab;
    const { visits } = world();
    const early = visits.typeBill(brandActor, id, 20_000);
    await expect(early).rejects.toMatchObject({ kind: 'conflict', code: 'collabs/wrong-step' });
    await visits.checkIn(brandActor, id);
    await visits.typeBill(brandActor, id, 30_000);
    const bill = { pence: 20_000, coveredPence: 18_000, guestPaysPence: 2_000, status: 'awaiting' };
    expect(await visits.typeBill(brandActor, id, 20_000)).toEqual(bill);
    expect(await visits.ofNow(brandId)).toMatchObject([{ collabId: id, bill }]);
  });
}
