import { TableFault } from './source.js';

/** Unsupported files by magic number, and what to upload instead. */
const others: readonly Readonly<{ begins: string; is: string }>[] = [
  { begins: 'd0cf11e0a1b11ae1', is: 'an old Excel file (.xls), or one with a password' },
  { begins: '25504446', is: 'a PDF document' },
  { begins: '1f8b', is: 'a compressed file (.gz)' },
  { begins: '50415231', is: 'a Parquet file' },
  { begins: '7b5c727466', is: 'a text document (.rtf)' },
  { begins: '89504e47', is: 'a picture' },
  { begins: 'ffd8ff', is: 'a picture' },
  { begins: '53514c69746520', is: 'a database file' },
];

const asCsv = 'Please open it in a spreadsheet, save it as CSV, and import that.';

const refused = (is: string) => new TableFault(`This is ${is}. ${asCsv}`);

/** The type of a file with this beginning. @throws TableFault for one that isn't a table */
export function kindOfBytes(bytes: Buffer): 'csv' | 'json' | 'zip' {
  const hex = bytes.subarray(0, 16).toString('hex');
  const other = others.find(({ begins }) => hex.startsWith(begins));
  if (other) throw refused(other.is);
  if (hex.startsWith('504b0304')) return 'zip';
  const text = bytes
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .trimStart();
  if (/^<\?xml|^<!doctype|^<html|^<table/i.test(text))
    throw refused('a web page or another file of XML, though it may be called .xls');
  return /^(\[\s*[{[]|\{\s*")/.test(text) ? 'json' : 'csv';
}

/** The content of a zip file: a workbook, or one CSV table. @throws TableFault for anything else */
export function kindOfZip(names: readonly string[]): 'xlsx' | Readonly<{ csv: string }> {
  const has = (name: string) => names.includes(name);
  if (has('xl/workbook.xml')) return 'xlsx';
  if (has('xl/workbook.bin')) throw refused('a binary Excel file (.xlsb)');
  if (has('content.xml')) throw refused('an OpenDocument file (.ods)');
  if (names.some((name) => name.endsWith('.iwa'))) throw refused('a Numbers file');
  if (has('word/document.xml')) throw refused('a Word document');
  const tables = names.filter((name) => /\.csv$/i.test(name) && !name.startsWith('__MACOSX/'));
  const csv = tables.find((name) => /table data\.csv$/i.test(name)) ?? (tables.length === 1 ? tables[0] : undefined); // YouTube Studio's zip has three
  if (csv) return { csv };
  throw new TableFault('This is a zip file. Please unpack it, and import the table that is in it.');
}
