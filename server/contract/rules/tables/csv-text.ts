import { divisionIn } from './division.js';

/** The cells of a CSV text (RFC 4180), row by row, whichever way it is divided; empty rows are left out. */
export function csvTextRows(text: string): string[][] {
  const { delimiter, isSaid } = divisionIn(text);
  const plain = text.replace(/^\ufeff/, '').replace(/\r\n/g, '\n');
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    row.push(cell);
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (row.some((each) => each.trim() !== '')) rows.push(row);
    row = [];
  };
  for (let at = isSaid ? plain.indexOf('\n') + 1 : 0; at < plain.length; at++) {
    const letter = plain[at]!;
    if (isQuoted && letter === '"' && plain[at + 1] === '"') cell += plain[at++];
    else if (letter === '"') isQuoted = !isQuoted;
    else if (!isQuoted && letter === delimiter) endCell();
    else if (!isQuoted && letter === '\n') endRow();
    else cell += letter;
  }
  endRow();
  return rows;
}
