import iconv from 'iconv-lite';
import type { TableEncoding } from '../../contract/rules/tables/encodings.js';
import type { TableRow } from '../../contract/rules/tables/table-shape.js';
import { baseOf, JsonElements } from './json-elements.js';
import type { Source } from './source.js';
import { TableFault } from './table-fault.js';
import { valueText } from './value-text.js';

/** So many elements are looked at for the names of their members. */
const looked = 200;

type Element = Readonly<Record<string, unknown>> | readonly unknown[];

/** The rows of a file of JSON: a list of objects, the names of whose members are the header, or a list of lists. @throws TableFault */
export async function* jsonRows(source: Source, encoding: TableEncoding): AsyncGenerator<TableRow> {
  const elements = elementsOf(source, encoding);
  const first: Element[] = [];
  for await (const element of elements) if (first.push(element) === looked) break;
  if (first.length === 0) throw nothingHere();
  const names = [...new Set(first.flatMap((element) => (Array.isArray(element) ? [] : Object.keys(flat(element)))))];
  let number = 0;
  if (names.length > 0) yield { number: ++number, cells: names };
  for await (const element of elementsOf(source, encoding)) yield { number: ++number, cells: cellsOf(element, names) };
}

function cellsOf(element: Element, names: readonly string[]): string[] {
  if (Array.isArray(element)) return element.map(valueText);
  const members = flat(element);
  return names.map((name) => valueText(members[name]));
}

/** The members of an object; those of an object within it are called `outer.inner`. */
function flat(element: Element): Readonly<Record<string, unknown>> {
  const entries = Object.entries(element).flatMap(([name, value]): [string, unknown][] =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.entries(value).map(([inner, of]) => [`${name}.${inner}`, of])
      : [[name, value]],
  );
  return Object.fromEntries(entries);
}

async function* elementsOf(source: Source, encoding: TableEncoding): AsyncGenerator<Element> {
  const text = (await source()).pipe(iconv.decodeStream(encoding)).setEncoding('utf8');
  let splitter: JsonElements | undefined;
  let number = 0;
  for await (const chunk of text as AsyncIterable<string>) {
    splitter ??= new JsonElements(baseOf(chunk));
    for (const element of parts(splitter, chunk)) {
      number += 1;
      yield parsed(element, number);
    }
  }
}

function parts(splitter: JsonElements, chunk: string): string[] {
  try {
    return splitter.take(chunk);
  } catch {
    throw nothingHere();
  }
}

const nothingHere = () => new TableFault('This JSON file holds no list of people or posts that can be read.');

function parsed(element: string, number: number): Element {
  try {
    return JSON.parse(element) as Element;
  } catch {
    throw new TableFault(
      `Element ${number} of this file is not valid JSON. Please correct it and import the file again.`,
    );
  }
}
