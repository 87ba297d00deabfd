import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** A cell of a workbook: a text, a number, or a formula with its cached result. */
export type WorkbookCell = string | number | Readonly<{ formula: string; result: string }> | Readonly<{ day: number }> | Readonly<{ percent: number }> | null; // prettier-ignore

const name = (row: number, column: number): string => `${String.fromCharCode(65 + column)}${row + 1}`;

function cellXml(cell: WorkbookCell, at: string, texts: string[]): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
  if (typeof cell === 'string') return `<c r="${at}" t="s"><v>${texts.push(cell) - 1}</v></c>`;
  if ('day' in cell) return `<c r="${at}" s="1"><v>${cell.day}</v></c>`;
  if ('percent' in cell) return `<c r="${at}" s="2"><v>${cell.percent}</v></c>`;
  return `<c r="${at}" t="str"><f>${escaped(cell.formula)}</f><v>${escaped(cell.result)}</v></c>`;
}

/** The files of a zip, by name. */
export function zipped(files: Readonly<Record<string, string>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [path, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), path);
  zip.end();
  return buffer(zip.outputStream);
}

const document = (content: string): string => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${content}`;

/** A workbook with a hidden sheet before the one with these rows. */
export function aWorkbook(rows: readonly (readonly WorkbookCell[])[]): Promise<Buffer> {
  const texts: string[] = [];
  const sheet = rows
    .map((cells, row) => `<row r="${row + 1}">${cells.map((cell, column) => cellXml(cell, name(row, column), texts)).join('')}</row>`)
    .join(''); // prettier-ignore
  const sheetOf = (data: string) => document(`<worksheet><sheetData>${data}</sheetData></worksheet>`);
  return zipped({
    'xl/workbook.xml': document(
      `<workbook xmlns:r="r"><sheets><sheet name="Old" sheetId="1" state="hidden" r:id="rId1"/><sheet name="People" sheetId="2" r:id="rId2"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': document(
      `<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/></Relationships>`,
    ),
    'xl/styles.xml': document(
      `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="0.00%"/></numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs></styleSheet>`,
    ),
    'xl/sharedStrings.xml': document(
      `<sst>${texts.map((text) => `<si><r><t>${escaped(text.slice(0, 1))}</t></r><r><t xml:space="preserve">${escaped(text.slice(1))}</t></r><rPh><t>sound</t></rPh></si>`).join('')}</sst>`,
    ),
    'xl/worksheets/sheet1.xml': sheetOf('<row r="1"><c r="A1"><v>1</v></c></row>'),
    'xl/worksheets/sheet2.xml': sheetOf(sheet),
  });
}
