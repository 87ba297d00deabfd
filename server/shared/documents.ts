import { colours } from '../contract/tokens.js';

/** A part of a document, in pdfmake's words: https://pdfmake.github.io/docs/0.3/document-definition-object/ */
export type Content = string | readonly Content[] | Readonly<{ [name: string]: unknown }>;

type Pdfmake = Readonly<{
  setUrlAccessPolicy(mayOpen: (url: string) => boolean): void;
  setLocalAccessPolicy(mayOpen: (path: string) => boolean): void;
  setFonts(fonts: Fonts): void;
  createPdf(document: Content): Readonly<{ getBuffer(): Promise<Buffer> }>;
}>;
type Fonts = Readonly<{ Roboto: Readonly<Record<string, string>> }>;

/** Its own types bring those of the browser into the whole server, so it is asked for by names that the compiler does not follow. */
const [library, roboto]: string[] = ['pdfmake', 'pdfmake/fonts/Roboto.js'];

const { ink, ink2, line, primary } = colours.light;

/** How documents look: pages of A4 with numbers below. */
const look = {
  pageSize: 'A4',
  pageMargins: [40, 44, 40, 48],
  footer: (page: number, pages: number) => ({
    text: `Tastemaker · ${page} of ${pages}`,
    style: 'small',
    margin: [40, 16, 40, 0],
  }),
  defaultStyle: { font: 'Roboto', fontSize: 9.5, color: ink, lineHeight: 1.15 },
  styles: {
    title: { fontSize: 22, bold: true, color: primary, margin: [0, 0, 0, 4] },
    section: { fontSize: 13, bold: true, margin: [0, 14, 0, 5] },
    small: { fontSize: 8.5, color: ink2 },
  },
};

/** A table with a line below each row; its first row is repeated on every page. */
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

/** Loaded with the first document: a process that makes none stays small. It reads no file but its own fonts, and no address. */
export async function printed(document: Content): Promise<Buffer> {
  const [{ default: pdfmake }, { default: fonts }] = (await Promise.all([import(library!), import(roboto!)])) as [
    { default: Pdfmake },
    { default: Fonts },
  ];
  const own = new Set(Object.values(fonts.Roboto));
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => own.has(path));
  pdfmake.setFonts(fonts);
  return pdfmake.createPdf(document).getBuffer();
}

/** A document of ours, whose styles are `title`, `section` and `small`. */
export const printedPages = (title: string, content: Content): Promise<Buffer> =>
  printed({ ...look, info: { title }, content });

const words = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `2027-03-04` as people write it: "4 March 2027". */
export const dayInWords = (day: string): string => words.format(new Date(`${day}T00:00:00Z`));
