import { testDatabase, type TestDatabase } from '../../../../../test/support/database.js';
import { kinds, newest, sums as sumsByHand } from '../../../../../test/support/measured-by-hand.js';
import { measuredWorld } from '../../../../../test/support/measured-world.js';
import { textOfPdf } from '../../../../../test/support/pdf-text.js';
import { definitions } from '../../../../contract/metrics.js';
import type { BrandResults } from '../../../outcomes/index.js';
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

const none = {
  parties: 0,
  covers: 0,
  spendPence: null,
  coversWithSpend: 0,
  costPerGuestPence: null,
  marginPerPound: null,
};
const sums = (some: Partial<BrandResults['total']> = {}): BrandResults['total'] => ({
  ...{ collabs: 0, redeemed: none, named: none, clicked: 0, givenPence: 0 },
  ...some,
});
const nothing: BrandResults = { total: sums(), collabs: [], influencers: [] };

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
  const document = { brandName: 'Ember & Rye', report: whole, collabs, influencers, results: nothing, madeAt: now };
  const pdf = textOfPdf(await pdfOfReport(document));

  const [all] = await byHand<Sum>(`select ${sumsByHand} from (${newest}) n`);
  expect(pdf).toContain('Ember & Rye What Collabs brought from 15 February 2027 to 15 April 2027');
  expect(pdf).toContain('Created on 15 April 2027.');
  expect(pdf).toMatch(/ \d+\.\d% /);
  expect(pdf).not.toMatch(/\d %/);
  expect(pdf).toContain(`Pieces published ${count(all!.pieces)} `);
  const each = await byHand<Sum & { title: string }>(
    `select title, ${sumsByHand} from (${newest}) n group by collab_id, title`,
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

test('the PDF has the guests whom creators sent, each figure for itself and estimates with their ranges', async () => {
  const report = await new ReportOnBrand(numbers).of(brandId, period);
  const influencer = { id: 'maya', name: 'Maya Okoro', handle: 'maya.eats' };
  const redeemed = { ...none, parties: 3, covers: 12, costPerGuestPence: 1_050 };
  const found = { status: 'estimated', guests: 38.4, low: 12, high: 58, days: 14, isControlled: false } as const;
  const lift = { ...found, costPerGuestPence: 300 };
  const results = { redeemed, named: none, clicked: 1_240, lift, givenPence: 12_600 };
  const unclear = { ...results, lift: { ...lift, status: 'cannot-tell', low: -5 } as const };
  const collab = { id: 'dinner', title: 'Dinner for <two>' };
  const row = { collab, influencer, venueId: null, liftFrom: '2027-03-01', results };
  const all = sums({ collabs: 2, redeemed, clicked: 1_240, givenPence: 12_600 });
  const isComparable = { redeemed: true, named: false, lift: true };
  const own = { ...all, influencer, lift, isComparable };
  const document = { brandName: 'Ember & Rye', report, collabs: { rows: [], rest: null }, madeAt: now };
  const textFor = async (influencers: { rows: []; rest: null } | null) =>
    textOfPdf(
      await pdfOfReport({
        ...document,
        influencers,
        results: { total: all, collabs: [row, { ...row, results: unclear }], influencers: [own] },
      }),
    );
  const pdf = await textFor({ rows: [], rest: null });
  expect(pdf).toContain('Guests sent by creators');
  expect(pdf).toContain('Dinner for <two>, Maya Okoro 12 0 1,240 +38 (12 to 58)');
  expect(pdf).toContain('Dinner for <two>, Maya Okoro 12 0 1,240 Can’t tell (−5 to 58)');
  expect(pdf).toContain('Maya Okoro (12 redeemed, 0 named) £10.50 Too few to compare 1,240 +38 (12 to 58)');
  expect(await textFor(null)).not.toContain('Guests by creator');
  expect(textOfPdf(await pdfOfReport({ ...document, influencers: null, results: nothing }))).not.toContain('Guests sent by creators');
}); // prettier-ignore

test('R434: a first period says once that there is nothing to compare it with', async () => {
  const report = await new ReportOnBrand(numbers).of(brandId, lastDays(60, now));
  const first = { ...report, then: noFigures };
  const [collabs, influencers] = [{ rows: [], rest: null }, null];
  const pdf = textOfPdf(
    await pdfOfReport({ brandName: 'Ember & Rye', report: first, collabs, influencers, results: nothing, madeAt: now }),
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
