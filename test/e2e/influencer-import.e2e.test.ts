import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { importing, type RecordsAnswer } from '../support/table-import.js';

type Answer = RecordsAnswer & Readonly<{ platform: string | null }>;

const address = '/api/v1/admin/influencer-manager/import';

/** A table as they are published, with the faults of real ones. */
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
    const leftOut = looked.skipped.reduce((sum, { count }) => sum + count, 0);
    expect(looked.created + leftOut).toBe(1_000);
    expect(looked.created).toBeGreaterThan(900);
    expect(looked.rejected).toBe(1);
    expect(looked.rejectsCsv).toContain('Nobody’s Handle');
    expect(await found('creator.10')).toEqual([]);

    expect(await bring(text)).toEqual(looked);
    expect(await found('creator.10')).not.toEqual([]);
    const { created, updated } = await bring(text);
    expect({ created, updated }).toEqual({ created: 0, updated: 0 });
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
