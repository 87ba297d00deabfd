import { testDatabase, type TestDatabase } from '../../../../../test/support/database.js';
import { kinds, newest, sums } from '../../../../../test/support/measured-by-hand.js';
import { measuredWorld } from '../../../../../test/support/measured-world.js';
import { textOfPdf } from '../../../../../test/support/pdf-text.js';
import { definitions } from '../../../../contract/metrics.js';
import { noFigures } from '../../domain/brand-report.js';
import { lastDays } from '../../domain/period.js';
import { ReportOnBrand } from '../../use-cases/report-on-brand.js';
import { SqlBrandNumbers } from '../persistence/sql-brand-numbers.js';
import { csvOfPieces } from './pieces-csv.js';
import { pdfOfReport } from './report-pdf.js';

type Sum = Readonly<{ pieces: number; reach: number | null; engagements: number | null }>;

let database: TestDatabase;
let brandId: string;
let numbers: SqlBrandNumbers;
const now = new Date('2027-04-15T12:00:00Z');
const period = lastDays(60, now);
const byHand = <Row extends object>(sql: string): Promise<Row[]> =>
  database.db.rows<Row>(sql, [brandId, period.startsAt, period.endsBefore]);

beforeAll(async () => {
  database = await testDatabase();
  [brandId] = await measuredWorld(database.db, now);
  numbers = new SqlBrandNumbers(database.db, { now: () => now });
});
afterAll(() => database?.close());

const count = (value: number | null) => (value === null ? 'N/A' : value.toLocaleString('en-GB'));
const pounds = (pence: number) => {
  const whole = pence % 100 === 0;
  const digits = whole ? 0 : 2;
  return `£${(pence / 100).toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`;
};

const inPounds = (pence: number) => `£${Math.round(pence / 100).toLocaleString('en-GB')}`;

test('R434: the PDF says the sums, each Collab and the costs as they are asked by hand', async () => {
  const report = new ReportOnBrand(numbers);
  const [whole, collabs, influencers] = [
    await report.of(brandId, period),
    await report.byCollab(brandId, period),
    await report.byInfluencer(brandId, period),
  ];
  const document = { brandName: 'Ember & Rye', report: whole, collabs, influencers, madeAt: now };
  const pdf = textOfPdf(await pdfOfReport(document));

  const [all] = await byHand<Sum>(`select ${sums} from (${newest}) n`);
  expect(pdf).toContain('Ember & Rye What Collabs brought from 15 February 2027 to 15 April 2027');
  expect(pdf).toContain('Made on 15 April 2027.');
  expect(pdf).toMatch(/ \d+\.\d% /);
  expect(pdf).not.toMatch(/\d %/);
  expect(pdf).toContain(`Pieces published ${count(all!.pieces)} `);
  const each = await byHand<Sum & { title: string }>(
    `select title, ${sums} from (${newest}) n group by collab_id, title`,
  );
  expect(each.length).toBeGreaterThan(10);
  for (const { title, pieces, reach, engagements } of each)
    expect(pdf).toContain(`${title}, Former influencer ${pieces} ${count(reach)} ${count(engagements)} `);
  const [gifts] = await byHand<{ pence: number; visits: number }>(
    `select sum((terms->>'valuePence')::int)::int as pence, count(*)::int as visits from collabs where brand_id = $1 and checked_in_at between $2 and $3`,
  );
  expect(pdf).toContain(`Gifts at retail value, enjoyed at visits (${gifts!.visits}) ${pounds(gifts!.pence)} `);
  expect(pdf).toContain(`Total ${pounds(whole.cost.totalPence)} `);
  expect(pdf).toContain(`Earned media value* (estimated) ${inPounds(whole.now.earnedPence!)} `);
  expect(pdf).toMatch(/ Reach \(declared\) .* Engagements \(declared\) .* Engagement rate \(declared\) /);
  for (const meaning of Object.values(definitions)) expect(pdf).toContain(meaning);
});

test('R434: a first period says once that there is nothing to compare it with', async () => {
  const report = await new ReportOnBrand(numbers).of(brandId, lastDays(60, now));
  const first = { ...report, then: noFigures };
  const [collabs, influencers] = [{ rows: [], rest: null }, null];
  const pdf = textOfPdf(
    await pdfOfReport({ brandName: 'Ember & Rye', report: first, collabs, influencers, madeAt: now }),
  );
  expect(pdf).toContain('15 April 2027. There’s no earlier period to compare with.');
  expect(pdf.match(/compare with|period before/g)).toHaveLength(1);
});

test('R434: the CSV has each piece with its numbers as they are asked by hand', async () => {
  const csv = (await csvOfPieces(numbers, brandId, period).toArray()).join('');
  const [head, ...rows] = csv.replace('\uFEFF', '').trim().split('\r\n');
  const first = head!.split(',').indexOf('Reach');
  const told = rows
    .map((row) => row.split(','))
    .map((cells) => [cells[1], ...cells.slice(first, first + kinds.length)].join());
  const pieces = await byHand<Record<string, string | null>>(newest);
  const hand = pieces.map((piece) => [piece['title'], ...kinds.map((kind) => piece[kind] ?? '')].join());
  expect(told.toSorted()).toEqual(hand.toSorted());
});
