import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import iconv from 'iconv-lite';
import { aWorkbook, zipped } from '../../../test/support/workbook.js';
import { forSpreadsheets } from './for-spreadsheets.js';
import { openTable } from './open-table.js';

let folder: string;
let files = 0;
beforeAll(() => void (folder = mkdtempSync(path.join(os.tmpdir(), 'tastemaker-tables-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function read(content: string | Buffer, said?: string) {
  const file = path.join(folder, String(files++));
  writeFileSync(file, content);
  const { encoding, isEncodingSure, rows: open } = await openTable(file, said);
  const rows: string[][] = [];
  const numbers: number[] = [];
  for await (const { number, cells } of open()) {
    numbers.push(number);
    rows.push([...cells]);
  }
  return { encoding, isEncodingSure, rows, numbers };
}

describe('a table of CSV', () => {
  const text = 'Handle,"Likes\r\n",Name\r\nzoe,1,Zoë Ñg\r\n';
  const rows = [
    ['Handle', 'Likes\r\n', 'Name'],
    ['zoe', '1', 'Zoë Ñg'],
  ];

  it.each([
    ['utf-8', 'utf-8', iconv.encode(text, 'utf-8')],
    ['utf-8 with a mark', 'utf-8', iconv.encode(text, 'utf-8', { addBOM: true })],
    ['utf-16 little endian with a mark', 'utf-16le', iconv.encode(text, 'utf-16le', { addBOM: true })],
    ['utf-16 little endian', 'utf-16le', iconv.encode(text, 'utf-16le')],
    ['utf-16 big endian with a mark', 'utf-16be', iconv.encode(text, 'utf-16be', { addBOM: true })],
  ])('is read in %s, with line breaks in headers', async (_, encoding, bytes) => {
    expect(await read(bytes)).toMatchObject({ encoding, isEncodingSure: true, rows });
  });

  it.each([
    ['windows-1252', 'Zoë Ñg'],
    ['windows-1251', 'Мария Кузнецова'],
    ['shift_jis', 'さくらのカフェ'],
  ])('is guessed to be in %s, and leaves the choice', async (encoding, name) => {
    const bytes = iconv.encode(`Handle,Name\nzoe,${name}\n`, encoding);
    expect(await read(bytes)).toMatchObject({ encoding, isEncodingSure: false, rows: [['Handle', 'Name'], ['zoe', name]] }); // prettier-ignore
  });

  it('is no wide text because of a zero that strayed into it', async () => {
    expect(await read('Handle,Name\nzoe,Zo\0\u00eb\n')).toMatchObject({ encoding: 'utf-8', isEncodingSure: true });
    const wide = iconv.encode('ユーザー名,名前\n愛,さくらのカフェ\n', 'utf-16le');
    expect(await read(wide)).toMatchObject({ encoding: 'utf-16le', isEncodingSure: false });
  });

  it.each(['\n', '\r\n', '\r'])('may end its rows in other ways than its first, which ends with %j', async (end) => {
    const text = `Handle,Name${end}zoe,Zoe\nnia,Nia\r\nmia,Mia\r`;
    expect(await read(text)).toMatchObject({
      ...{
        rows: [
          ['Handle', 'Name'],
          ['zoe', 'Zoe'],
          ['nia', 'Nia'],
          ['mia', 'Mia'],
        ],
        numbers: [1, 2, 3, 4],
      },
    });
  });

  it('is read in the encoding that the user chose', async () => {
    const bytes = iconv.encode('Name\nŁukasz Żak\n', 'windows-1250');
    expect((await read(bytes)).rows[1]).not.toEqual(['Łukasz Żak']);
    expect((await read(bytes, 'windows-1250')).rows[1]).toEqual(['Łukasz Żak']);
  });

  it('is taken for what it is by an accent in its very last row', async () => {
    const many = `Handle\n${'plain\n'.repeat(30_000)}`;
    const table = await read(Buffer.concat([Buffer.from(many), iconv.encode('Zoë\n', 'windows-1252')]));
    expect(table.encoding).toBe('windows-1252');
    expect(table.rows.at(-1)).toEqual(['Zoë']);
  });

  it.each([';', '\t', '|'])('may be divided by %j', async (delimiter) => {
    const { rows: found } = await read(['Handle', 'Name'].join(delimiter) + '\n' + ['zoe', 'Ng, Zoë'].join(delimiter));
    expect(found).toEqual([['Handle', 'Name'], ['zoe', 'Ng, Zoë']]); // prettier-ignore
  });

  it('may say itself how it is divided, as Excel does, or have a title above', async () => {
    expect(await read('sep=;\r\nHandle;Name\r\nzoe;1,5\r\n')).toMatchObject({
      ...{ rows: [['Handle', 'Name'], ['zoe', '1,5']], numbers: [1, 2] },
    }); // prettier-ignore
    expect((await read('Creators, 2022\nHandle;Followers\nzoe;12,5\nnia;1,5\n')).rows.at(-1)).toEqual(['nia', '1,5']);
  });

  it('keeps empty and ragged rows, and quotation marks inside a cell, so that rows are numbered as in a spreadsheet', async () => {
    const { rows: found } = await read('Handle,Name\n\nzoe\nana,12" pizza,more\n');
    expect(found).toEqual([['Handle', 'Name'], [''], ['zoe'], ['ana', '12" pizza', 'more']]);
  });

  it('is read as we have written it, character for character', async () => {
    const cell = fc.oneof(
      fc.constantFrom('@zoe', "'@zoe", "''=1", '+1 Bistro', '-', "'tis", '=cmd()', '\t@x', 'a\nb', 'a\rb'),
      fc.string(),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 }), async (written) => {
        const csv = stringify([['Handle', 'Name'], ...written], { ...forSpreadsheets, record_delimiter: 'windows' });
        expect(csv).not.toMatch(/^(\ufeff)?"?[=+\-@]/m);
        expect((await read(csv)).rows).toEqual([['Handle', 'Name'], ...written]);
      }),
      { numRuns: 50 },
    );
  });

  it('says in which row a quotation mark is never closed', async () => {
    const broken = `Handle,Name\nzoe,Zoë\nana,"Ana\n${'x,y\n'.repeat(100_000)}`;
    await expect(read(broken)).rejects.toThrow('Row 3 opens a quotation mark that is never closed.');
  });
});

describe('a workbook', () => {
  it('is read from its first sheet that is shown: texts, numbers, days, per cent, and the last result of a formula', async () => {
    const book = await aWorkbook([
      ['Handle', 'Followers', 'Rate', 'As of', 'Name'],
      [],
      ['@zoe', 12_500, { percent: 0.0312 }, { day: 44_834 }, { formula: 'A1&"<x>"', result: 'Zoë <x>' }],
      ["'@nia", 1.234, null, { day: 44_834.5 }, 'Nia & Co'],
    ]);
    expect(await read(book)).toEqual({
      ...{ encoding: null, isEncodingSure: true, numbers: [1, 2, 3, 4] },
      rows: [
        ['Handle', 'Followers', 'Rate', 'As of', 'Name'],
        [],
        ['@zoe', '12500', '3.12%', '2022-09-30', 'Zoë <x>'],
        ['@nia', '1.2340', '', '2022-09-30 12:00', 'Nia & Co'],
      ],
    });
  });

  it('may name its parts with any prefix, and write its texts into the cells, as other programs do', async () => {
    const cell = (text: string) => `<x:c t="inlineStr"><x:is><x:t>${text}</x:t></x:is></x:c>`;
    const book = await zipped({
      'xl/workbook.xml':
        '<x:workbook><x:sheets><x:sheet name="A" d3p1:id="R1" xmlns:d3p1="r"/></x:sheets></x:workbook>',
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="R1" Target="worksheets/one.xml"/></Relationships>',
      'xl/worksheets/one.xml': `<x:sheetData><x:row>${cell('Handle')}</x:row><x:row>${cell('zoe')}</x:row></x:sheetData>`,
    });
    expect(await read(book)).toMatchObject({ rows: [['Handle'], ['zoe']], numbers: [1, 2] });
  });

  it('is refused where it would be too large once it is unpacked', async () => {
    const bomb = await zipped({ 'xl/workbook.xml': '', 'xl/worksheets/sheet1.xml': ' '.repeat(101 * 1_024 * 1_024) });
    expect(bomb.length).toBeLessThan(1_000_000);
    await expect(read(bomb)).rejects.toThrow('larger than 100 MB once it is unpacked');
  });

  it('is refused where it would be too many files once it is unpacked', async () => {
    const parts = Object.fromEntries(Array.from({ length: 1_001 }, (_, part) => [`xl/${part}.xml`, '']));
    await expect(read(await zipped(parts))).rejects.toThrow('more than 1,000 parts');
  });
});

describe('a table of JSON', () => {
  const rows = [['handle', 'stats.followers', 'tags'], ['zoe', '12500', 'Music, Food'], ['nia', '', '']]; // prettier-ignore
  const people = [
    { handle: 'zoe', stats: { followers: 12_500 }, tags: ['Music', 'Food'] },
    { handle: 'nia', stats: {} },
  ];

  it.each([
    ['a list of objects', JSON.stringify(people)],
    [
      'a list within an object',
      JSON.stringify({ ok: true, names: ['a'], data: people, more: [{ handle: 'x' }] }, null, 2),
    ],
    ['an object a line', people.map((each) => JSON.stringify(each)).join('\n')],
  ])('may be %s', async (_, text) => expect((await read(text)).rows).toEqual(rows));

  it('may be a list of lists, and have brackets and quotation marks in its texts', async () => {
    const table = [['Handle', 'Name'], ['zoe', 'Z "[{" \\ ë'], ['nia', '}]']]; // prettier-ignore
    expect((await read(JSON.stringify(table))).rows).toEqual(table);
  });

  it('is refused where it has no list', async () => {
    for (const none of ['{"people":[]}', '{"zoe":{"followers":5}}'])
      await expect(read(none)).rejects.toThrow('This JSON file holds no list of people or posts');
  });

  it('says which element is broken', async () => {
    await expect(read('[{"handle":"zoe"},{"handle":zoe}]')).rejects.toThrow('Element 2 of this file isn’t valid JSON.');
  });
});

describe('any other file', () => {
  it.each([
    ['an old Excel file (.xls)', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
    ['a PDF document', Buffer.from('%PDF-1.7')],
    ['a web page', Buffer.from('<html><table>')],
    ['a picture', Buffer.from('89504e470d0a1a0a', 'hex')],
  ])('is called what it is, with how to bring what is in it: %s', async (is, bytes) => {
    await expect(read(bytes)).rejects.toThrow(is);
    await expect(read(bytes)).rejects.toThrow('save it as CSV');
  });

  it.each([
    ['an OpenDocument file (.ods)', { mimetype: 'x', 'content.xml': '' }],
    ['a binary Excel file (.xlsb)', { 'xl/workbook.bin': '' }],
    ['a Numbers file', { 'Index/Document.iwa': '' }],
    ['a zip file', { 'readme.txt': '' }],
  ])('is called what it is: %s', async (is, content) => {
    await expect(read(await zipped(content))).rejects.toThrow(is);
  });

  it('may be the zip of YouTube Studio, whose table is read', async () => {
    const zip = await zipped({
      'Chart data.csv': 'a',
      'Table data.csv': 'Content,Views\nabcdefghijk,5\n',
      'Totals.csv': 'b',
    });
    expect((await read(zip)).rows).toEqual([['Content', 'Views'], ['abcdefghijk', '5']]); // prettier-ignore
  });

  it('that does not exist is called missing', async () => {
    await expect(openTable(path.join(folder, 'nothing'))).rejects.toThrow('can’t be read');
  });

  it('that is damaged is called so', async () => {
    const book = await aWorkbook([['Handle']]);
    await expect(read(book.subarray(0, book.length - 40))).rejects.toThrow('This file is damaged.');
  });
});
