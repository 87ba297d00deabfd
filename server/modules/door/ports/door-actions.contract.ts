import { brandId, visitAt } from '../../../../test/support/collabs.js';
import { hoursAfter } from '../../../contract/rules/london-time.js';
import { newId } from '../../../shared/kernel/index.js';
import type { DoorAction } from '../domain/door-action.js';
import type { DoorActions } from './door-actions.js';

/** `collabId` creates a Collab that actions can be about. */
export type DoorActionsWorld = Readonly<{ actions: DoorActions; collabId(): Promise<string> }>;

/** A check-in by name at the start of the visit. */
export const anAction = (more: Partial<DoorAction> & Pick<DoorAction, 'collabId'>): DoorAction => ({
  ...{ id: newId(), linkId: newId(), brandId, venueId: null, deviceId: newId() },
  ...{ kind: 'check-in', how: 'name', nonce: null, pence: null, minutes: null },
  ...{ at: visitAt, receivedAt: visitAt, outcome: 'done', code: null, detail: null },
  ...more,
});

const twice = { outcome: 'conflict', code: 'collabs/code-used', detail: 'Twice.' } as const;

/** What every DoorActions promises. */
export function doorActionsContract(world: () => DoorActionsWorld): void {
  it('keeps what was said, once', async () => {
    const { actions } = world();
    const collabId = await world().collabId();
    const bill = anAction({ collabId, kind: 'bill', how: null, pence: 9_900, venueId: newId() });
    await actions.keep(bill);
    expect(await actions.among([newId(), bill.id])).toEqual([bill]);
    await expect(actions.keep({ ...bill, pence: 1 })).rejects.toMatchObject({ code: 'collabs/door-busy' });
  });

  it('takes the nonce of a code once for its Collab', async () => {
    const { actions } = world();
    const [collabId, another] = [await world().collabId(), await world().collabId()];
    await actions.keep(anAction({ collabId, how: 'signed', nonce: 'n1' }));
    await actions.keep(anAction({ collabId: another, how: 'signed', nonce: 'n1' }));
    for (let time = 0; time < 2; time++) await actions.keep(anAction({ collabId }));
    const again = actions.keep(anAction({ collabId, how: 'signed', nonce: 'n1' }));
    await expect(again).rejects.toMatchObject({ code: 'collabs/door-busy' });
    expect(await actions.hasOpened(collabId, 'n1')).toBe(true);
    expect(await actions.hasOpened(collabId, 'n2')).toBe(false);
    expect(await actions.hasOpened(newId(), 'n1')).toBe(false);
  });

  it('knows what happened last of what was done', async () => {
    const { actions } = world();
    const collabId = await world().collabId();
    const at = (minutes: number) => hoursAfter(visitAt, minutes / 60);
    const [later, earlier] = [anAction({ collabId, at: at(9) }), anAction({ collabId, at: at(3) })];
    const other = anAction({ collabId, kind: 'no-show', how: null, at: at(12) });
    for (const action of [later, earlier, anAction({ collabId, at: at(20), ...twice }), other])
      await actions.keep(action);
    expect(await actions.lastCheckIn(collabId)).toEqual(later);
    expect(await actions.lastCheckIn(await world().collabId())).toBeNull();
  });

  it('forgets what was received long ago', async () => {
    const { actions } = world();
    const collabId = await world().collabId();
    const received = (minutes: number) =>
      anAction({ collabId, receivedAt: hoursAfter(visitAt, minutes / 60 - 10_000) });
    const [old, newer] = [received(0), received(1)];
    for (const action of [old, newer]) await actions.keep(action);
    expect(await actions.forgetUntil(old.receivedAt)).toBe(1);
    expect(await actions.among([old.id, newer.id])).toEqual([newer]);
    expect(await actions.forgetUntil(newer.receivedAt)).toBe(1);
  });

  it('lists a bill’s conflict to both doors that entered one', async () => {
    const { actions } = world();
    const collabId = await world().collabId();
    const [inAt, counts] = [anAction({ collabId }), anAction({ collabId, kind: 'bill', how: null, pence: 12_000 })];
    const older = anAction({ collabId, kind: 'bill', how: null, pence: 9_000, ...twice, code: 'collabs/bill-newer' });
    for (const action of [inAt, counts, older]) await actions.keep(action);
    for (const link of [counts.linkId, older.linkId])
      expect(await actions.conflictsOf(brandId, visitAt, link)).toMatchObject([{ id: older.id, otherAt: null }]);
    expect(await actions.conflictsOf(brandId, visitAt, inAt.linkId)).toEqual([]);
  });

  it('lists conflicts with the first check-in, to its brand and to both doors', async () => {
    const { actions } = world();
    const collabId = await world().collabId();
    const first = anAction({ collabId, venueId: newId() });
    const second = anAction({ collabId, venueId: newId(), at: hoursAfter(visitAt, 1), receivedAt: hoursAfter(visitAt, 2), ...twice });
    const unmatched = anAction({ collabId: await world().collabId(), receivedAt: visitAt, ...twice });
    for (const action of [first, unmatched, second]) await actions.keep(action);
    const { id, venueId, kind, outcome, code, detail, at } = second;
    const shown = { id, collabId, venueId, kind, outcome, code, detail, at, otherAt: first.at, otherVenueId: first.venueId };
    const alone = { id: unmatched.id, otherAt: null, otherVenueId: null };
    expect(await actions.conflictsOf(brandId, visitAt)).toMatchObject([shown, alone]);
    for (const link of [first.linkId, second.linkId])
      expect(await actions.conflictsOf(brandId, visitAt, link)).toEqual([shown]);
    expect(await actions.conflictsOf(brandId, hoursAfter(visitAt, 1))).toEqual([shown]);
    expect(await actions.conflictsOf(brandId, hoursAfter(visitAt, 3))).toEqual([]);
    for (const [brand, link] of [[newId(), undefined], [brandId, newId()]] as const)
      expect(await actions.conflictsOf(brand, visitAt, link)).toEqual([]);
  }); // prettier-ignore

  it('of three check-ins, each conflict has the earliest of the others, wherever it was', async () => {
    const { actions } = world();
    const collabId = await world().collabId();
    const at = (minutes: number) => hoursAfter(visitAt, minutes / 60);
    const first = anAction({ collabId, at: at(10) });
    const second = anAction({ collabId, venueId: newId(), at: at(4), receivedAt: at(20), ...twice });
    const third = anAction({ collabId, at: at(7), receivedAt: at(30), ...twice });
    for (const action of [first, second, third]) await actions.keep(action);
    const shown = [{ id: third.id, otherAt: second.at, otherVenueId: second.venueId }, { id: second.id, otherAt: third.at }]; // prettier-ignore
    for (const link of [undefined, first.linkId, second.linkId, third.linkId])
      expect(await actions.conflictsOf(brandId, visitAt, link)).toMatchObject(shown);
  });

  it('lists a refused bill, and a refused check-in until the guest is in', async () => {
    const { actions } = world();
    const collabId = await world().collabId();
    const no = { outcome: 'refused', code: 'collabs/code-old', detail: 'Too old.' } as const;
    const [arrival, bill] = [
      anAction({ collabId, ...no }),
      anAction({ collabId, kind: 'bill', how: null, receivedAt: hoursAfter(visitAt, 1), ...no }),
    ];
    const late = anAction({ collabId, kind: 'late', how: null, ...no });
    for (const action of [arrival, bill, late]) await actions.keep(action);
    const listed = async () =>
      (await actions.conflictsOf(brandId, visitAt)).filter((each) => each.collabId === collabId).map(({ id }) => id);
    expect(await listed()).toEqual([bill.id, arrival.id]);
    await actions.keep(anAction({ collabId }));
    expect(await listed()).toEqual([bill.id]);
  });
}
