const opens = '{[';
const closes = '}]';

/** So long may one element be. */
const mostLength = 1_000_000;

/**
 * Cuts a text of JSON into the elements of its first list of objects or lists, as it comes: a list, a list within an object, or
 * one object a line. What is between two elements is skipped.
 */
export class JsonElements {
  private readonly stack: string[] = [];
  private element = '';
  private isOpen = false;
  private inText = false;
  private isEscaped = false;

  /** @param base how deep the elements are; null where the first list of objects or lists is to be found */
  constructor(private base: number | null) {}

  /** @returns the elements that end in this part. @throws RangeError where one is too long */
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

  /** Whether this ends an element. Behind the list nothing more is taken. */
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

/** How deep the elements of a text are that begins so: after one whole object comes another where there is one a line. */
export function baseOf(text: string): number | null {
  const whole = new JsonElements(0);
  const [first] = text.trimStart().startsWith('{') ? whole.take(text) : [];
  const rest = first === undefined ? '' : text.slice(text.indexOf(first) + first.length).trimStart();
  return rest.startsWith('{') ? 0 : null;
}
