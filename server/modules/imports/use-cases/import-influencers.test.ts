import { FixedClock } from '../../../../test/support/core.js';
import { DomainError, theProduct } from '../../../shared/kernel/index.js';
import { InMemoryImportFiles, InMemorySeenRows } from '../adapters/in-memory-imports.js';
import type { Candidate } from '../domain/candidate.js';
import type { RowOutcome } from '../domain/report.js';
import { type CandidateBatch, Influencers } from '../ports/neighbours.js';
import { ImportBatch, ImportInfluencers } from './import-influencers.js';
import { type ImportOrder, type ImportScheme, noticesOf } from './understand-influencers.js';

/** Accepts everyone; a batch that contains the refused handle is refused as a whole. */
class Profiles extends Influencers {
  readonly people: Candidate[] = [];
  platform?: string;
  refused?: string;
  /** Handles that nobody reports. */
  lost?: string;

  async upsert(_: unknown, { platform, people, dryRun }: CandidateBatch): Promise<ReadonlyMap<number, RowOutcome>> {
    if (people.some(({ handle }) => handle === this.refused)) throw new DomainError('conflict', 'no', 'No.');
    this.platform = platform;
    if (!dryRun) this.people.push(...people);
    const told = people.filter(({ handle }) => handle !== this.lost);
    return new Map(told.map(({ row, handle }) => [row, handle === 'known' ? 'unchanged' : 'created']));
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
  ['5.00', 'hwang', '황민현', '#VALOR!', 'N/A', ''],
  ['6.00', '황민현', '황민현', '1M', '1000000', ''],
];

const clock = new FixedClock(new Date('2026-11-21T12:00:00Z'));

function world() {
  const profiles = new Profiles();
  const run = async (rows: readonly (readonly string[])[], order: Partial<ImportOrder> = {}) => {
    const files = new InMemoryImportFiles(rows);
    const schemes: ImportScheme[] = [];
    const result = await new ImportInfluencers(files, new InMemorySeenRows(), new ImportBatch(profiles), clock).execute(
      theProduct,
      { file: 'people.csv', rejectsFile: 'rejects.csv', ...order },
      { began: (scheme) => void schemes.push(scheme), progressed: () => undefined },
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
    expect(result).toMatchObject({
      rows: 9,
      created: 3,
      updated: 0,
      unchanged: 2,
      rejected: 4,
      rejectsFile: 'rejects.csv',
    });
    expect(result.skipped).toEqual({
      duplicate: { count: 1, rows: [4] },
      empty: { count: 1, rows: [5] },
      'no-handle': { count: 1, rows: [6] },
      'followers-unreadable': { count: 1, rows: [7] },
      contradiction: { count: 1, rows: [8] },
      'not-instagram': { count: 1, rows: [10] },
    });
    expect(rejected.map(({ row }) => row)).toEqual([6, 7, 8, 10]);
    expect(profiles.people.map(({ row, handle, name, followers }) => [row, handle, name, followers])).toEqual([
      [2, 'zoe.ng', 'Zoë Ng', 23_000_000],
      [3, 'maisa', null, 44_800_000],
      [9, 'hwang', '황민현', null],
    ]);
  });

  it('counts people about whom everything is already known', async () => {
    const { run } = world();
    const { result } = await run([...table, ['6.00', 'known', 'Known', '', '7', '']]);
    expect(result).toMatchObject({ created: 3, updated: 0 });
    expect(result.skipped.unchanged).toEqual({ count: 1, rows: [11] });
  });

  it('stores nothing in a dry run, and tells the same', async () => {
    const { profiles, run } = world();
    const { result } = await run(table, { dryRun: true });
    expect(result).toMatchObject({ created: 3, rejected: 4 });
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

  it('says what every number of rows comes to: read are created, updated, unchanged and rejected', async () => {
    const { run } = world();
    const { result } = await run([...table, ['Total', '', '', '', '124', ''], ['7.00', 'known', 'K', '', '7', '']]);
    const { rows, created, updated, unchanged, rejected } = result;
    expect(created + updated + unchanged + rejected).toBe(rows);
    expect(result.skipped.total).toEqual({ count: 1, rows: [11] });
  });

  it('shows a row whose fate nobody has told: the sum is then too small', async () => {
    const { profiles, run } = world();
    profiles.lost = 'maisa';
    const { rows, created, updated, unchanged, rejected } = (await run(table)).result;
    expect(created + updated + unchanged + rejected).toBe(rows - 1);
  });

  it('takes each row for the platform that it names, and says so before it stores anything', async () => {
    const { profiles, run } = world();
    const rows = [['Instagram name', 'Platform'], ['zoe', 'YouTube'], ['maisa', 'TikTok'], ['nia', '']]; // prettier-ignore
    const { scheme } = await run(rows);
    expect(profiles.people.map(({ platform, handle }) => [platform, handle])).toEqual([
      ['youtube', 'zoe'],
      ['tiktok', 'maisa'],
      ['instagram', 'nia'],
    ]);
    expect(noticesOf(scheme)).toEqual(['Rows by platform: 1 from YouTube, 1 from TikTok, 1 from Instagram.']);
  });

  it('needs no platform where every address tells it', async () => {
    const { profiles, run } = world();
    await run([['Profile'], ['https://www.tiktok.com/@zoe'], ['https://www.tiktok.com/@nia']]);
    expect(profiles.people.map(({ platform }) => platform)).toEqual(['tiktok', 'tiktok']);
  });

  it('rejects a row of a platform that is none of ours, and takes the others', async () => {
    const { run } = world();
    const rows = [['Handle', 'Platform'], ['zoe', 'YouTube'], ['maisa', 'Twitch'], ['', '']]; // prettier-ignore
    const { result } = await run(rows);
    expect(result).toMatchObject({ created: 1, rejected: 1, skipped: { 'platform-unknown': { rows: [3] } } });
  });

  it('reads numbers as all rows of the table write them, the last one too', async () => {
    const { profiles, run } = world();
    const early = Array.from({ length: 300 }, (_, i) => [`person${i}`, '1.234K']);
    const { scheme } = await run([['Instagram', 'Followers'], ...early, ['last', '12,5K']]);
    expect(profiles.people[0]).toMatchObject({ followers: 1_234_000 });
    expect(profiles.people.at(-1)).toMatchObject({ followers: 12_500 });
    expect(noticesOf(scheme)).toEqual(['Followers: “1.234K” is read as 1,234,000.']);
  });

  it.each([
    ['per cent by their size', ['Engagement Moyen', '13.13', '2.1', '0.7'], 'percent', 13.13],
    ['fractions by their size', ['Engagement rate', '0.0312', '0.012', '0.05'], 'fraction', 3.12],
    ['reactions by their size', ['Engagement', '4000', '20000', '7000'], 'reactions', 4],
    ['per cent by their sign', ['Engagement', '0.5%', '0.7%', '1%'], 'percent', 0.5],
    ['fractions beside some with a sign', ['Engagement', '0.051', '3.4%', '4%'], 'fraction', 5.1],
    ['per cent beside some with a sign', ['Engagement', '5', '3.4%', '4%'], 'percent', 5],
  ])('tells %s', async (_, [engagementHeader, ...values], unit, first) => {
    const { profiles, run } = world();
    const rows = values.map((value, i) => [`person${i}`, '100000', value]);
    const { scheme } = await run([['Instagram', 'Followers', engagementHeader!], ...rows]);
    expect(scheme.engagement.unit).toBe(unit);
    expect(profiles.people[0]!.engagement).toBe(first);
  });

  it('asks what engagement counts where its numbers do not tell', async () => {
    const { profiles, run } = world();
    const rows = [['Instagram', 'Followers', 'Engagement'], ['zoe', '1000', '40'], ['nia', '900', '3']]; // prettier-ignore
    await expect(run(rows)).rejects.toMatchObject({ code: 'profiles/engagement-needed' });
    await run(rows, { engagement: 'reactions' });
    expect(profiles.people[0]!.engagement).toBe(4);
  });

  it('finds the table below its title, with names of columns in two rows', async () => {
    const { profiles, run } = world();
    const rows = [
      ['', '', ''],
      ['Top creators, 30 November 2022', '', ''],
      ['Instagram', '', 'Audience'],
      ['Username', 'Name', 'Followers'],
      ['zoe.ng', 'Zoë Ng', '12,5K'],
      ['Total', '', '12500'],
    ];
    const { result, scheme } = await run(rows);
    expect(scheme).toMatchObject({
      ...{ headers: ['Instagram Username', 'Instagram Name', 'Audience Followers'], asOf: '2022-11-30' },
      mapping: { handle: 0, name: 1, followers: 2 },
    });
    expect(result).toMatchObject({ rows: 2, created: 1, unchanged: 1 });
    expect(profiles.people).toMatchObject([{ row: 5, handle: 'zoe.ng', asOf: '2022-11-30' }]);
  });

  it('takes the day of the figures from each row, from what is said, from the name of the file, or today', async () => {
    const dayOf = async (order: Partial<ImportOrder>, ...more: string[]) => {
      const { profiles, run } = world();
      await run([['Instagram', 'Scraped'], ['zoe', ...more]], order); // prettier-ignore
      return profiles.people[0]!.asOf;
    };
    expect(await dayOf({ name: 'instagram-2022-09.csv', asOf: '2022-10-05' }, '2022-11-30')).toBe('2022-11-30');
    expect(await dayOf({ name: 'instagram-2022-09.csv', asOf: '2022-10-05' })).toBe('2022-10-05');
    expect(await dayOf({ name: 'instagram-2022-09.csv' })).toBe('2022-09-30');
    expect(await dayOf({ name: 'Instagram dec 2022 (1).csv' })).toBe('2022-12-31');
    expect(await dayOf({ name: 'people.csv' })).toBe('2026-11-21');
  });

  it('reads days as all rows write them, with the month first where one of them shows it', async () => {
    const daysOf = async (...days: string[]) => {
      const { profiles, run } = world();
      await run([['Instagram', 'Scraped'], ...days.map((day, at) => [`zoe.${at}`, day])], {});
      return profiles.people.map(({ asOf }) => asOf);
    };
    expect(await daysOf('01/02/2025', '11/23/2025')).toEqual(['2025-01-02', '2025-11-23']);
    expect(await daysOf('01/02/2025', '23/11/2025')).toEqual(['2025-02-01', '2025-11-23']);
    expect(await daysOf('01/02/2025', '11/23/2025', '23/11/2025')).toEqual(['2025-02-01', '2025-11-23']);
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
