const words: Readonly<Record<string, number>> = {
  ...unit(1e3, 'k thousand thousands тыс тис к tys tsd bin mil ألف الف 千 천'),
  ...unit(1e4, '万 萬 만'),
  ...unit(1e5, 'lakh lakhs lac'),
  ...unit(
    1e6,
    'm mn mln mio mill million millions milionów millionen milhões mi milyon milione milioni млн м مليون 百万 백만',
  ),
  ...unit(1e7, 'crore crores cr'),
  ...unit(1e8, '億 亿 억'),
  ...unit(1e9, 'b bn billion billions mrd mld md milliard milliards milyar млрд مليار 十億'),
  ...unit(1e12, 't trillion 兆'),
};

function unit(factor: number, names: string): Record<string, number> {
  return Object.fromEntries(names.split(' ').map((name) => [name.normalize('NFKC'), factor]));
}

/** The factor of a word after a number, such as `K`, `млн` or `万`; 1 for no word, undefined if it is no unit. */
export const factorOf = (word: string): number | undefined =>
  word === '' ? 1 : words[word.normalize('NFKC').toLowerCase().replace(/\.$/, '')];

/** What a header says of all numbers below it: `Followers (millions)`, `Views in K`. 1 where it says nothing. */
export function factorInHeader(header: string): number {
  const said = /[([]\s*(?:in\s+)?([^\s()[\]]+)\s*[)\]]|\bin\s+([^\s()[\]]+)\s*$/i.exec(header.replace(/\s+/g, ' '));
  return (said && factorOf(said[1] ?? said[2] ?? '')) ?? 1;
}
