const longest = 200;

/** Parts of an error that may be someone's address, a key or a password. */
const secrets: readonly (readonly [RegExp, string])[] = [
  [/\b([a-z][a-z0-9+.-]*:\/\/)[^\s/@]*@/gi, '$1…@'],
  [/\?\S+/g, '?…'],
  [/[^\s<>"'()/…]+@[^\s<>"'()/]+\.[a-z]{2,}/gi, '…@…'],
  [/\b(bearer|basic|token|secret|password|passwd|pwd|api[-_ ]?key|authorization)(["'\s:=]+)\S+/gi, '$1$2…'],
  [/\b(?=[\w-]*\d)[\w-]{24,}(?:\.[\w-]+)*/g, '…'],
];

/** The first line of an error, shortened, with possible secrets and addresses removed; null if it is empty. */
export function plainError(error: string | null): string | null {
  const [line = ''] = (error ?? '').trim().split('\n');
  const said = secrets.reduce((text, [secret, instead]) => text.replace(secret, instead), line);
  return said === '' ? null : said.slice(0, longest);
}
