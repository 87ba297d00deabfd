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

/** A comma is in many texts and numbers: of two that fit alike it is the other. */
const delimiters = [';', '\t', '|', ','] as const;
const looked = 20;

/** `sep=;` on its first line says how a table is divided, to Excel. */
const saysDelimiter = /^\ufeff?"?sep=([^\r\n"])"?\r?\n/i;

/** How many lines have as many of it as most of them have, and how many that is. */
function agreement(lines: readonly string[], delimiter: string): [lines: number, times: number] {
  const counts = new Map<number, number>();
  for (const line of lines) {
    const times = line.split(delimiter).length - 1;
    if (times > 0) counts.set(times, (counts.get(times) ?? 0) + 1);
  }
  const [best = [0, 0]] = [...counts].toSorted(([a, of], [b, other]) => other - of || b - a);
  return [best[1], best[0]];
}

/**
 * How a table that begins so is divided: as its first line says, or by what most lines have as many of, outside quotation marks.
 * @returns the delimiter, and whether the first line is nothing but that word
 */
export function divisionIn(text: string): { delimiter: string; isSaid: boolean } {
  const said = saysDelimiter.exec(text)?.[1];
  if (said) return { delimiter: said, isSaid: true };
  const lines = text
    .replace(/"[^"]*"/g, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, looked);
  const ranked = delimiters.map((delimiter) => ({ delimiter, agreed: agreement(lines, delimiter) }));
  const [best] = ranked.toSorted((a, b) => b.agreed[0] - a.agreed[0] || b.agreed[1] - a.agreed[1]);
  return { delimiter: best!.delimiter, isSaid: false };
}
