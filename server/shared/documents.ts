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

const words = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `2027-03-04` as people write it: "4 March 2027". */
export const dayInWords = (day: string): string => words.format(new Date(`${day}T00:00:00Z`));
