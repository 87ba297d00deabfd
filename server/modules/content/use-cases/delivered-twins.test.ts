import { influencerActor, staffActor } from '../../../../test/support/collabs.js';
import { FixedClock } from '../../../../test/support/core.js';
import { InMemoryContentLooks, InMemoryDeliveredTwins } from '../adapters/in-memory-delivered-twins.js';
import { deliveredTwinsContract } from '../ports/delivered-twins.contract.js';
import { FindTwins, SettleTwin } from './delivered-twins.js';

describe('InMemoryDeliveredTwins', () =>
  deliveredTwinsContract(() => {
    const twins = new InMemoryDeliveredTwins();
    return {
      twins,
      deliver: async (piece) => void twins.pieces.push(piece),
      found: async (pieceId) => twins.found.filter(({ ids }) => ids.includes(pieceId)),
      told: async (name) => twins.events.filter((event) => event.name === name).length,
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
  expect(twins.found.map(({ ids, difference }) => ({ ids, difference }))).toEqual([
    { ids: ['a', 'b'], difference: 0 },
    { ids: ['a', 'c'], difference: 3 },
  ]);
});

it('staff settle a pair once, and say what they found', async () => {
  const twins = new InMemoryDeliveredTwins();
  const now = new Date('2026-11-27T12:00:00Z');
  twins.pieces.push({ id: 'a', brandId: 'ember', mediaId: 'dinner' }, { id: 'b', brandId: 'quay', mediaId: 'dinner' });
  await twins.note('a', [{ id: 'dinner', difference: 0 }]);
  const { id } = twins.found[0]!;
  const settle = new SettleTwin(twins, new FixedClock(now));
  const readOnly = { ...staffActor, staffRole: 'read-only' } as const;

  await expect(settle.execute(staffActor, id, '  ')).rejects.toMatchObject({ code: 'collabs/note-needed' });
  for (const other of [readOnly, influencerActor])
    await expect(settle.execute(other, id, 'Seen.')).rejects.toMatchObject({ code: 'collabs/not-staff' });
  await settle.execute(staffActor, id, 'The creator took one down.');
  await expect(settle.execute(staffActor, id, 'Again.')).rejects.toMatchObject({ code: 'collabs/twins-settled' });

  expect(twins.events).toMatchObject([
    { aggregate: { type: 'delivered-twin', id }, actor: staffActor, payload: { note: 'The creator took one down.' } },
  ]);
});
