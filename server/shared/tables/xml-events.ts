import type { Readable } from 'node:stream';
import { Parser } from 'htmlparser2';

/** An XML event, without namespace prefixes; text may arrive in parts. */
export type XmlEvent =
  | Readonly<{ kind: 'open'; name: string; attributes: Readonly<Record<string, string>> }>
  | Readonly<{ kind: 'close'; name: string }>
  | Readonly<{ kind: 'text'; text: string }>;

const bare = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Streams the events of an XML document. Entity declarations are ignored. */
export async function* xmlEvents(bytes: Readable): AsyncGenerator<XmlEvent> {
  let events: XmlEvent[] = [];
  const parser = new Parser(
    {
      onopentag: (name, attributes) => events.push({ kind: 'open', name: bare(name), attributes }),
      onclosetag: (name) => events.push({ kind: 'close', name: bare(name) }),
      ontext: (text) => events.push({ kind: 'text', text }),
    },
    { xmlMode: true },
  );
  for await (const text of bytes.setEncoding('utf8') as AsyncIterable<string>) {
    parser.write(text);
    yield* events;
    events = [];
  }
  parser.end();
  yield* events;
}
