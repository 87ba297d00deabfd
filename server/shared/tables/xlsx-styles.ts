import type { Readable } from 'node:stream';
import { valueText } from './value-text.js';
import { xmlEvents } from './xml-events.js';

/** How a number is shown: as a day, as per cent, or as it is. */
export type NumberLook = 'day' | 'percent' | 'plain';

/** Formats that have a number and no text of their own (ECMA-376, 18.8.30). */
const builtInDays = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);
const builtInPercents = (id: number) => id === 9 || id === 10;

function lookOfCode(code: string): NumberLook {
  const bare = code.replace(/"[^"]*"|\\.|\[[^\]]*\]|_.|\*./g, '');
  if (bare.includes('%')) return 'percent';
  return /[dmyhs]/i.test(bare) && !/general/i.test(bare) ? 'day' : 'plain';
}

/** How numbers of each style of a workbook are shown, by the number of the style. */
export async function numberLooks(styles: Readable): Promise<NumberLook[]> {
  const codes = new Map<number, NumberLook>();
  const looks: NumberLook[] = [];
  let inCells = false;
  for await (const event of xmlEvents(styles)) {
    if (event.kind === 'text') continue;
    if (event.name === 'cellXfs') inCells = event.kind === 'open';
    if (event.kind !== 'open') continue;
    const id = Number(event.attributes.numFmtId);
    if (event.name === 'numFmt') codes.set(id, lookOfCode(event.attributes.formatCode ?? ''));
    if (event.name === 'xf' && inCells)
      looks.push(codes.get(id) ?? (builtInDays(id) ? 'day' : builtInPercents(id) ? 'percent' : 'plain'));
  }
  return looks;
}

/** The days from the first of 1970 back to where spreadsheets begin to count, since 1900 or, on old Macs, since 1904. */
const epochs = { 1900: 25_569, 1904: 24_107 } as const;
const day = 86_400_000;

/** A number as it is shown; a day as `2022-09-30`, with its time where it has one. */
export function shownNumber(text: string, look: NumberLook, since: keyof typeof epochs): string {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value)) return text;
  if (look === 'percent') return `${valueText(Number((value * 100).toPrecision(12)))}%`;
  if (look === 'plain' || value < 1) return valueText(Number(value.toPrecision(15)));
  const moment = new Date(Math.round((value - epochs[since]) * (day / 1_000)) * 1_000);
  if (Number.isNaN(moment.getTime())) return text;
  const iso = moment.toISOString();
  return Number.isInteger(value) ? iso.slice(0, 10) : iso.slice(0, 16).replace('T', ' ');
}
