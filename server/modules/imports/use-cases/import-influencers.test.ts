import { DomainError, theProduct } from '../../../shared/kernel/index.js';
import { InMemoryImportFiles } from '../adapters/files/in-memory-import-files.js';
import { InMemorySeenHandles } from '../adapters/persistence/in-memory-seen-handles.js';
import type { Candidate } from '../domain/candidate.js';
import type { RowOutcome } from '../domain/report.js';
import { type CandidateBatch, Influencers } from '../ports/neighbours.js';
import { ImportBatch, ImportInfluencers, type ImportOrder, type ImportScheme } from './import-influencers.js';

/** Takes in whoever comes; a batch with somebody who is refused is refused as a whole. */
class Profiles extends Influencers {
  readonly people: Candidate[] = [];
  platform?: string;
  refused?: string;

  async upsert(_: unknown, { platform, people, dryRun }: CandidateBatch): Promise<ReadonlyMap<number, RowOutcome>> {
    if (people.some(({ handle }) => handle === this.refused)) throw new DomainError('conflict', 'no', 'No.');
    this.platform = platform;
    if (!dryRun) this.people.push(...people);
    return new Map(people.map(({ row, handle }) => [row, handle === 'known' ? 'unchanged' : 'created']));
  }
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
  const profiles = new Profiles();
  const run = async (rows: readonly (readonly string[])[], order: Partial<ImportOrder> = {}) => {
    const files = new InMemoryImportFiles(rows);
    const schemes: ImportScheme[] = [];
    const result = await new ImportInfluencers(files, new InMemorySeenHandles(), new ImportBatch(profiles)).execute(
      theProduct,
      { file: 'people.csv', rejectsFile: 'rejects.csv', ...order },
      { began: (scheme) => schemes.push(scheme), progressed: () => undefined },
    );
    return { result, scheme: schemes[0]!, rejected: files.rejected };
  };
  return { profiles, run };
}

describe('importing a table of influencers', () => {
  it('takes good rows in and says of every other row why not', async () => {
    const { profiles, run } = world();
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
    expect(profiles.people.map(({ row, handle, name, followers }) => [row, handle, name, followers])).toEqual([
      [2, 'zoe.ng', 'Zoë Ng', 23_000_000],
      [3, 'maisa', null, 44_800_000],
      [9, '황민현', '황민현', null],
    ]);
  });

  it('counts those of whom we know it all already', async () => {
    const { run } = world();
    const { result } = await run([...table, ['6.00', 'known', 'Known', '', '7', '']]);
    expect(result).toMatchObject({ created: 3, updated: 0 });
    expect(result.skipped.unchanged).toEqual({ count: 1, rows: [10] });
  });

  it('stores nothing in a dry run, and tells the same', async () => {
    const { profiles, run } = world();
    const { result } = await run(table, { dryRun: true });
    expect(result).toMatchObject({ created: 3, rejected: 3 });
    expect(profiles.people).toEqual([]);
  });

  it('takes the columns and the platform that the person names', async () => {
    const { profiles, run } = world();
    const rows = [['A', 'B'], ['Zoë Ng', 'zoe.ng']]; // prettier-ignore
    await run(rows, { platform: 'youtube', map: { handle: '2', name: 'A' } });
    expect(profiles).toMatchObject({ platform: 'youtube', people: [{ handle: 'zoe.ng', name: 'Zoë Ng' }] });
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
    const { profiles, run } = world();
    profiles.refused = 'two';
    const { result } = await run([header, ['1', 'one', 'One', '', '5', ''], ['2', 'two', 'Two', '', '6', ''], ['3', 'three', 'Three', '', '7', '']]); // prettier-ignore
    expect(result).toMatchObject({ created: 2, rejected: 1 });
    expect(result.skipped.refused).toEqual({ count: 1, rows: [3] });
    expect(profiles.people.map(({ handle }) => handle)).toEqual(['one', 'three']);
  });
});
