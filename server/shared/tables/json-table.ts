import iconv from 'iconv-lite';
import type { TableEncoding } from '../../contract/rules/tables/encodings.js';
import type { TableRow } from '../../contract/rules/tables/table-shape.js';
import { type Source, TableFault } from './source.js';
import { valueText } from './value-text.js';

const opens = '{[';
const closes = '}]';

/** The maximum length of one element. */
const mostLength = 1_000_000;

/**
 * Splits JSON text into the elements of its first list of objects or lists, while streaming: a list, a list within an
 * object, or one object a line. Text between elements is skipped.
 */
class JsonElements {
  private readonly stack: string[] = [];
  private element = '';
  private isOpen = false;
  private inText = false;
  private isEscaped = false;

  /** @param base the depth of the elements; null to find the first list of objects or lists */
  constructor(private base: number | null) {}

  /** @returns the elements that end in this chunk. @throws RangeError when one is too long */
  take(text: string): string[] {
    const found: string[] = [];
    for (const letter of text) {
      if (!this.inText && opens.includes(letter)) this.open(letter);
      if (this.isOpen) this.element += letter;
      if (this.inText) this.readText(letter);
      else if (letter === '"') this.inText = true;
      else if (closes.includes(letter) && this.close()) found.push(this.taken());
    }
    if (this.element.length > mostLength) throw new RangeError('An element is too long.');
    return found;
  }

  private readText(letter: string): void {
    if (this.isEscaped) this.isEscaped = false;
    else if (letter === '\\') this.isEscaped = true;
    else if (letter === '"') this.inText = false;
  }

  private open(letter: string): void {
    if (this.base === null && this.stack.at(-1) === '[') this.base = this.stack.length;
    if (this.stack.length === this.base) this.isOpen = true;
    this.stack.push(letter);
  }

  /** Whether this ends an element. After the list nothing more is read. */
  private close(): boolean {
    this.stack.pop();
    if (this.base !== null && this.stack.length < this.base) this.base = -1;
    return this.isOpen && this.stack.length === this.base;
  }

  private taken(): string {
    const { element } = this;
    this.element = '';
    this.isOpen = false;
    return element;
  }
}

/**
 * The depth of the elements in a text that starts like this: a complete object followed by another means one per line.
 */
function baseOf(text: string): number | null {
  const whole = new JsonElements(0);
  const [first] = text.trimStart().startsWith('{') ? whole.take(text) : [];
  const rest = first === undefined ? '' : text.slice(text.indexOf(first) + first.length).trimStart();
  return rest.startsWith('{') ? 0 : null;
}

/** How many elements are used to find the property names. */
const looked = 200;

type Element = Readonly<Record<string, unknown>> | readonly unknown[];

/**
 * The rows of a JSON file: a list of objects, whose property names are the header, or a list of lists. @throws
 * TableFault
 */
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

/** An object's properties; nested ones are named `outer.inner`. */
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
      `Element ${number} of this file isn’t valid JSON. Please correct it and import the file again.`,
    );
  }
}
