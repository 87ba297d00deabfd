import { FixedClock } from '../../../../test/support/core.js';
import { InMemoryContentLooks, InMemoryDeliveredTwins } from '../adapters/in-memory-delivered-twins.js';
import { deliveredTwinsContract } from '../ports/delivered-twins.contract.js';
import { FindTwins } from './find-twins.js';

describe('InMemoryDeliveredTwins', () =>
  deliveredTwinsContract(() => {
    const twins = new InMemoryDeliveredTwins();
    return {
      twins,
      deliver: async (piece) => void twins.pieces.push(piece),
      found: async (pieceId) => [...twins.found.values()].filter(({ ids }) => ids.includes(pieceId)),
    };
  }));

it('finds the same file and files that look like it, at other brands', async () => {
  const twins = new InMemoryDeliveredTwins();
  twins.pieces.push(
    { id: 'a', brandId: 'ember', mediaId: 'dinner' },
    { id: 'b', brandId: 'quay', mediaId: 'dinner' },
    { id: 'c', brandId: 'finch', mediaId: 'dinner, smaller' },
    { id: 'd', brandId: 'finch', mediaId: 'breakfast' },
    { id: 'e', brandId: 'finch', mediaId: null },
  );
  const looks = new InMemoryContentLooks(new Map([['dinner', [{ id: 'dinner, smaller', difference: 3 }]]]));
  const find = new FindTwins(looks, twins, new FixedClock(new Date('2026-11-27T10:00:00Z')));
  for (const pieceId of ['a', 'e', 'unknown']) await find.execute(pieceId);
  expect([...twins.found.values()]).toEqual([
    { ids: ['a', 'b'], difference: 0 },
    { ids: ['a', 'c'], difference: 3 },
  ]);
});
