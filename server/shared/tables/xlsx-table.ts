import path from 'node:path';
import type { Readable } from 'node:stream';
import type { TableRow } from '../../contract/rules/tables/table-shape.js';
import { TableFault } from './table-fault.js';
import { numberLooks, type NumberLook, shownNumber } from './xlsx-styles.js';
import { type XmlEvent, xmlEvents } from './xml-events.js';

/** Opens a part of a workbook by its path; null where it has none. */
export type Parts = (path: string) => Promise<Readable> | null;

type Workbook = Readonly<{
  /** The parts of the sheets that are shown, in their order. */
  sheets: readonly string[];
  texts: readonly string[];
  looks: readonly NumberLook[];
  since: 1900 | 1904;
}>;

/**
 * The rows of the first sheet of a workbook (.xlsx) that is shown and not empty, numbered as there. Of a formula its last result is
 * read. @throws TableFault
 */
export async function* xlsxRows(open: Parts): AsyncGenerator<TableRow> {
  const book = await workbookOf(open);
  for (const sheet of book.sheets) {
    let isEmpty = true;
    for await (const row of rowsOf(sheet, open, book)) {
      isEmpty &&= row.cells.every((cell) => cell === '');
      if (!isEmpty) yield row;
    }
    if (!isEmpty) return;
  }
}

async function workbookOf(open: Parts): Promise<Workbook> {
  const targets = new Map<string, string>();
  for await (const event of eventsOf(open('xl/_rels/workbook.xml.rels')))
    if (event.kind === 'open' && event.name === 'Relationship')
      targets.set(event.attributes.Id ?? '', path.posix.resolve('/xl', event.attributes.Target ?? '').slice(1));
  const sheets: string[] = [];
  let since: Workbook['since'] = 1900;
  for await (const event of eventsOf(open('xl/workbook.xml'))) {
    if (event.kind !== 'open') continue;
    const { state = 'visible', date1904 = '', ...attributes } = event.attributes;
    if (event.name === 'workbookPr' && /^(1|true)$/.test(date1904)) since = 1904;
    const [, id = ''] = Object.entries(attributes).find(([name]) => name.endsWith(':id')) ?? []; // `r:id`, or another prefix
    const target = targets.get(id);
    if (event.name === 'sheet' && state === 'visible' && target) sheets.push(target);
  }
  const styles = open('xl/styles.xml');
  const looks = styles ? await numberLooks(await styles) : [];
  return { sheets, since, looks, texts: await sharedTexts(open('xl/sharedStrings.xml')) };
}

async function* eventsOf(part: ReturnType<Parts>): AsyncGenerator<XmlEvent> {
  if (part) yield* xmlEvents(await part);
}

/** The texts to which cells refer by number; how they are pronounced is left out. */
async function sharedTexts(part: ReturnType<Parts>): Promise<string[]> {
  const texts: string[] = [];
  let text = '';
  let isText = false;
  let isSound = false;
  for await (const event of eventsOf(part)) {
    if (event.kind === 'text') text += isText && !isSound ? event.text : '';
    else if (event.name === 't') isText = event.kind === 'open';
    else if (event.name === 'rPh') isSound = event.kind === 'open';
    else if (event.name === 'si' && event.kind === 'close') {
      texts.push(text);
      text = '';
    }
  }
  return texts;
}

/** `C5` is in the third column, 2 from 0. */
function columnIn(reference: string): number {
  let column = 0;
  for (const letter of /^[A-Z]+/.exec(reference)?.[0] ?? '') column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

/** Excel has no more. */
const mostColumns = 16_384;

async function* rowsOf(sheet: string, open: Parts, book: Workbook): AsyncGenerator<TableRow> {
  let number = 0;
  let cells: string[] = [];
  let cell: Readonly<Record<string, string>> = {};
  let value = '';
  let isValue = false;
  for await (const event of eventsOf(open(sheet))) {
    if (event.kind === 'text') value += isValue ? event.text : '';
    else if (event.name === 'v' || event.name === 't') isValue = event.kind === 'open';
    else if (event.kind === 'open' && event.name === 'row') {
      number = Number(event.attributes.r ?? number + 1);
      cells = [];
    } else if (event.kind === 'open' && event.name === 'c') {
      cell = event.attributes;
      value = '';
    } else if (event.kind === 'close' && event.name === 'c') {
      const column = cell.r ? columnIn(cell.r) : cells.length;
      if (column < 0 || column >= mostColumns) throw new TableFault(`Row ${number} of this workbook cannot be read.`);
      while (cells.length < column) cells.push('');
      cells[column] = cellText(cell, value, book);
    } else if (event.kind === 'close' && event.name === 'row') yield { number, cells };
  }
}

function cellText({ t = 'n', s = '' }: Readonly<Record<string, string>>, value: string, book: Workbook): string {
  if (t === 's') return book.texts[Number(value)] ?? '';
  if (t === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  return t === 'n' && value !== '' ? shownNumber(value, book.looks[Number(s)] ?? 'plain', book.since) : value;
}
