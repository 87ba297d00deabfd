import { inflateSync } from 'node:zlib';

/** The objects of a PDF that PDFKit wrote, by their numbers: the part before the stream, and the stream as text. */
function objectsIn(pdf: Buffer): Map<string, Readonly<{ head: string; stream: string }>> {
  const text = pdf.toString('latin1');
  const objects = [...text.matchAll(/\n(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, number, body]) => {
    const [head = '', raw = ''] = body!.split(/stream\r?\n/, 2);
    const bytes = Buffer.from(raw.replace(/\r?\nend$/, ''), 'latin1');
    const stream =
      head.includes('/FlateDecode') && !head.includes('/Length1') ? inflateSync(bytes).toString('latin1') : raw;
    return [number!, { head, stream }] as const;
  });
  return new Map(objects);
}

const characters = (hex: string): string =>
  Array.from({ length: hex.length / 4 }, (_, place) =>
    String.fromCharCode(Number.parseInt(hex.slice(4 * place, 4 * place + 4), 16)),
  ).join('');

/** Which characters a font's glyphs represent. */
function glyphsOf(map: string): string[] {
  const glyphs: string[] = [];
  for (const [, from, list] of map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi))
    for (const [place, [, hex]] of [...list!.matchAll(/<([0-9a-f\s]*)>/gi)].entries())
      glyphs[Number.parseInt(from!, 16) + place] = characters(hex!.replace(/\s/g, ''));
  return glyphs;
}

/** The text on the pages of a PDF that we printed, line by line as it was set. */
export function textOfPdf(pdf: Buffer): string {
  const objects = objectsIn(pdf);
  const fonts = new Map<string, string[]>();
  for (const { head } of objects.values())
    for (const [, name, number] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(number!)?.head ?? '')?.[1];
      if (map) fonts.set(name!, glyphsOf(objects.get(map)!.stream));
    }
  const words: string[] = [];
  for (const { stream } of objects.values()) {
    let font: string[] = [];
    for (const [, name, shown] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (name) font = fonts.get(name) ?? [];
      else if (shown)
        words.push(
          [...shown.matchAll(/<([0-9a-f]+)>/gi)]
            .map(([, hex]) =>
              hex!
                .match(/.{4}/g)!
                .map((glyph) => font[Number.parseInt(glyph, 16)] ?? '')
                .join(''),
            )
            .join(''),
        );
    }
  }
  // A line may break after a stroke, so the next part is set separately.
  return words
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/(?<=N\/) (?=A)|(?<=-) (?=£)/g, '');
}
