import { newId } from '../../../shared/kernel/index.js';
import type { DeliveredTwins } from './content-library.js';

type Delivered = Readonly<{ id: string; brandId: string; mediaId: string | null }>;

/** What every DeliveredTwins promises. `deliver` stores a piece, `found` lists the pairs with it. */
export function deliveredTwinsContract(
  world: () => Readonly<{
    twins: DeliveredTwins;
    deliver(piece: Delivered): Promise<void>;
    found(pieceId: string): Promise<readonly Readonly<{ ids: readonly string[]; difference: number }>[]>;
  }>,
): void {
  const now = new Date('2026-11-27T10:00:00Z');
  const [ember, quay] = [newId(), newId()];

  it('records what two brands have received once, whichever is looked at first', async () => {
    const { twins, deliver, found } = world();
    const [mine, theirs] = [newId(), newId()];
    const [photo, copy] = [newId(), newId()];
    await deliver({ id: mine, brandId: ember, mediaId: photo });
    await deliver({ id: theirs, brandId: quay, mediaId: copy });
    expect(await twins.fileOf(mine)).toBe(photo);
    await twins.note(mine, [{ id: newId(), difference: 1 }], now);
    expect(await found(mine)).toEqual([]);
    await twins.note(mine, [{ id: copy, difference: 4 }], now);
    await twins.note(theirs, [{ id: photo, difference: 4 }], now);
    expect(await found(mine)).toEqual([{ ids: [mine, theirs].toSorted(), difference: 4 }]);
  });

  it('records nothing about one brand, nor about a piece without a file', async () => {
    const { twins, deliver, found } = world();
    const [first, second, empty] = [newId(), newId(), newId()];
    const photo = newId();
    for (const id of [first, second]) await deliver({ id, brandId: ember, mediaId: photo });
    await deliver({ id: empty, brandId: quay, mediaId: null });
    await twins.note(first, [{ id: photo, difference: 0 }], now);
    expect(await found(first)).toEqual([]);
    expect(await twins.fileOf(empty)).toBeNull();
    expect(await twins.fileOf(newId())).toBeNull();
  });
}
