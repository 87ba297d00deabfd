import { FixedClock } from '../../test/support/core.js';
import { InMemoryImportFiles } from '../modules/imports/adapters/files/in-memory-import-files.js';
import { InMemorySeenRows } from '../modules/imports/adapters/persistence/in-memory-seen-rows.js';
import { type CandidateBatch, Influencers } from '../modules/imports/ports/neighbours.js';
import { ImportBatch, ImportInfluencers } from '../modules/imports/use-cases/import-influencers.js';
import { ImportCommand } from './import.command.js';

const table = [
  ['Instagram', 'Name', 'Followers', 'Platform'],
  ['zoe.ng', 'Zoë Ng', '12.500', ''],
  ['nia', 'Nia', '1.234', 'TikTok'],
  ['two words', 'Nobody', '7', ''],
];

class Everybody extends Influencers {
  readonly handles: string[] = [];

  async upsert(_: unknown, { people, dryRun }: CandidateBatch) {
    if (!dryRun) this.handles.push(...people.map(({ handle }) => handle));
    return new Map(people.map(({ row }) => [row, 'created' as const]));
  }
}

/** What the command line prints, and whom it stores. */
async function run(options: Parameters<ImportCommand['run']>[1]) {
  const people = new Everybody();
  const files = new InMemoryImportFiles(table);
  const clock = new FixedClock(new Date('2026-11-21T12:00:00Z'));
  const importInfluencers = new ImportInfluencers(files, new InMemorySeenRows(), new ImportBatch(people), clock);
  const printed: string[] = [];
  const outputs = [process.stdout, process.stderr].map((output) =>
    jest.spyOn(output, 'write').mockImplementation((text) => printed.push(String(text)) > 0),
  );
  try {
    await new ImportCommand(importInfluencers).run(['influencers', 'people-2022-09.csv'], options);
  } finally {
    for (const output of outputs) output.mockRestore();
  }
  const { exitCode } = process;
  process.exitCode = undefined;
  return { printed: printed.join(''), handles: people.handles, exitCode };
}

it('shows what is in each column, how it is read and which rows differ, and stores nothing where nobody can be asked', async () => {
  const { printed, handles, exitCode } = await run({});
  expect(printed).toContain('handle     column 1 "Instagram": zoe.ng, nia, two words');
  expect(printed).toContain('followers  column 3 "Followers": 12.500, 1.234, 7');
  expect(printed).toContain('Followers: “12.500” is read as 12,500.');
  expect(printed).toContain('The figures are from 30 September 2022.');
  expect(printed).toContain('Rows by platform: 2 from Instagram, 1 from TikTok.');
  expect(printed).toContain('Add --yes to import without asking');
  expect([handles, exitCode]).toEqual([[], 1]);
});

it('stores what scripts say yes to, and counts every row', async () => {
  const { printed, handles, exitCode } = await run({ yes: true });
  expect([handles, exitCode]).toEqual([['zoe.ng', 'nia'], undefined]);
  expect(printed).toMatch(/created 2\n\s+updated 0\n\s+unchanged 0\n\s+rejected 1\n/);
  expect(printed).toContain('1 × An Instagram handle has 1 to 30 letters, digits, dots or underscores. Rows 4');
});

it('only looks in a dry run', async () => {
  const { printed, handles, exitCode } = await run({ dryRun: true });
  expect(printed).toContain('Dry run: nothing was stored.');
  expect([handles, exitCode]).toEqual([[], undefined]);
});
