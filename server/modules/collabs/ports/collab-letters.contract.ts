import { aCollab, anAwaitedCollab, brandActor, monday, visitAt } from '../../../../test/support/collabs.js';
import { typeBill } from '../domain/bill.js';
import type { Collab } from '../domain/collab.js';
import type { CollabLetters, CollabNews } from './collab-letters.js';
import type { CollabRecord } from './repositories.js';

type Told = Readonly<{ kind: CollabNews['kind']; collabId: string; side: 'brand' | 'influencer' }>;
export type World = { letters: CollabLetters; told(): Promise<readonly Told[]> };

/** A Collab with its names, and the place held for its influencer, if any. */
export const aRecord = (collab: Collab, held: boolean | null = null): CollabRecord => ({
  collab,
  wait: held === null ? null : { slotId: collab.offerId, startsAt: visitAt, held, endsAt: monday },
  brand: { id: collab.brandId, name: 'Ember & Rye', avatarPath: null },
  influencer: { id: collab.influencerId, name: 'Amara Osei', handle: 'amara', avatarPath: null, followers: 1 },
});

const both = ['brand', 'influencer'] as const;
const readers: readonly (readonly [CollabNews['kind'], readonly Told['side'][]])[] = [
  ['scheduled', both],
  ['moved', both],
  ['cancelled', both],
  ['time-asked', both],
  ['food-risks-asked', ['influencer']],
  ['food-risks-told', ['brand']],
  ['confirmation-asked', both],
  ['reminded', ['influencer']],
  ['place-offered', ['influencer']],
  ['no-show-claimed', ['influencer']],
  ['bill-typed', ['influencer']],
  ['content-reminded', ['influencer']],
  ['undelivered-claimed', ['influencer']],
  ['close-warned', both],
  ['undelivered', both],
  ['rights-ending', ['brand']],
];

export function collabLettersContract(world: () => World): void {
  const [collab] = typeBill(aCollab(4), 14_200, 'venue', brandActor, visitAt);

  test.each(readers)('%s: is sent to %j, each once', async (kind, sides) => {
    const { letters, told } = world();
    const pieces = collab.deliverables.map((piece) => ({ ...piece, rightsUntil: visitAt }));
    await letters.tell({ kind, visitWasAt: visitAt, rightsEnd: { due: 'soon', pieces } }, aRecord(collab, true));
    expect(await told()).toEqual(sides.map((side) => ({ kind, collabId: collab.id, side })));
  });

  test.each([null, false])('a place that is not kept any more is offered to nobody (%s)', async (held) => {
    const { letters, told } = world();
    await letters.tell({ kind: 'place-offered', visitWasAt: null }, aRecord(anAwaitedCollab(3), held));
    expect(await told()).toEqual([]);
  });

  it('each Collab is reported separately, in the order of events', async () => {
    const { letters, told } = world();
    const other = anAwaitedCollab(3);
    await letters.tell({ kind: 'reminded', visitWasAt: null }, aRecord(other));
    await letters.tell({ kind: 'no-show-claimed', visitWasAt: null }, aRecord(collab));
    expect((await told()).map(({ collabId }) => collabId)).toEqual([other.id, collab.id]);
  });
}
