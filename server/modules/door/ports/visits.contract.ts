import {
  anAwaitedCollab,
  brandActor,
  brandId,
  influencerId,
  monday,
  visitAt,
} from '../../../../test/support/collabs.js';
import { hoursAfter } from '../../../contract/rules/london-time.js';
import { newId } from '../../../shared/kernel/index.js';
import type { Visits } from './neighbours.js';

/** `prepare` sets up this visit for an influencer with this name. The current time is the time of the visit. */
export type VisitsWorld = Readonly<{
  visits: Visits;
  prepare(
    collab: ReturnType<typeof anAwaitedCollab>,
    guest: Readonly<{ name: string; handle: string }>,
    venueId: string | null,
  ): Promise<void>;
  /** A new time has to be chosen for this visit. */
  unschedule(collabId: string): Promise<void>;
}>;

const wrongStep = { kind: 'conflict', code: 'collabs/wrong-step' };

/** The contract of every Visits. */
export function visitsContract(world: () => VisitsWorld): void {
  const awaited = async (venueId: string | null = null) => {
    const [collab, guest] = [anAwaitedCollab(), { name: 'Amara Osei', handle: `amara.${newId()}` }];
    await world().prepare(collab, guest, venueId);
    return { collab, guest };
  };

  it('has the visits of a brand with all that the door has to know', async () => {
    const venueId = newId();
    const { collab, guest } = await awaited(venueId);
    const { visits } = world();
    const visit = {
      ...{ collabId: collab.id, venueId, venue: collab.terms.venue, visitAt, status: 'awaited', checkedInAt: null },
      ...{ ...guest, avatarPath: null, guests: 1, title: collab.terms.title, included: collab.terms.gives },
      ...{ note: collab.note, handoffNote: '', callWho: '', runningLate: null },
      ...{ capPence: collab.terms.valuePence, bill: null, publicKeys: [] },
      ...{ opensAt: hoursAfter(visitAt, -2), closesAt: hoursAfter(visitAt, 48) },
      risks: { open: true, until: hoursAfter(visitAt, 12), own: null, guests: [] },
    };
    expect(await visits.between(brandId, visitAt, visitAt)).toEqual([visit]);
    expect(await visits.of(brandId, [newId(), collab.id])).toEqual([visit]);
    for (const [from, until] of [[monday, hoursAfter(visitAt, -1)], [hoursAfter(visitAt, 1), hoursAfter(visitAt, 48)]] as const)
      expect(await visits.between(brandId, from, until)).toEqual([]);
    expect(await visits.between(influencerId, visitAt, visitAt)).toEqual([]);
    expect(await visits.of(influencerId, [collab.id])).toEqual([]);
  }); // prettier-ignore

  it('checks a guest in with the earliest time at which they were seen', async () => {
    const { id } = (await awaited()).collab;
    const { visits } = world();
    const earlier = hoursAfter(visitAt, -1);
    await visits.checkAwaited(brandActor, id);
    for (const [at, wasIn, checkedInAt] of [
      [visitAt, false, visitAt],
      [visitAt, true, visitAt],
      [earlier, true, earlier],
      [visitAt, true, earlier],
    ] as const) {
      expect(await visits.arrive(brandActor, id, at, { how: 'name' })).toEqual({ wasIn });
      expect(await visits.of(brandId, [id])).toMatchObject([{ checkedInAt, status: 'in' }]);
    }
    for (const step of [() => visits.checkAwaited(brandActor, id), () => visits.claimNoShow(brandActor, id)])
      await expect(step()).rejects.toMatchObject(wrongStep);
  });

  it('knows who will be late, by their last word, until they are in', async () => {
    const { id } = (await awaited()).collab;
    const { visits } = world();
    await visits.expectLater(brandActor, id, 10, hoursAfter(visitAt, -1));
    await visits.expectLater(brandActor, id, 25, visitAt);
    await visits.expectLater(brandActor, id, 60, hoursAfter(visitAt, -0.5));
    const runningLate = { minutes: 25, at: visitAt.toISOString() };
    expect(await visits.of(brandId, [id])).toMatchObject([{ runningLate, status: 'awaited' }]);
    await visits.arrive(brandActor, id, visitAt, {});
    await expect(visits.expectLater(brandActor, id, 5, visitAt)).rejects.toMatchObject(wrongStep);
  });

  it('knows where a guest is awaited, until they are in', async () => {
    const venueId = newId();
    const { id } = (await awaited(venueId)).collab;
    const { visits } = world();
    const closesAt = hoursAfter(visitAt, 48);
    expect(await visits.awaited(brandActor, id)).toEqual({ venueId, closesAt });
    await visits.arrive(brandActor, id, visitAt, {});
    await expect(visits.awaited(brandActor, id)).rejects.toMatchObject(wrongStep);
  });

  it('takes the word of the door that nobody came, once', async () => {
    const { id } = (await awaited()).collab;
    const { visits } = world();
    await visits.claimNoShow(brandActor, id);
    expect(await visits.of(brandId, [id])).toMatchObject([{ status: 'no-show-claimed', checkedInAt: null }]);
    for (const step of [
      () => visits.claimNoShow(brandActor, id),
      () => visits.arrive(brandActor, id, visitAt, {}),
      () => visits.expectLater(brandActor, id, 5, visitAt),
    ])
      await expect(step()).rejects.toMatchObject(wrongStep);
  });

  it('takes the bill of a guest who is in; of two bills the one that was entered last counts, in any order', async () => {
    const { id } = (await awaited()).collab;
    const { visits } = world();
    const [early, later, last] = [-0.5, -0.25, 0].map((hours) => hoursAfter(visitAt, hours)) as [Date, Date, Date];
    const enter = (pence: number, at: Date) => visits.typeBill(brandActor, id, pence, at);
    await expect(enter(20_000, early)).rejects.toMatchObject(wrongStep);
    await visits.arrive(brandActor, id, hoursAfter(visitAt, -1), {});
    expect(await enter(30_000, later)).toEqual({ isNew: true });
    expect(await enter(30_000, early)).toEqual({ isNew: false });
    await expect(enter(25_000, early)).rejects.toMatchObject({ kind: 'conflict', code: 'collabs/bill-newer' });
    expect(await enter(20_000, last)).toEqual({ isNew: true });
    const bill = { pence: 20_000, coveredPence: 18_000, guestPaysPence: 2_000, status: 'awaiting' };
    expect(await visits.of(brandId, [id])).toMatchObject([{ collabId: id, bill }]);
  });

  it('knows in short what an action depends on', async () => {
    const { id } = (await awaited()).collab;
    const { visits } = world();
    const short = { collabId: id, venueId: null, visitAt, opensAt: hoursAfter(visitAt, -2), name: 'Amara Osei' };
    expect(await visits.known(brandId, [newId(), id])).toMatchObject([{ ...short, status: 'awaited', isSeen: false }]);
    await visits.arrive(brandActor, id, visitAt, {});
    expect(await visits.known(brandId, [id])).toMatchObject([{ ...short, status: 'in', isSeen: true }]);
    expect(await visits.known(influencerId, [id])).toEqual([]);
  });

  it('still knows a visit that has lost its time', async () => {
    const venueId = newId();
    const { id } = (await awaited(venueId)).collab;
    const { visits, unschedule } = world();
    await unschedule(id);
    const short = { collabId: id, venueId, visitAt: null, opensAt: null, status: 'awaited', isSeen: false };
    expect(await visits.known(brandId, [id])).toMatchObject([{ ...short, name: 'Amara Osei' }]);
    expect(await visits.known(influencerId, [id])).toEqual([]);
    expect(await visits.of(brandId, [id])).toEqual([]);
    for (const step of [
      () => visits.arrive(brandActor, id, visitAt, {}),
      () => visits.claimNoShow(brandActor, id),
      () => visits.expectLater(brandActor, id, 5, visitAt),
      () => visits.typeBill(brandActor, id, 100, visitAt),
    ])
      await expect(step()).rejects.toMatchObject({ kind: 'conflict' });
  });
}
