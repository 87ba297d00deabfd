import { abbreviateNumber } from '../../../../contract/rules/numbers.js';

type Look = Readonly<{ width: number; height: number; colour: string; ink: string; line: string }>;
type Column = Readonly<{ label: string; value: number }>;

const [labelled, gap] = [16, 0.3];

/** Columns over a base line, the largest named, the first and last labelled. Labels and values are our own: days and numbers. */
export function columnsSvg(columns: readonly Column[], { width, height, colour, ink, line }: Look): string {
  const most = Math.max(...columns.map(({ value }) => value), 1);
  const base = height - labelled;
  const step = width / columns.length;
  const bars = columns.map(({ value }, place) => {
    const tall = ((base - labelled) * value) / most;
    const [x, y] = [place * step + (step * gap) / 2, base - tall];
    const named = value === most ? text(x + (step * (1 - gap)) / 2, y - 4, abbreviateNumber(value), ink, 'middle') : '';
    return `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${(step * (1 - gap)).toFixed(1)}" height="${tall.toFixed(1)}" fill="${colour}"/>${named}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <line x1="0" y1="${base}" x2="${width}" y2="${base}" stroke="${line}"/>${bars.join('')}
    ${text(0, height - 4, columns[0]!.label, ink, 'start')}${text(width, height - 4, columns.at(-1)!.label, ink, 'end')}</svg>`;
}

const text = (x: number, y: number, words: string, colour: string, anchor: 'start' | 'middle' | 'end'): string =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" font-family="Roboto" font-size="8" fill="${colour}" text-anchor="${anchor}">${words}</text>`;
