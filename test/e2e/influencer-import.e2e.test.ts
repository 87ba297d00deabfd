import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import iconv from 'iconv-lite';
import { importing, type RecordsAnswer } from '../support/table-import.js';
import { aWorkbook } from '../support/workbook.js';

type Answer = RecordsAnswer & Readonly<{ platform: string | null; asOf: string; engagement: string | null }>;

const address = '/api/v1/admin/influencer-manager/import';

/** A table as published in the wild, with typical defects. */
async function publishedTable(rows: number): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'people-'));
  const file = path.join(folder, 'people.csv');
  await promisify(execFile)(process.execPath, ['test/scale/make-influencers-csv.mjs', String(rows), file]);
  const text = await readFile(file, 'utf8');
  await rm(folder, { recursive: true });
  return text;
}

describe('R440: staff import a table of influencers in the panel', () => {
  const { product, send, bring, found } = importing<Answer>(address);

  it('shows first what would be, stores it when told, and changes nothing when it is run again', async () => {
    const text = `${await publishedTable(999)}1000.00,,Nobody’s Handle,2.1M,2100000.00,UK,42000,Travel\r\n`;
    const looked = await bring(text, { dryRun: true });
    expect(looked).toMatchObject({
      platform: 'instagram',
      missing: null,
      columns: { handle: 1, name: 2, followers: 4, country: 5, engagement: 6, categories: [7] },
      ...{ rows: 1_000, updated: 0 },
    });
    expect(looked.created).toBeGreaterThan(900);
    expect(looked.rejected).toBe(1);
    expect(looked.rejectsCsv).toContain('Nobody’s Handle');
    expect(await found('creator.10')).toEqual([]);

    expect(await bring(text)).toEqual(looked);
    expect(await found('creator.10')).not.toEqual([]);
    expect(await bring(text)).toMatchObject({ created: 0, updated: 0 });
  });

  it('says what is missing, takes what staff say of it, and leaves out the columns that they leave out', async () => {
    const text = 'Who,Fans of it\nana.eats,12000\nben.bakes,9000\n';
    expect(await bring(text, { dryRun: true })).toMatchObject({ missing: 'platform', rows: 0, platform: null });
    const platform = 'tiktok';
    const columns = { handle: null, name: null };
    expect(await bring(text, { platform, columns, dryRun: true })).toMatchObject({ missing: 'handle', rows: 0 });
    const said = await bring(text, { platform, columns: { handle: 0, name: null, followers: null } });
    expect(said).toMatchObject({ created: 2, columns: { handle: 0, name: null, followers: null } });
    expect(await found('ana.eats')).toMatchObject([{ handle: 'ana.eats', followers: 0 }]);
  });

  it('takes the same table as a workbook, as JSON and in any encoding that is said', async () => {
    const rows = [
      ['Instagram', 'Name', 'Followers', 'City', 'Engagement rate', 'Email'],
      ['lukasz.eats', 'Łukasz Żak', 12_500, 'Leeds', '3.5%', 'lukasz@eats.test'],
      ['zofia.eats', 'Zofia Łoś', 9_000, 'York', '2.1%', ''],
    ] as const;
    const [names, ...people] = rows;
    const csv = rows.map((cells) => cells.join(';')).join('\r\n');
    const json = JSON.stringify(people.map((cells) => Object.fromEntries(names.map((name, at) => [name, cells[at]]))));
    const look = (content: Buffer, more: object = {}) =>
      bring('', { text: undefined, file: content.toString('base64'), dryRun: true, ...more });
    const told = await look(Buffer.from(csv));
    expect(told).toMatchObject({ created: 2, encoding: 'utf-8', isEncodingSure: true, engagement: 'percent' });
    expect(await look(Buffer.from(json))).toEqual(told);
    expect(await look(await aWorkbook(rows))).toEqual({ ...told, encoding: null });

    const central = iconv.encode(csv, 'windows-1250');
    expect(await look(central)).toMatchObject({ encoding: 'windows-1252', isEncodingSure: false });
    const said = { encoding: 'windows-1250' } as const;
    expect(await look(central, said)).toMatchObject({ ...said, sample: told.sample });
    await look(central, { ...said, dryRun: false });
    expect(await found('lukasz')).toMatchObject([
      { name: 'Łukasz Żak', city: 'leeds', email: 'lukasz@eats.test', followers: 12_500 },
    ]);
  });

  it('reads back the rows that it could not take, once they are put right', async () => {
    const text = 'Instagram;Name;Followers\n@anna.eats;+1 Bistro;9\n@=anna;+1 Bistro;9\n@berta.eats;"=Berta";many\n';
    const { rejected, rejectsCsv } = await bring(text);
    expect(rejected).toBe(2);
    expect(rejectsCsv).toContain("'@berta.eats,'=Berta,many");
    const again = await bring(rejectsCsv!.replace('many', '8').replace('@=anna', '@anna.two'));
    expect(again).toMatchObject({ rows: 2, created: 2, columns: { handle: 2, name: 3, followers: 4 } });
    expect(await found('berta.eats')).toMatchObject([{ handle: 'berta.eats', name: '=Berta' }]);
    expect(await found('anna.two')).toMatchObject([{ handle: 'anna.two', name: '+1 Bistro' }]);
  });

  it('lets no older table overwrite a newer one; names follow the newest', async () => {
    const month = (name: string, shown: string, followers: number) =>
      bring(`Instagram,Name,Followers\nmonthly.eats,${shown},${followers}\n`, { name });
    await month('creators-2022-12.csv', 'Monthly Eats', 24_000);
    const older = await month('creators-2022-11.csv', 'Old Eats', 23_000);
    expect(older).toMatchObject({ asOf: '2022-11-30', created: 0, updated: 0, unchanged: 1 });
    expect(older.unchangedFor).toEqual([{ reason: 'We have newer figures of this person.', count: 1, rows: [2] }]);
    expect(older.notices).toEqual(['The figures are from 30 November 2022.']);
    expect(await found('monthly.eats')).toMatchObject([{ name: 'Monthly Eats', followers: 24_000 }]);
    expect(await month('creators-2023-01.csv', 'New Eats', 25_000)).toMatchObject({ updated: 1 });
    expect(await found('monthly.eats')).toMatchObject([{ name: 'New Eats', followers: 25_000 }]);
  });

  it('says what kind of file it can’t read, and how large it may be', async () => {
    const file = Buffer.from('d0cf11e0a1b11ae1', 'hex').toString('base64');
    expect(await send('', { text: undefined, file })).toMatchObject({
      status: 400,
      body: { code: 'profiles/unreadable-file', detail: expect.stringContaining('save it as CSV') },
    });
    const large = Buffer.alloc(2 * 1_024 * 1_024 + 3).toString('base64');
    expect(await send('', { text: undefined, file: large })).toMatchObject({
      status: 400,
      body: { errors: { file: 'Please choose a file of at most 2 MB.' } },
    });
    expect((await send('', { text: undefined })).status).toBe(400);
  });

  it('refuses what lacks something, is no table, or is not for this member of staff', async () => {
    expect(await send('Who\nana.eats\n')).toMatchObject({ status: 400, body: { code: 'profiles/platform-needed' } });
    expect(await send('Instagram name\n"open', {})).toMatchObject({
      status: 400,
      body: { code: 'profiles/unreadable-file' },
    });
    const onlooker = await product().newStaff('read-only');
    const refused = await onlooker.post(address, { text: 'a', dryRun: true });
    expect(refused.status).toBe(403);
  });
});
