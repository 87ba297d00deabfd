import { profileHandle, withoutAt } from './influencer-profile.js';
import { handleFaults, personIn } from './platform-address/person-in.js';
import { csvTextRows } from './tables/csv-text.js';
import { textOf, unguarded } from './tables/table-cell.js';
import { headerKey, headerSpeaks, headerWords } from './tables/header.js';
import { isNumeric } from './tables/number-text.js';
import { peopleWords } from './tables/people-words.js';
import { handleTaste, isAddress, nameTaste } from './tables/person-columns.js';
import { proposeColumns } from './tables/propose-columns.js';
import { isTotal, shapeOf, type TableRow } from './tables/table-shape.js';

/** An influencer in a pasted text or a table; the handle is in lower case. */
type PastedHandle = Readonly<{ handle: string; note: string }>;

/** An entry that isn't a handle, and why. */
export type RefusedPaste = Readonly<{ text: string; reason: string }>;

/** The pasted influencers, without duplicates, in order, and lines without a handle. */
export type PastedHandles = Readonly<{ people: readonly PastedHandle[]; refused: readonly RefusedPaste[] }>;

const tastes = {
  handle: handleTaste(null),
  name: nameTaste((value) => !isNumeric(value) && !isAddress(value)),
  note: { words: headerWords('note, notes, comment, comments, remarks, notiz, nota, notatka'), fits: () => 1 },
};
const words = Object.values(tastes).map((taste) => taste.words);
const sampled = 200;
const own = 0.9;

/**
 * The influencers in a text. A text with headers such as "Handle", or with columns beyond handles, is a table; in any
 * other, every word is a handle.
 */
export function pastedHandles(text: string): PastedHandles {
  const rows = csvTextRows(text).map((cells, at) => ({ number: at + 1, cells: cells.map(unguarded) }));
  return isTable(rows) ? handlesInTable(rows) : handlesOf(wordsIn(text).map((word) => ({ text: word, note: '' })));
}

/** The influencers in a table, with their notes. A single column without a header may contain only handles. */
export function handlesInTable(rows: readonly TableRow[]): PastedHandles {
  const { headers, below } = shapeOf(rows, words);
  const { handle, note } = proposeColumns(tastes, headers, below.slice(0, sampled).map(({ cells }) => cells)); // prettier-ignore
  if (handle === undefined && areHandles(rows))
    return handlesOf(rows.map(({ cells }) => ({ text: cells[0]!, note: '' })));
  if (handle === undefined) return { people: [], refused: [{ text: titleOf(rows), reason: noColumn }] };
  const people = below.filter(({ cells }) => !isTotal(cells));
  return handlesOf(
    people.map(({ cells }) => ({
      text: textOf(cells[handle]) ?? '',
      note: note === undefined ? '' : (cells[note] ?? '').trim(),
    })),
  );
}

const noColumn = 'We couldn’t tell which column holds the handles. Please call it “Handle”.';
const isNameOfColumn = (text: string): boolean => words.some((each) => headerSpeaks(headerKey(text), each) > own);

const areHandles = (rows: readonly TableRow[]): boolean =>
  rows.every(({ cells: [text = '', ...more] }) => {
    const isHandle = text === '' || (typeof personIn(text) !== 'string' && !isNameOfColumn(text));
    return isHandle && more.every((cell) => cell === '');
  });

const titleOf = ([first]: readonly TableRow[]): string => first?.cells.join(', ') ?? '';

function isTable(rows: readonly TableRow[]): boolean {
  const { headers } = shapeOf(rows, words);
  if (headers.some((header) => headerSpeaks(headerKey(header), peopleWords.handle) > own)) return true;
  const widths = new Set(rows.map(({ cells }) => cells.length));
  const hasColumns = rows.length > 1 && widths.size === 1 && !widths.has(1);
  const texts = rows.flatMap(({ cells }) => cells.map(textOf)).filter((text) => text !== null);
  return hasColumns && texts.some((text) => typeof personIn(text) === 'string');
}

/** Every word of a text, without list numbers and surrounding punctuation. */
const wordsIn = (text: string): string[] =>
  text
    .replace(/^\ufeff/, '')
    .split(/[\s,;"]+/)
    .filter((word) => !/^\d+[.)]$/.test(word))
    .map((word) => word.replace(/[.:)]+$/, ''))
    .filter((word) => /[\p{L}\p{N}]/u.test(word));

function handlesOf(said: readonly Readonly<{ text: string; note: string }>[]): PastedHandles {
  const people = new Map<string, PastedHandle>();
  const refused: RefusedPaste[] = [];
  for (const { text, note } of said.filter((each) => each.text !== '')) {
    const named = handleIn(text);
    if ('reason' in named) refused.push({ text, ...named });
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
