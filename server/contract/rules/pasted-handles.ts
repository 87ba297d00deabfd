import { profileHandle, withoutAt } from './influencer-profile.js';
import { handleFaults, personIn } from './platform-address/person-in.js';

/** One influencer that a pasted text or a CSV file names; the handle in small letters. */
export type PastedHandle = Readonly<{ handle: string; note: string }>;

/** What names nobody, and why. */
export type RefusedPaste = Readonly<{ text: string; reason: string }>;

const handleHeaders = ['handle', 'username', 'user name', 'account', 'influencer'];
const noteHeaders = ['note', 'notes', 'comment', 'comments'];
const delimiters = [',', ';', '\t'] as const;

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

/** Every word of a text, without the numbers of a list and the punctuation around it. */
const wordsIn = (text: string): string[] =>
  text
    .split(/[\s,;"]+/)
    .filter((word) => !/^\d+[.)]$/.test(word))
    .map((word) => word.replace(/[.:)]+$/, ''))
    .filter((word) => /[\p{L}\p{N}]/u.test(word));

/**
 * The influencers that a text names, each once, in its order, and what names nobody. With a header line that has a column such as
 * "Handle" the text is a CSV file, and "Note" beside it is taken over; without one every word is a handle.
 */
export function pastedHandles(text: string): { people: PastedHandle[]; refused: RefusedPaste[] } {
  const plain = text.replace(/^\uFEFF/, '');
  const [header = [], ...rows] = rowsOf(plain, delimiterOf(plain.trimStart().split('\n', 1)[0] ?? ''));
  const handleColumn = columnOf(header, handleHeaders);
  const noteColumn = columnOf(header, noteHeaders);
  const said =
    handleColumn < 0
      ? wordsIn(plain).map((word) => ({ text: word, note: '' }))
      : rows.map((row) => ({ text: row[handleColumn] ?? '', note: row[noteColumn] ?? '' }));
  const people = new Map<string, PastedHandle>();
  const refused: RefusedPaste[] = [];
  for (const { text: typed, note } of said.filter((each) => each.text !== '')) {
    const named = handleIn(typed);
    if ('reason' in named) refused.push({ text: typed, ...named });
    else if (!people.has(named.handle)) people.set(named.handle, { ...named, note });
  }
  return { people: [...people.values()], refused };
}

/** On a platform, or here: our own handles may be longer. */
function handleIn(text: string): { handle: string } | { reason: string } {
  const person = personIn(text);
  if (typeof person !== 'string') return { handle: person.handle.toLowerCase() };
  const own = withoutAt(text).toLowerCase();
  return person === 'not-a-handle' && profileHandle.test(own) ? { handle: own } : { reason: handleFaults[person] };
}
