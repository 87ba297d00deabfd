import { stringify } from 'csv-stringify/sync';
import { giftBasisLabels } from '../../../../contract/rules/bill.js';
import { londonTimeAt } from '../../../../contract/rules/london-time.js';
import { formatPence } from '../../../../contract/rules/money.js';
import { giftMarkWords, giftRecordWords, giftsIn, taxYearName } from '../../../../contract/rules/tax-year.js';
import { forSpreadsheets } from '../../../../shared/tables/for-spreadsheets.js';
import { type Content, dayInWords, printedPages, ruledTable } from '../../../../shared/documents.js';
import type { GiftStatement, StatedGift } from '../../domain/gift.js';

export const dayOf = (moment: Date): string => londonTimeAt(moment).date;

/** A statement's first and last day. */
export const daysOf = ({ startsAt, endsBefore }: GiftStatement) => ({
  from: dayOf(startsAt),
  to: dayOf(new Date(endsBefore.getTime() - 1)),
});

const kinds = { received: 'Received', reversed: 'Reversed', corrected: 'Corrected' } as const;

const kindInWords = ({ kind }: StatedGift): string => kinds[kind];

const header = [
  'Received',
  'Recorded',
  'Kind',
  'Gift',
  'Brand',
  'Collab',
  'Received in £',
  'Reversed in £',
  'Basis',
  'Reason',
];

const pounds = (pence: number): string => (pence / 100).toFixed(2);

/** Every entry of the year's ledger, and the total. */
export function csvOfGifts({ lines, totalPence }: GiftStatement): string {
  const rows = lines.map((line) => [
    dayOf(line.receivedAt),
    dayOf(line.recordedAt),
    kindInWords(line),
    line.title,
    line.brandName,
    line.collabId,
    line.kind === 'reversed' ? '' : pounds(line.pence),
    line.kind === 'reversed' ? pounds(-line.pence) : '', // a leading minus could start a formula
    giftBasisLabels[line.basis],
    line.reason ?? '',
  ]);
  const sum = ['', '', 'Total', '', '', '', pounds(totalPence), '', '', ''];
  return stringify([header, ...rows, sum], { ...forSpreadsheets, record_delimiter: '\r\n' });
}

const right = (text: string, bold = false): Content => ({ text, alignment: 'right', bold });
const heads = ['Received', 'Gift', 'Brand', 'Record', 'Basis', 'Retail value'];

function entry(line: StatedGift): Content[] {
  const when = line.kind === 'received' ? '' : ` on ${dayInWords(dayOf(line.recordedAt))}`;
  const text = `${kindInWords(line)}${when}: ${formatPence(line.pence)}`;
  return [{ text, style: 'small' }, ...(line.reason === null ? [] : [{ text: line.reason, style: 'small' }])];
}

/** What was recorded about a gift, beyond its receipt. */
const history = (entries: readonly StatedGift[]): Content =>
  entries.length === 1 ? kindInWords(entries[0]!) : { stack: entries.flatMap(entry) };

const table = ({ lines, totalPence }: GiftStatement): Content =>
  ruledTable(
    ['auto', '*', '*', '*', 'auto', 'auto'],
    [
      heads.map((text, place) => ({
        text,
        style: 'small',
        noWrap: true,
        alignment: place === heads.length - 1 ? 'right' : 'left',
      })),
      ...giftsIn(lines).map(({ entries, last, pence }) => [
        { text: dayInWords(dayOf(last.receivedAt)), noWrap: true },
        last.title,
        last.brandName,
        history(entries),
        giftBasisLabels[last.basis],
        right(formatPence(pence)),
      ]),
      [{ text: 'Total', bold: true, colSpan: 5 }, '', '', '', '', right(formatPence(totalPence), true)],
    ],
  );

/** The statement as a PDF of A4 pages. */
export function pdfOfGifts(statement: GiftStatement, madeAt: Date): Promise<Buffer> {
  const { influencerName, year, totalPence, lines } = statement;
  const { from, to } = daysOf(statement);
  return printedPages(`${influencerName}: gifts in the tax year ${taxYearName(year)}`, [
    { text: influencerName, style: 'title' },
    { text: `Gifts received in the UK tax year ${taxYearName(year)}`, margin: [0, 0, 0, 2] },
    {
      text: `From ${dayInWords(from)} to ${dayInWords(to)}, UK time. Created on ${dayInWords(dayOf(madeAt))}.`,
      style: 'small',
      margin: [0, 0, 0, 12],
    },
    { text: formatPence(totalPence), fontSize: 20, bold: true, margin: [0, 0, 0, 2] },
    { text: giftMarkWords(totalPence), margin: [0, 0, 0, 6] },
    { text: giftRecordWords, margin: [0, 0, 0, 12] },
    lines.length > 0 ? table(statement) : { text: 'No gifts received in this tax year.', style: 'small' },
  ]);
}
