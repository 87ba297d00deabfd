import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import iconv from 'iconv-lite';
import { ImportCommand } from '../../server/cli/import.command.js';
import { ImportReadings } from '../../server/modules/analytics/index.js';
import { ImportBrands, ImportInfluencers } from '../../server/modules/imports/index.js';
import { Database } from '../../server/shared/db/index.js';
import { measuredWorld } from '../support/measured-world.js';
import { importing, type RecordsAnswer, type TableAnswer } from '../support/table-import.js';
import { aWorkbook } from '../support/workbook.js';

const address = '/api/v1/admin/influencer-manager';
const { product, staff, bring } = importing<RecordsAnswer>(`${address}/import`);

const names = ['Instagram', 'Name', 'Followers', 'City', 'Engagement rate', 'Email'];
const people = [
  ['lukasz.eats', 'Łukasz Żak', '12500', 'Leeds', '3.5%', 'lukasz@eats.test'],
  ['zofia.eats', 'Zofia Łoś', '9000', 'York', '2.1%', ''],
  ['zofia.eats', 'Zofia Łoś', '9000', 'York', '2.1%', ''],
  ['two words', 'Nobody', '7', '', '', ''],
];
const csvOf = (rows: readonly (readonly string[])[], mark = ',') =>
  rows.map((cells) => `${cells.join(mark)}\r\n`).join('');
const central = csvOf([names, ...people], ';');

/** The content of Meta Business Suite's export. */
const metaExport = [
  'Post ID,Account ID,Account username,Account name,Description,Duration (sec),Publish time,Permalink,Post type,Data comment,Date,Views,Reach,Likes,Shares,Follows,Comments,Saves',
  '1801,17841,nia.eats,Nia Eats,"Brunch, at last",0,11/02/2026 09:30,https://www.instagram.com/p/C3xAbCdEfGh/,IG image,,Lifetime,2400,1900,310,12,4,25,18',
  '1802,17841,nia.eats,Nia Eats,"Late, again",31,11/09/2026 18:05,https://www.instagram.com/reel/C4yAbCdEfGh/,IG reel,,Lifetime,8200,6100,540,33,9,41,60',
].join('\r\n');

let folder: string;
let files: Record<string, Readonly<{ content: Buffer; text?: string; encoding?: 'windows-1250' }>>;
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'same-import-'));
  const text = (content: string) => ({ content: Buffer.from(content), text: content });
  const objects = people.map((cells) => Object.fromEntries(names.map((name, at) => [name, cells[at]])));
  const numbers = ['12.500', '1.234', '998', 'many'].map((number, at) => [`person.${at}`, number]);
  const { rejectsCsv } = await bring('Instagram;Name;Followers\n@=anna;+1 Bistro;9\n@berta.eats;"=Berta";many\n');
  files = {
    'handles and numbers.csv': text(csvOf([['Instagram', 'Followers'], ...numbers])),
    'creators-2022-11.csv': text(`sep=;\r\n${central}Total;;21500;;;\r\n`),
    'people.xlsx': { content: await aWorkbook([names, ...people]) },
    'people.json': text(JSON.stringify(objects)),
    'people of the east.csv': { content: iconv.encode(central, 'windows-1250'), encoding: 'windows-1250' },
    'Nov-02_Nov-09.csv': text(metaExport),
    'people.rejects.csv': text(rejectsCsv!.replace('@=anna', '@anna')),
  };
  for (const [name, { content }] of Object.entries(files)) writeFileSync(path.join(folder, name), content);
});
afterAll(() => folder && rmSync(folder, { recursive: true }));

/** Imports into a product without influencers. @returns the response, and who exists afterwards */
async function from<Answer>(way: () => Promise<Answer>) {
  await product().app.get(Database).rows('truncate influencers cascade');
  const answer = await way();
  const { body } = await staff().get<Record<string, unknown>[]>(`${address}?sort=["handle","ASC"]`);
  const rows = body.map(({ handle, name, followers, engagement, country, city, email, categories }) => ({
    ...{ handle, name, followers, engagement, country, city, email, categories },
  }));
  return { answer, rows };
}

type Options = Readonly<{ what?: string; encoding?: 'windows-1250'; basis?: 'declared' }>;

/** The command's output, and the rejects file. */
async function byCommand(name: string, { what = 'influencers', ...more }: Options = {}) {
  const rejects = path.join(folder, 'rejects.csv');
  rmSync(rejects, { force: true });
  let printed = '';
  const { stdout, exitCode } = process;
  const output = jest.spyOn(stdout, 'write').mockImplementation((text) => (printed += String(text)).length > 0);
  try {
    const options = { yes: true, rejects, ...more };
    const { app } = product();
    const [influencers, brands, readings] = [ImportInfluencers, ImportBrands, ImportReadings] as const;
    const command = new ImportCommand(
      app.get(influencers, { strict: false }),
      app.get(brands, { strict: false }),
      app.get(readings, { strict: false }),
    );
    await command.run([what, path.join(folder, name)], options);
    expect(process.exitCode).toBe(exitCode);
  } finally {
    output.mockRestore();
  }
  return { printed, rejectsCsv: printed.includes(rejects) ? readFileSync(rejects, 'utf8') : null };
}

/** The command's output lines that correspond to this response. */
function linesOf({ columns, notices, created, updated, unchanged, rejected, ...rest }: TableAnswer): string[] {
  const { unchangedFor, rejectedFor } = rest;
  return [
    ...Object.entries({ created, updated, unchanged, rejected }).map(([fate, count]) => `  ${fate} ${count}`),
    ...[...unchangedFor, ...rejectedFor].map(
      ({ reason, count, rows }) => `    ${count} × ${reason} Rows ${rows.join(', ')}`,
    ),
    ...notices,
    ...Object.entries(columns)
      .filter(([field]) => field !== 'categories')
      .map(([field, column]) =>
        column === null ? `  ${field.padEnd(11)}(none)` : `  ${field.padEnd(11)}column ${Number(column) + 1} `,
      ),
  ];
}

