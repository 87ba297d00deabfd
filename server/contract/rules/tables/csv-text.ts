/** The cells of a CSV text (RFC 4180), row by row, with any delimiter; skips empty rows. */
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

/** Commas are common in text and numbers: on a tie the other delimiter wins. */
const delimiters = [';', '\t', '|', ','] as const;
const looked = 20;

/** `sep=;` on the first line tells Excel a table's delimiter. */
const saysDelimiter = /^\ufeff?"?sep=([^\r\n"])"?\r?\n/i;

/** The most common count of this delimiter per line, and how many lines have it. */
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
 * Detects a table's delimiter: from its first line, or the one with the most consistent count per line, outside
 * quotation marks.
 * @returns the delimiter, and whether the first line only declares it
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
