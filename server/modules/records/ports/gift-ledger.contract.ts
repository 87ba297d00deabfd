import { newId } from '../../../shared/kernel/index.js';
import { type GiftLine, idAfter } from '../domain/gift.js';
import type { GiftLedger } from './gift-ledger.js';

/** A Collab that a gift can belong to. */
export type AgreedCollab = Readonly<{
  id: string;
  brandId: string;
  influencerId: string;
  valuePence: number;
  title: string;
  brandName: string;
}>;

/** `prepare` makes the Collab that gifts belong to; `explain` lets its log say why an event happened. */
export type GiftWorld = Readonly<{
  ledger: GiftLedger;
  prepare(collab: AgreedCollab): Promise<void>;
  explain(collabId: string, eventId: string, reason: string): Promise<void>;
}>;

const lineOf = ({ id: collabId, brandId, influencerId }: AgreedCollab, at: string, pence = 18_000): GiftLine => ({
  ...{ id: newId(), collabId, brandId, influencerId, kind: 'received', pence, basis: 'AGREED', reverses: null },
  ...{ receivedAt: new Date(at), recordedAt: new Date(at) },
});

const correctionOf = (line: GiftLine, pence: number): [GiftLine, GiftLine] => {
  const id = newId();
  const recordedAt = new Date('2026-12-09T12:00:00Z');
  return [
    { ...line, id, recordedAt, kind: 'reversed', pence: -line.pence, reverses: line.id },
    { ...line, id: idAfter(id), recordedAt, kind: 'corrected', pence, basis: 'MEASURED' },
  ];
};

/** What every GiftLedger promises. */
export function giftLedgerContract(world: () => GiftWorld): void {
  const known = { title: 'Tasting menu for two', brandName: 'Ember & Rye' };
  const someone = async () => {
    const collab = { id: newId(), brandId: newId(), influencerId: newId(), valuePence: 18_000, ...known };
    await world().prepare(collab);
    return collab;
  };
  const [from, to] = [new Date('2026-04-05T23:00:00Z'), new Date('2027-04-05T23:00:00Z')];

  it('knows the agreed value, and that there is none where there is no Collab', async () => {
    expect(await world().ledger.valueOf((await someone()).id)).toBe(18_000);
    expect(await world().ledger.valueOf(newId())).toBeNull();
  });

  it('gives back lines from a moment on and before another, the oldest first, with what was given by whom', async () => {
    const { ledger } = world();
    const collab = await someone();
    const times = ['2027-04-05T23:00:00Z', '2027-04-05T22:59:59.999Z', '2026-04-05T23:00:00Z', '2026-04-05T22:59:59.999Z'];
    const lines = times.map((at) => lineOf(collab, at));
    await ledger.add(lines);
    expect(await ledger.between(collab.influencerId, from, to)).toEqual([
      { ...lines[2], ...known, reason: null },
      { ...lines[1], ...known, reason: null },
    ]);
    expect(await ledger.firstOf(collab.influencerId)).toEqual(lines[3]!.receivedAt);
    expect(await ledger.firstOf(newId())).toBeNull();
  }); // prettier-ignore

  it('stores a line once, and never changes it', async () => {
    const { ledger } = world();
    const collab = await someone();
    const line = lineOf(collab, '2026-12-01T12:00:00Z');
    await ledger.add([line]);
    await ledger.add([{ ...line, pence: 5 }]);
    expect(await ledger.between(collab.influencerId, from, to)).toMatchObject([{ id: line.id, pence: 18_000 }]);
    expect(await ledger.ofCollab(collab.id)).toEqual([line]);
  });

  it('has a correction after what it takes back, with the reason that staff gave', async () => {
    const { ledger, explain } = world();
    const collab = await someone();
    const line = lineOf(collab, '2026-12-01T12:00:00Z');
    const [back, right] = correctionOf(line, 15_000);
    await ledger.add([line, back, right]);
    await explain(collab.id, back.id, 'No wine was served.');
    const stated = await ledger.between(collab.influencerId, from, to);
    expect(stated.map(({ kind, pence, reason }) => [kind, pence, reason])).toEqual([
      ['received', 18_000, null],
      ['reversed', -18_000, 'No wine was served.'],
      ['corrected', 15_000, null],
    ]);
    expect(await ledger.ofCollab(collab.id)).toEqual([line, back, right]);
  });

  it('takes no line back twice: it fails instead of losing one', async () => {
    const { ledger } = world();
    const collab = await someone();
    const line = lineOf(collab, '2026-12-01T12:00:00Z');
    await ledger.add([line, ...correctionOf(line, 15_000)]);
    await expect(ledger.add([correctionOf(line, 12_000)[0]])).rejects.toThrow();
    expect(await ledger.ofCollab(collab.id)).toHaveLength(3);
  });
}
