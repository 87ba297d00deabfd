import { changesInWords, goneInWords, partyInWords, sheetDayInWords } from '../../../../contract/rules/day-sheet.js';
import { riskGroupsInWords, risksToAsk } from '../../../../contract/rules/food-risks.js';
import { londonTimeAt } from '../../../../contract/rules/london-time.js';
import { formatPence } from '../../../../contract/rules/money.js';
import { type Content, printedPages } from '../../../../shared/documents.js';
import type { Fact } from '../../../../shared/mail/index.js';
import type { GoneVisit, MarkedVisit, SheetVisit } from '../../domain/day-sheet.js';
import type { DaySheet } from '../../use-cases/day-sheets.js';

/** What a sheet is called: "Friday 27 November, 3 visits". */
export const sheetInWords = (day: string, visits: number): string =>
  `${sheetDayInWords(day)}, ${visits === 1 ? '1 visit' : `${visits} visits`}`;

/** What its readers have to do with it. */
export const careWords =
  'This sheet has health details. Share it with the kitchen and the floor only, and destroy it after the last visit.';

export const risksLabel = 'Allergies and diet';

/** Who must not be served what, and whom to ask, a line each; null where the brand may not know any more. */
export function risksInWords({ risks, name, guests }: SheetVisit): string | null {
  if (!risks.open) return null;
  const party = [...(risks.own ? [{ name, ...risks.own }] : []), ...risks.guests];
  const answers = party.map(({ name: who, ...choice }) => `${who}: ${riskGroupsInWords(choice).join(', ')}`);
  const ask = risksToAsk(risks, guests);
  return [...answers, ...(ask ? [ask] : [])].join('\n');
}

/** What else the kitchen and the floor need to know about a visit; nothing where nothing is said. */
export function factsOf({ guests, title, included, capPence, handoffNote, callWho }: SheetVisit): Fact[] {
  const facts = [
    { label: 'Handover note', value: handoffNote },
    { label: 'Party', value: partyInWords(guests) },
    { label: 'Offer', value: title },
    { label: 'Included', value: included },
    { label: 'Covers', value: `Up to ${formatPence(capPence)}` },
    { label: 'Contact', value: callWho },
  ];
  return facts.filter(({ value }) => value !== '');
}

/** What is new about a visit, in a line; undefined where nothing is. */
export const markOf = ({ changes, wasAt }: MarkedVisit): string | undefined =>
  changes.length > 0 ? changesInWords(changes, wasAt).join(' · ') : undefined;

/** Large enough to be read on a wall, a metre away. */
const sizes = { time: 26, name: 20, risks: 17, fact: 13 } as const;
const timeWidth = 84;

const head = (time: string, name: Content, mark: string | undefined): Content => ({
  columns: [
    { width: timeWidth, text: time, font: 'Display', fontSize: sizes.time },
    {
      width: '*',
      stack: [
        ...(mark ? [{ text: mark, bold: true, fontSize: sizes.fact, margin: [0, 0, 0, 2] }] : []),
        { text: name, font: 'Display', fontSize: sizes.name },
      ],
    },
  ],
});

/** In a frame of its own: the one thing on the sheet that nobody may miss. */
const risksFrame = (text: string): Content => ({
  table: { widths: ['*'], body: [[{ text: `! ${risksLabel}\n${text}`, bold: true, fontSize: sizes.risks }]] },
  layout: {
    hLineWidth: () => 1.5,
    vLineWidth: () => 1.5,
    paddingLeft: () => 8,
    paddingRight: () => 8,
    paddingTop: () => 5,
    paddingBottom: () => 5,
  },
  margin: [timeWidth, 4, 0, 6],
});

const factLine = ({ label, value }: Fact): Content => ({
  columns: [
    { width: 92, text: label, fontSize: sizes.fact },
    { width: '*', text: value, fontSize: sizes.fact, bold: true },
  ],
  margin: [timeWidth, 0, 0, 3],
});

const block = (...stack: Content[]): Content => ({ stack, unbreakable: true, margin: [0, 0, 0, 18] });

function visitBlock(visit: MarkedVisit): Content {
  const { visitAt, name, handle, venue } = visit;
  const risks = risksInWords(visit);
  return block(
    head(londonTimeAt(visitAt).time, `${name} (@${handle})`, markOf(visit)),
    ...(risks ? [risksFrame(risks)] : []),
    ...[...factsOf(visit), { label: 'Venue', value: venue }].map(factLine),
  );
}

const goneBlock = ({ wasAt, name, ...gone }: GoneVisit): Content =>
  block(head(londonTimeAt(wasAt).time, { text: name, decoration: 'lineThrough' }, goneInWords(gone)));

/** A day's sheet for the wall of a kitchen, on A4. */
export function pdfOfDaySheet({ brand, day, visits, gone }: DaySheet, madeAt: Date): Promise<Buffer> {
  const title = sheetInWords(day, visits.length);
  return printedPages(`${brand}: ${title}`, [
    { text: title, style: 'title' },
    { text: `${brand}. Created at ${londonTimeAt(madeAt).time} UK time.`, margin: [0, 0, 0, 4] },
    { text: careWords, style: 'small', margin: [0, 0, 0, 16] },
    ...gone.map(goneBlock),
    ...visits.map(visitBlock),
    ...(visits.length === 0 ? [{ text: 'No visits on this day.', fontSize: sizes.name }] : []),
  ]);
}
