/** One influencer that a pasted text or a CSV file names. */
export type PastedHandle = Readonly<{ handle: string; note: string }>;

const handleHeaders = ['handle', 'username', 'user name', 'account', 'influencer'];
const noteHeaders = ['note', 'notes', 'comment', 'comments'];
const delimiters = [',', ';', '\t'] as const;

/** `https://www.instagram.com/zoe.eats/?hl=en`, `@Zoe.Eats` and `zoe.eats` are one handle, in small letters. */
export const handleIn = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/^(https?:\/\/)?(www\.)?(instagram|tiktok|youtube)\.com\//, '')
    .replace(/[/?#].*$/, '')
    .replace(/^@/, '');

/** The cells of a CSV text (RFC 4180), row by row; empty rows are left out. */
function rowsOf(text: string, delimiter: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  const endCell = () => {
    row.push(cell.trim());
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (row.some((each) => each !== '')) rows.push(row);
    row = [];
  };
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]!;
    if (quoted && letter === '"' && text[at + 1] === '"') cell += text[at++];
    else if (letter === '"') quoted = !quoted;
    else if (!quoted && letter === delimiter) endCell();
    else if (!quoted && letter === '\n') endRow();
    else cell += letter;
  }
  endRow();
  return rows;
}

const delimiterOf = (line: string): string =>
  delimiters.reduce((best, each) => (line.split(each).length > line.split(best).length ? each : best));

const columnOf = (header: readonly string[], names: readonly string[]): number =>
  header.findIndex((cell) => names.includes(cell.toLowerCase()));

/**
 * The influencers that a text names, each once, in its order. With a header line that has a column such as "Handle" the text is a
 * CSV file, and "Note" beside it is taken over; without one every word is a handle.
 */
export function pastedHandles(text: string): PastedHandle[] {
  const plain = text.replace(/^\uFEFF/, '');
  const [header = [], ...rows] = rowsOf(plain, delimiterOf(plain.trimStart().split('\n', 1)[0] ?? ''));
  const handleColumn = columnOf(header, handleHeaders);
  const noteColumn = columnOf(header, noteHeaders);
  const found =
    handleColumn < 0
      ? plain.split(/[\s,;"]+/).map((word) => ({ handle: handleIn(word), note: '' }))
      : rows.map((row) => ({ handle: handleIn(row[handleColumn] ?? ''), note: row[noteColumn] ?? '' }));
  const seen = new Set(['']);
  return found.filter(({ handle }) => !seen.has(handle) && seen.add(handle));
}
