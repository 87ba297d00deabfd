import { Clock, theProduct } from '../../../shared/kernel/index.js';
import { InMemoryImportFiles } from '../adapters/files/in-memory-import-files.js';
import { InMemoryImportedInfluencers } from '../adapters/persistence/in-memory-imported-influencers.js';
import { InMemoryInfluencerRepository } from '../adapters/persistence/in-memory-influencer.repository.js';
import { InMemorySeenHandles } from '../adapters/persistence/in-memory-seen-handles.js';
import { joinInfluencer } from '../domain/influencer.js';
import { ImportBatch } from './import-batch.js';
import { ImportInfluencers, type ImportOrder, type ImportScheme } from './import-influencers.js';

const now = new Date('2026-11-21T12:00:00Z');
class FixedClock extends Clock {
  now = () => now;
}

const header = ['S.no', 'Instagram name', ' Name', 'Subscribers', 'Subscribers', 'Category_1'];
const table = [
  header,
  ['1.00', 'zoe.ng', 'Zoë Ng', '23M', '23000000.00', 'Food'],
  ['2.00', 'maisa', '#NAME?', '44.8M', '44800000.00', ''],
  ['1.00', 'Zoe.Ng', 'Zoë Ng', '23M', '23000000.00', 'Food'],
  ['', '', '', '', '', ''],
  ['3.00', '', 'No Handle', '1M', '1000000', ''],
  ['4.00', 'shifted', 'Ng, Z', 'many', 'many', ''],
  ['1.00', 'zoe.ng', 'Zoë Ng', '9M', '9000000.00', 'Food'],
  ['5.00', '황민현', '황민현', '#VALOR!', 'N/A', ''],
];

function world() {
  const influencers = new InMemoryInfluencerRepository();
  const imported = new InMemoryImportedInfluencers(influencers);
  const run = async (rows: readonly (readonly string[])[], order: Partial<ImportOrder> = {}) => {
    const files = new InMemoryImportFiles(rows);
    const batch = new ImportBatch(imported, new FixedClock());
    const schemes: ImportScheme[] = [];
    const result = await new ImportInfluencers(files, new InMemorySeenHandles(), batch).execute(
      theProduct,
      { file: 'people.csv', rejectsFile: 'rejects.csv', ...order },
      { began: (scheme) => schemes.push(scheme), progressed: () => undefined },
    );
    return { result, scheme: schemes[0]!, rejected: files.rejected };
  };
  return { influencers, imported, run };
}

describe('importing a table of influencers', () => {
  it('makes unclaimed profiles of good rows and says of every other row why not', async () => {
    const { influencers, run } = world();
    const { result, scheme, rejected } = await run(table);

    expect(scheme).toMatchObject({
      platform: 'instagram',
      mapping: { handle: 1, name: 2, followers: 4, categories: [5] },
    });
    expect(result).toMatchObject({ rows: 8, created: 3, updated: 0, rejected: 3, rejectsFile: 'rejects.csv' });
    expect(result.skipped).toEqual({
      duplicate: { count: 1, rows: [4] },
      empty: { count: 1, rows: [5] },
      'no-handle': { count: 1, rows: [6] },
      'followers-unreadable': { count: 1, rows: [7] },
      contradiction: { count: 1, rows: [8] },
    });
    expect(rejected.map(({ row }) => row)).toEqual([6, 7, 8]);
    expect(influencers.all.map(({ handle, name, followers, claimed }) => [handle, name, followers, claimed])).toEqual([
      ['zoe.ng', 'Zoë Ng', 23_000_000, false],
      ['maisa', 'maisa', 44_800_000, false],
      ['황민현', '황민현', 0, false],
    ]);
  });

  it('changes nothing the second time', async () => {
    const { influencers, imported, run } = world();
    await run(table);
    const before = [...influencers.all];
    const { result } = await run(table);
    expect(result).toMatchObject({ created: 0, updated: 0 });
    expect(result.skipped.unchanged).toEqual({ count: 3, rows: [2, 3, 9] });
    expect(influencers.all).toEqual(before);
    expect(imported.events).toHaveLength(1);
  });

  it('joins the same person of two platforms on an exact handle only', async () => {
    const { influencers, run } = world();
    await run(table);
    const { result } = await run([
      ['Tiktoker name', 'Tiktok name', 'Subscribers'],
      ['ZOE.NG', 'Zoë', '1M'],
      ['zoeng', 'Zoë Ng', '2M'],
    ]);
    expect(result).toMatchObject({ created: 1, updated: 1 });
    const zoe = influencers.all.find(({ handle }) => handle === 'zoe.ng');
    expect(zoe?.accounts.map(({ platform }) => platform)).toEqual(['instagram', 'tiktok']);
  });

  it('leaves a claimed profile as it is', async () => {
    const { influencers, run } = world();
    await influencers.save(...joinInfluencer({ name: 'Me', handle: 'zoe.ng' }, theProduct, now));
    const { result } = await run(table);
    expect(result.skipped.claimed).toEqual({ count: 1, rows: [2] });
    expect(influencers.all.find(({ handle }) => handle === 'zoe.ng')).toMatchObject({ name: 'Me', accounts: [] });
  });

  it('stores nothing in a dry run, and tells the same', async () => {
    const { influencers, run } = world();
    const { result } = await run(table, { dryRun: true });
    expect(result).toMatchObject({ created: 3, rejected: 3 });
    expect(influencers.all).toEqual([]);
  });

  it('takes the columns and the platform that the person names', async () => {
    const { influencers, run } = world();
    const rows = [['A', 'B'], ['Zoë Ng', 'zoe.ng']]; // prettier-ignore
    await run(rows, { platform: 'youtube', map: { handle: '2', name: 'A' } });
    expect(influencers.all).toMatchObject([{ handle: 'zoe.ng', name: 'Zoë Ng', accounts: [{ platform: 'youtube' }] }]);
  });

  it('reads a table without headers from its first row on', async () => {
    const { run } = world();
    const { result } = await run(table.slice(1, 3), { platform: 'instagram' });
    expect(result).toMatchObject({ rows: 2, created: 2 });
  });

  it('asks for what it cannot know', async () => {
    const { run } = world();
    await expect(run([['Handle'], ['zoe']])).rejects.toMatchObject({ code: 'profiles/platform-needed' });
    await expect(run([['Followers on Instagram'], ['1M']])).rejects.toMatchObject({ code: 'profiles/column-needed' });
    await expect(run([])).rejects.toMatchObject({ code: 'profiles/unreadable-file' });
  });

  it('goes row by row where a batch is refused, so that one row takes no other with it', async () => {
    const { influencers, run } = world();
    const twoAccounts = [
      { platform: 'tiktok', handle: 'two', followers: 1, engagement: null, country: null, categories: [] },
    ] as const;
    await influencers.save({
      ...joinInfluencer({ name: 'One', handle: 'one', accounts: twoAccounts }, theProduct, now)[0],
      claimed: false,
    });
    const { result } = await run([header, ['1', 'one', 'One', '', '5', ''], ['2', 'two', 'Two', '', '6', ''], ['3', 'three', 'Three', '', '7', '']]); // prettier-ignore
    expect(result).toMatchObject({ created: 1, updated: 1, rejected: 1 });
    expect(result.skipped['other-account']).toEqual({ count: 1, rows: [3] });
    expect(influencers.all.map(({ handle }) => handle)).toEqual(['one', 'three']);
  });
});
