import { FixedClock } from '../../test/support/core.js';
import type { ImportReadings } from '../modules/analytics/index.js';
import { InMemoryImportFiles, InMemorySeenRows } from '../modules/imports/adapters/in-memory-imports.js';
import { Brands, type CandidateBatch, Influencers } from '../modules/imports/ports/neighbours.js';
import { ImportBrands } from '../modules/imports/use-cases/import-brands.js';
import { ImportBatch, ImportInfluencers } from '../modules/imports/use-cases/import-influencers.js';
import { ImportCommand } from './import.command.js';

const table = [
  ['Instagram', 'Name', 'Followers', 'Platform'],
  ['zoe.ng', 'Zoë Ng', '12.500', ''],
  ['nia', 'Nia', '1.234', 'TikTok'],
  ['two words', 'Nobody', '7', ''],
];

const brandTable = [
  ['Company', 'Email', 'Town', 'Industry'],
  ['The Copper Ladle', 'hello@ladle.test', 'London', 'Restaurants'],
  ['Far Away', 'far@away.test', 'Atlantis', 'Cafes'],
];

class NoBrands extends Brands {
  readonly names: string[] = [];
  known = async () => new Set<string>();

  async create(_: unknown, { name }: { name: string }) {
    this.names.push(name);
  }
}

class Everybody extends Influencers {
  readonly handles: string[] = [];

  async upsert(_: unknown, { people, dryRun }: CandidateBatch) {
    if (!dryRun) this.handles.push(...people.map(({ handle }) => handle));
    return new Map(people.map(({ row }) => [row, 'created' as const]));
  }
}

const noReadings = null as unknown as ImportReadings; // figures need the database: test/e2e/same-import

/** The command line's output, and the people it stores. */
async function run(options: Parameters<ImportCommand['run']>[1], what = 'influencers', rows = table) {
  const people = new Everybody();
  const files = new InMemoryImportFiles(rows);
  const clock = new FixedClock(new Date('2026-11-21T12:00:00Z'));
  const importInfluencers = new ImportInfluencers(files, new InMemorySeenRows(), new ImportBatch(people), clock);
  const brands = new NoBrands();
  const brandFiles = new InMemoryImportFiles(brandTable);
  const importBrands = new ImportBrands(brandFiles, new InMemorySeenRows(), brands);
  const printed: string[] = [];
  const outputs = [process.stdout, process.stderr].map((output) =>
    jest.spyOn(output, 'write').mockImplementation((text) => printed.push(String(text)) > 0),
  );
  try {
    await new ImportCommand(importInfluencers, importBrands, noReadings).run([what, 'people-2022-09.csv'], options);
  } finally {
    for (const output of outputs) output.mockRestore();
  }
  const { exitCode } = process;
  process.exitCode = undefined;
  return { printed: printed.join(''), handles: people.handles, brands: brands.names, exitCode };
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

it('says which option answers what a file leaves open', async () => {
  const { printed, exitCode } = await run({ yes: true }, 'influencers', [['Handle'], ['zoe']]);
  expect(printed).toContain('Please choose one. Use --platform.');
  expect(exitCode).toBe(1);
});

it('only looks in a dry run', async () => {
  const { printed, handles, exitCode } = await run({ dryRun: true });
  expect(printed).toContain('Dry run: nothing was stored.');
  expect([handles, exitCode]).toEqual([[], undefined]);
});

it('imports brands as well, and asks as it does about people', async () => {
  expect(await run({}, 'brands')).toMatchObject({ brands: [], exitCode: 1 });
  const { printed, brands, exitCode } = await run({ yes: true }, 'brands');
  expect([brands, exitCode]).toEqual([['The Copper Ladle'], undefined]);
  expect(printed).toContain('city       column 3 "Town": London, Atlantis');
  expect(printed).toMatch(/created 1\n\s+updated 0\n\s+unchanged 0\n\s+rejected 1\n/);
});

it.each([
  ['brands', { platform: 'tiktok' }, '--platform is only for influencers.'],
  ['influencers', { basis: 'declared' }, '--basis is only for posts.'],
  ['posts', { asOf: '2027-03-04' }, '--as-of is only for influencers.'],
  ['posts', {}, 'Say where the figures come from: --basis measured or declared or estimated.'],
  [
    'brands',
    { map: { handle: '1' } },
    '--map takes FIELD=COLUMN, with the fields name, email, city, category, website.',
  ],
  ['influencers', { map: { website: '1' } }, '--map takes FIELD=COLUMN, with the fields handle'],
  ['people', {}, 'Say: import influencers FILE, or: import brands FILE, or: import posts FILE'],
] as const)('of %s with %j is refused', async (what, options, sentence) => {
  const { printed, exitCode } = await run({ yes: true, ...options }, what);
  expect([printed, exitCode]).toEqual([expect.stringContaining(sentence), 1]);
});