it('R440: brands come to the same by command line, panel and API', async () => {
  const brandsPage = '/api/v1/admin/brand-manager';
  const fresh = async () => void (await product().app.get(Database).rows('truncate brands cascade'));
  const stored = async () =>
    (await staff().get<Record<string, unknown>[]>(`${brandsPage}?sort=["name","ASC"]`)).body.map(
      ({ name, email, city, category, website }) => ({ name, email, city, category, website }),
    );
  const table = csvOf([
    ['Company', 'Email address', 'Town', 'Industry', 'Web'],
    ['The Copper Ladle', 'hello@ladle.test', 'London', 'Restaurants', 'ladle.test'],
    ['Fern & Sons', 'sons@fern.test', 'York', 'bars and pubs', ''],
    ['Far Away', 'far@away.test', 'Atlantis', 'Cafes', ''],
  ]);
  writeFileSync(path.join(folder, 'brands.csv'), table);
  const send = async (more: object) => (await staff().post(`${brandsPage}/import`, { dryRun: false, ...more })).body;

  await fresh();
  const panel = await send({ file: Buffer.from(table).toString('base64'), name: 'brands.csv' });
  expect(panel).toMatchObject({ created: 2, rejected: 1 });
  const rows = await stored();
  expect(rows).toHaveLength(2);

  await fresh();
  expect(await send({ text: table })).toEqual(panel);
  expect(await stored()).toEqual(rows);

  await fresh();
  const { printed, rejectsCsv } = await byCommand('brands.csv', { what: 'brands' });
  expect(await stored()).toEqual(rows);
  expect(rejectsCsv).toBe(panel.rejectsCsv);
  for (const line of linesOf({ notices: [], ...panel })) expect(printed).toContain(line);
});

it('R440: figures of posts come to the same by command line, panel and API', async () => {
  const db = product().app.get(Database);
  await measuredWorld(db, new Date());
  const [post] = await db.rows<{ url: string }>(
    `update deliverables set post_url = 'https://www.tiktok.com/@mia/video/7301234567890'
     where id = (select id from deliverables where post_url like '%tiktok%' and published_at < now() - interval '3 days' limit 1)
     returning post_url as url`,
  );
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const table = csvOf([
    ['Permalink', 'Date', 'Plays', 'Likes'],
    [post!.url, yesterday, '13.1K', '320'],
    [post!.url, yesterday, '13.1K', '320'],
    ['https://www.tiktok.com/@mia/video/999', yesterday, '5', '1'],
  ]);
  writeFileSync(path.join(folder, 'posts.csv'), table);
  const fresh = () => db.rows('delete from piece_readings');
  const stored = () => db.rows('select basis, source, views, likes, taken_at from piece_readings');
  const send = async (more: object) => {
    const whole = { dryRun: false, basis: 'declared', ...more };
    return (await staff().post<TableAnswer>('/api/v1/admin/piece-readings/import', whole)).body;
  };

  await fresh();
  const panel = await send({ file: Buffer.from(table).toString('base64'), name: 'posts.csv' });
  expect(panel).toMatchObject({ created: 1, unchanged: 1, rejected: 1 });
  const rows = await stored();
  expect(rows).toMatchObject([{ basis: 'declared', source: 'import' }]);

  await fresh();
  expect(await send({ text: table })).toEqual(panel);
  expect(await stored()).toEqual(rows);

  await fresh();
  const { printed, rejectsCsv } = await byCommand('posts.csv', { what: 'posts', basis: 'declared' });
  expect(await stored()).toEqual(rows);
  expect(rejectsCsv).toBe(panel.rejectsCsv);
  for (const line of linesOf(panel)) expect(printed).toContain(line);
});

it.each([
  ['handles and numbers.csv', { created: 3, rejected: 1 }],
  ['creators-2022-11.csv', { created: 2, unchanged: 2, rejected: 1 }],
  ['people.xlsx', { created: 2, unchanged: 1, rejected: 1 }],
  ['people.json', { created: 2, unchanged: 1, rejected: 1 }],
  ['people of the east.csv', { created: 2, unchanged: 1, rejected: 1 }],
  ['Nov-02_Nov-09.csv', { created: 1, unchanged: 1 }],
  ['people.rejects.csv', { created: 1, rejected: 1 }],
])('R440: “%s” comes to the same by command line, panel and API', async (name, counts) => {
  const { content, text, encoding } = files[name]!;
  const panel = await from(async () => {
    const asPanel = { text: undefined, file: content.toString('base64'), name, encoding };
    const looked = await bring('', { ...asPanel, dryRun: true });
    expect(await bring('', asPanel)).toEqual(looked);
    return looked;
  });
  expect(panel.answer).toMatchObject({ missing: null, updated: 0, unchanged: 0, rejected: 0, ...counts });
  expect(panel.rows).toHaveLength(counts.created);

  if (text) expect(await from(() => bring(text, { name }))).toEqual(panel);

  const command = await from(() => byCommand(name, { ...(encoding && { encoding }) }));
  expect(command.rows).toEqual(panel.rows);
  const { printed, rejectsCsv } = command.answer;
  for (const line of linesOf(panel.answer)) expect(printed).toContain(line);
  expect(rejectsCsv).toBe(panel.answer.rejectsCsv);
});
