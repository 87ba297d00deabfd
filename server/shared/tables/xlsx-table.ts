import type { Readable } from 'node:stream';
import { valueText } from './value-text.js';
import path from 'node:path';
import type { TableRow } from '../../contract/rules/tables/table-shape.js';
import { TableFault } from './source.js';
import { Parser } from 'htmlparser2';

/** A number's format: as a date, a percentage, or a plain number. */
type NumberLook = 'day' | 'percent' | 'plain';

/** Built-in formats, which have a number but no format string (ECMA-376, 18.8.30). */
const builtInDays = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);
const builtInPercents = (id: number) => id === 9 || id === 10;

function lookOfCode(code: string): NumberLook {
  const bare = code.replace(/"[^"]*"|\\.|\[[^\]]*\]|_.|\*./g, '');
  if (bare.includes('%')) return 'percent';
  return /[dmyhs]/i.test(bare) && !/general/i.test(bare) ? 'day' : 'plain';
}

/** The number formats of a workbook's styles, by style index. */
async function numberLooks(styles: Readable): Promise<NumberLook[]> {
  const codes = new Map<number, NumberLook>();
  const looks: NumberLook[] = [];
  let inCells = false;
  for await (const event of xmlEvents(styles)) {
    if (event.kind === 'text') continue;
    if (event.name === 'cellXfs') inCells = event.kind === 'open';
    if (event.kind !== 'open') continue;
    const id = Number(event.attributes.numFmtId);
    if (event.name === 'numFmt') codes.set(id, lookOfCode(event.attributes.formatCode ?? ''));
    if (event.name === 'xf' && inCells)
      looks.push(codes.get(id) ?? (builtInDays(id) ? 'day' : builtInPercents(id) ? 'percent' : 'plain'));
  }
  return looks;
}

/** Days from 1 January 1970 back to a spreadsheet's epoch, 1900 or, on old Macs, 1904. */
const epochs = { 1900: 25_569, 1904: 24_107 } as const;
const day = 86_400_000;

/** A number as displayed; a date as `2022-09-30`, with its time if it has one. */
function shownNumber(text: string, look: NumberLook, since: keyof typeof epochs): string {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value)) return text;
  if (look === 'percent') return `${valueText(Number((value * 100).toPrecision(12)))}%`;
  if (look === 'plain' || value < 1) return valueText(Number(value.toPrecision(15)));
  const moment = new Date(Math.round((value - epochs[since]) * (day / 1_000)) * 1_000);
  if (Number.isNaN(moment.getTime())) return text;
  const iso = moment.toISOString();
  return Number.isInteger(value) ? iso.slice(0, 10) : iso.slice(0, 16).replace('T', ' ');
}

/** Opens a part of a workbook by its path; null if it has none. */
export type Parts = (path: string) => Promise<Readable> | null;

type Workbook = Readonly<{
  /** The parts of visible sheets, in order. */
  sheets: readonly string[];
  texts: readonly string[];
  looks: readonly NumberLook[];
  since: 1900 | 1904;
}>;

/**
 * The rows of the first visible, non-empty sheet of a workbook (.xlsx), with its own row numbers. For a formula, its
 * cached result. @throws TableFault
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

/** The shared strings, referenced by index; phonetic hints are skipped. */
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
      if (column < 0 || column >= mostColumns) throw new TableFault(`Row ${number} of this workbook can’t be read.`);
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

/** An XML event, without namespace prefixes; text may arrive in parts. */
export type XmlEvent =
  | Readonly<{ kind: 'open'; name: string; attributes: Readonly<Record<string, string>> }>
  | Readonly<{ kind: 'close'; name: string }>
  | Readonly<{ kind: 'text'; text: string }>;

const bare = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Streams the events of an XML document. Entity declarations are ignored. */
export async function* xmlEvents(bytes: Readable): AsyncGenerator<XmlEvent> {
  let events: XmlEvent[] = [];
  const parser = new Parser(
    {
      onopentag: (name, attributes) => events.push({ kind: 'open', name: bare(name), attributes }),
      onclosetag: (name) => events.push({ kind: 'close', name: bare(name) }),
      ontext: (text) => events.push({ kind: 'text', text }),
    },
    { xmlMode: true },
  );
  for await (const text of bytes.setEncoding('utf8') as AsyncIterable<string>) {
    parser.write(text);
    yield* events;
    events = [];
  }
  parser.end();
  yield* events;
}
