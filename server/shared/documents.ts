import path from 'node:path';
import { colours } from '../contract/colours.js';

/** Document content in pdfmake's format: https://pdfmake.github.io/docs/0.3/document-definition-object/ */
export type Content = string | readonly Content[] | Readonly<{ [name: string]: unknown }>;

type Pdfmake = Readonly<{
  setUrlAccessPolicy(mayOpen: (url: string) => boolean): void;
  setLocalAccessPolicy(mayOpen: (path: string) => boolean): void;
  setFonts(fonts: Fonts): void;
  createPdf(document: Content): Readonly<{ getBuffer(): Promise<Buffer> }>;
}>;
type Fonts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Its types would add the DOM's types to the whole server, so it is imported in a way that the compiler doesn't follow.
 */
const [library, roboto]: string[] = ['pdfmake', 'pdfmake/fonts/Roboto.js'];

const fontFile = (name: string): string => path.resolve('server/shared/fonts', `${name}.ttf`);

const ownFonts: Fonts = {
  Text: { normal: fontFile('instrument-sans-400'), bold: fontFile('instrument-sans-600') },
  Display: { normal: fontFile('bricolage-grotesque-600'), bold: fontFile('bricolage-grotesque-600') },
};

/** A character that our own typeface doesn't have, such as a Greek letter. */
const foreignLetter = /[^\u0000-\u017f\u0218-\u021b\u2010-\u2026\u2039\u203a\u20ac\u2122\u2190-\u2193\u2212]/;

/** The same content, with other scripts set in a typeface that supports them. */
function inLettersThatExist(content: unknown): unknown {
  if (Array.isArray(content))
    return content.map((part: unknown) => inLettersThatExist(isForeign(part) ? { text: part } : part));
  if (content === null || typeof content !== 'object') return content;
  const parts = Object.entries(content).map(([name, part]) => [name, inLettersThatExist(part)]);
  return { ...Object.fromEntries(parts), ...('text' in content && isForeign(content.text) && { font: 'Roboto' }) };
}

const isForeign = (text: unknown): boolean => typeof text === 'string' && foreignLetter.test(text);

const { ink, ink2, line, primary, surface, brass } = colours.light;

const logo = `<svg viewBox="0 0 32 32">
  <path fill="${primary}" d="M8 2h16a4 4 0 0 1 4 4v7a3 3 0 0 0 0 6v7a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4v-7a3 3 0 0 0 0-6V6a4 4 0 0 1 4-4z"/>
  <path fill="${surface}" d="M9 8h14v4h-5v13h-4V12H9z"/>
  <circle fill="${brass}" cx="22.5" cy="22.5" r="2.5"/>
</svg>`;

/** The layout of documents: A4 pages with our name in the header and page numbers in the footer. */
const look = {
  pageSize: 'A4',
  pageMargins: [40, 76, 40, 48],
  header: {
    margin: [40, 28, 40, 0],
    columnGap: 6,
    columns: [
      { svg: logo, width: 20 },
      { text: 'Tastemaker', font: 'Display', fontSize: 13, margin: [0, 2, 0, 0] },
    ],
  },
  footer: (page: number, pages: number) => ({
    text: `Tastemaker · ${page} of ${pages}`,
    style: 'small',
    margin: [40, 16, 40, 0],
  }),
  defaultStyle: { font: 'Text', fontSize: 9.5, color: ink, lineHeight: 1.15 },
  styles: {
    title: { font: 'Display', fontSize: 22, color: primary, margin: [0, 0, 0, 4] },
    section: { font: 'Display', fontSize: 13, margin: [0, 14, 0, 5] },
    small: { fontSize: 8.5, color: ink2 },
  },
};

/** A table with a line below each row; its header row is repeated on every page. */
export const ruledTable = (widths: (string | number)[], body: readonly (readonly Content[])[]): Content => ({
  table: { headerRows: 1, widths, body },
  layout: {
    hLineWidth: (row: number) => (row === 0 ? 0 : 0.5),
    vLineWidth: () => 0,
    hLineColor: () => line,
    paddingTop: () => 4,
    paddingBottom: () => 4,
    paddingLeft: (column: number) => (column === 0 ? 0 : 10),
    paddingRight: () => 0,
  },
});

/** A cell of numbers. */
export const right = (text: string): Content => ({ text, alignment: 'right' });

/** The header row of a table whose first column has names. */
export const headed = (cells: readonly string[]): Content[] =>
  cells.map((text, place) => ({ text, style: 'small', alignment: place === 0 ? 'left' : 'right' }));

/** A titled part; one that fits on a page isn't divided. */
export const section = (title: string, ...content: Content[]): Content => ({
  unbreakable: content.length === 1,
  stack: [{ text: title, style: 'section' }, ...content],
});

/** As long as necessary, over several pages. */
export const longSection = (title: string, ...content: Content[]): Content => ({
  stack: [{ text: title, style: 'section' }, ...content],
});

/**
 * Loaded with the first document, to keep other processes small. It reads no files except its fonts, and makes no
 * requests.
 */
export async function printed(document: Content): Promise<Buffer> {
  const [{ default: pdfmake }, { default: fonts }] = (await Promise.all([import(library!), import(roboto!)])) as [
    { default: Pdfmake },
    { default: Fonts },
  ];
  const known = { ...fonts, ...ownFonts };
  const own = new Set(Object.values(known).flatMap((font) => Object.values(font)));
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => own.has(path));
  pdfmake.setFonts(known);
  return pdfmake.createPdf(inLettersThatExist(document) as Content).getBuffer();
}

/** Our document, whose styles are `title`, `section` and `small`. */
export const printedPages = (title: string, content: Content): Promise<Buffer> =>
  printed({ ...look, info: { title }, content });

const words = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Formats `2027-03-04` as "4 March 2027". */
export const dayInWords = (day: string): string => words.format(new Date(`${day}T00:00:00Z`));
