import { stringify } from 'csv-stringify/sync';
import { forSpreadsheets } from '../../../../shared/csv.js';
import type { GiftStatement } from '../../domain/gift-statement.js';
import { dayOf, kindInWords } from './gift-words.js';

const header = [
  'Received',
  'Recorded',
  'Kind',
  'Gift',
  'Brand',
  'Collab',
  'Received in £',
  'Taken back in £',
  'Reason',
];

const pounds = (pence: number): string => (pence / 100).toFixed(2);

/** Every line of the year, and the sum. */
export function csvOfGifts({ lines, totalPence }: GiftStatement): string {
  const rows = lines.map((line) => [
    dayOf(line.receivedAt),
    dayOf(line.recordedAt),
    kindInWords(line),
    line.title,
    line.brandName,
    line.collabId,
    line.kind === 'reversed' ? '' : pounds(line.pence),
    line.kind === 'reversed' ? pounds(-line.pence) : '', // a leading minus would be taken for a formula
    line.reason ?? '',
  ]);
  const sum = ['', '', 'Together', '', '', '', pounds(totalPence), '', ''];
  return stringify([header, ...rows, sum], { ...forSpreadsheets, record_delimiter: '\r\n' });
}
