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
    expect(await actions.find(bill.id)).toEqual(bill);
    expect(await actions.find(newId())).toBeNull();
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
    expect(await actions.lastDone(collabId, 'check-in')).toEqual(later);
    expect(await actions.lastDone(collabId, 'bill')).toBeNull();
  });

  it('lists conflicts with the check-in that counts, to its brand and to both doors', async () => {
    const { actions } = world();
    const collabId = await world().collabId();
    const first = anAction({ collabId, venueId: newId() });
    const second = anAction({ collabId, venueId: newId(), at: hoursAfter(visitAt, 1), receivedAt: hoursAfter(visitAt, 2), ...twice });
    const unmatched = anAction({ collabId: await world().collabId(), receivedAt: visitAt, ...twice });
    for (const action of [first, unmatched, second]) await actions.keep(action);
    const { id, venueId, kind, code, detail, at } = second;
    const shown = { id, collabId, venueId, kind, code, detail, at, otherAt: first.at, otherVenueId: first.venueId };
    const alone = { id: unmatched.id, otherAt: null, otherVenueId: null };
    expect(await actions.conflictsOf(brandId, visitAt)).toMatchObject([shown, alone]);
    for (const link of [first.linkId, second.linkId])
      expect(await actions.conflictsOf(brandId, visitAt, link)).toEqual([shown]);
    expect(await actions.conflictsOf(brandId, hoursAfter(visitAt, 1))).toEqual([shown]);
    expect(await actions.conflictsOf(brandId, hoursAfter(visitAt, 3))).toEqual([]);
    for (const [brand, link] of [[newId(), undefined], [brandId, newId()]] as const)
      expect(await actions.conflictsOf(brand, visitAt, link)).toEqual([]);
  }); // prettier-ignore
}
