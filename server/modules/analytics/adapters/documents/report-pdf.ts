import { collabOutcomes, collabStages } from '../../../../contract/lists/collab.js';
import { platformLabel } from '../../../../contract/lists/labels.js';
import { attentionRates, bases, type Definition, definitionNames, definitions } from '../../../../contract/metrics.js';
import { londonTimeAt } from '../../../../contract/rules/london-time.js';
import { formatEstimate, formatPence } from '../../../../contract/rules/money.js';
import { abbreviateNumber, wholeNumber } from '../../../../contract/rules/numbers.js';
import { timeInWords } from '../../../../contract/rules/time-in-words.js';
import { colours } from '../../../../contract/colours.js';
import {
  type Content,
  dayInWords,
  headed,
  longSection,
  printedPages,
  right,
  ruledTable,
  section,
} from '../../../../shared/documents.js';
import type { BrandResults } from '../../../outcomes/index.js';
import {
  basisOf,
  type BrandReport,
  type CollabPart,
  type Figures,
  type InfluencerPart,
  type Part,
  type Shares,
} from '../../domain/brand-report.js';
import { stepOf, stepsOf } from '../../domain/period.js';
import { guestsInReport } from './guests-in-report.js';

type PdfReport = Readonly<{
  brandName: string;
  report: BrandReport;
  collabs: Shares<CollabPart>;
  /** Null if the brand's plan doesn't include reports by influencer. */
  influencers: Shares<InfluencerPart> | null;
  results: BrandResults;
  madeAt: Date;
}>;

const { ink2, line, primary } = colours.light;
const money = (pence: number | null): string => (pence === null ? 'N/A' : formatPence(pence));
const inWords = ({ from, to }: BrandReport['period']): string => `${dayInWords(from)} to ${dayInWords(to)}`;
const percent = (rate: number | null): string => (rate === null ? 'N/A' : `${(rate * 100).toFixed(1)}%`);
const labelOf = (basis: ReturnType<typeof basisOf>): string => bases.find(({ id }) => id === basis)?.label ?? '';

/** The change from the previous period, in words that don't rely on colour. */
function change(now: number | null, then: number | null): string {
  if (now === null || then === null || then === 0) return 'Nothing to compare with';
  const percents = Math.round(((now - then) / then) * 100);
  return `${percents > 0 ? '+' : ''}${percents}% on the previous period`;
}

const tile = (label: string, value: string, note: string): Content => ({
  stack: [
    { text: label, style: 'small' },
    { text: value, fontSize: 18, bold: true, margin: [0, 2, 0, 2] },
    { text: note, style: 'small' },
  ],
  margin: [0, 2, 8, 6],
});

const figuresOf = (figures: Figures): Content[] => [
  right(wholeNumber(figures.pieces)),
  right(wholeNumber(figures.reach)),
  right(wholeNumber(figures.engagements)),
  right(percent(figures.rate)),
  right(formatEstimate(figures.earnedPence)),
  right(labelOf(basisOf(figures))),
];
const figureHeads = ['Pieces', 'Reach', 'Engagements', 'Rate', 'EMV*', 'Basis'];
const figureWidths = ['auto', 'auto', 'auto', 'auto', 'auto', 'auto'];

/** Whether anything was published in the previous period. */
const isCompared = ({ then }: BrandReport): boolean => then.pieces > 0;

function tiles(report: BrandReport): Content {
  const { now, then, cost, costThen } = report;
  const basis = labelOf(basisOf(now)).toLowerCase();
  const told = (label: string): string => `${label}${basis && ` (${basis})`}`;
  const besides = (note: string): string => (isCompared(report) ? note : '');
  return {
    layout: 'noBorders',
    table: {
      widths: ['*', '*', '*'],
      body: [
        [
          tile(told('Reach'), abbreviateNumber(now.reach), besides(change(now.reach, then.reach))),
          tile(told('Engagements'), abbreviateNumber(now.engagements), besides(change(now.engagements, then.engagements))),
          tile(told('Engagement rate'), percent(now.rate), besides(then.rate === null ? 'Nothing to compare with' : `${percent(then.rate)} in the previous period`)),
        ],
        [
          tile('Pieces published', wholeNumber(now.pieces), besides(`${wholeNumber(then.pieces)} in the previous period`)),
          tile('Cost per piece', money(cost.ofPiecePence), besides(`${money(costThen.ofPiecePence)} in the previous period`)),
          tile('Earned media value* (estimated)', formatEstimate(now.earnedPence), besides(change(now.earnedPence, then.earnedPence))),
        ],
      ],
    },
  }; // prettier-ignore
}

function trend(report: BrandReport): Content {
  const byStart = new Map(report.trend.map((row) => [row.from, row.reach ?? 0]));
  const values = stepsOf(report.period).map((from) => ({ label: dayInWords(from), value: byStart.get(from) ?? 0 }));
  if (values.every(({ value }) => value === 0)) return { text: 'No reach is known in this period.', style: 'small' };
  return { svg: columnsSvg(values, { width: 515, height: 130, colour: primary, ink: ink2, line }), width: 515 };
}

/** "12, 9 of them with a measured value". */
const visitsOf = ({ visits, measuredVisits }: BrandReport['cost']): string =>
  measuredVisits > 0
    ? `${wholeNumber(visits)}, ${wholeNumber(measuredVisits)} of them with a measured value`
    : wholeNumber(visits);

function costs({ cost }: BrandReport): Content {
  return ruledTable(
    ['*', 'auto'],
    [
      headed(['Costs', 'Amount']),
      ['Part of the plan', right(money(cost.planPence))],
      ['Extra Collabs', right(money(cost.extrasPence))],
      [`Gifts at retail value, enjoyed at visits (${visitsOf(cost)})`, right(money(cost.giftsPence))],
      [
        `Gifts kept ready for creators who didn’t turn up (${wholeNumber(cost.noShows)})`,
        right(money(cost.noShowsPence)),
      ],
      [
        { text: 'Total', bold: true },
        { text: money(cost.totalPence), bold: true, alignment: 'right' },
      ],
    ],
  );
}

function funnel({ funnel: { stages, ended, late } }: BrandReport): Content {
  const others = collabOutcomes
    .filter(({ id }) => ended[id])
    .map(({ id, label }) => `${ended[id]} ${label.toLowerCase()}`);
  return {
    stack: [
      ruledTable(
        ['*', 'auto'],
        [
          headed(['Stage', 'Collabs']),
          ...stages.map(({ stage, count: reached }) => [
            collabStages.find(({ id }) => id === stage)!.label,
            right(wholeNumber(reached)),
          ]),
        ],
      ),
      {
        text: [
          ...(others.length > 0 ? [`Ended early: ${others.join(', ')}.`] : []),
          ...(late > 0 ? [`Content is late in ${wholeNumber(late)}.`] : []),
        ].join(' '),
        style: 'small',
        margin: [0, 5, 0, 0],
      },
    ],
  };
}

/** All but the last, which is followed by its prices. */
const explained = (Object.keys(definitions) as Definition[]).filter((id) => id !== 'earnedMedia');

const rateLine = Object.entries(attentionRates)
  .map(
    ([platform, { thousandReachedPence, engagementPence }]) =>
      `${platformLabel(platform)}: ${formatPence(thousandReachedPence)} a thousand, ${formatPence(engagementPence)} an engagement`,
  )
  .join('; ');

/** A breakdown with the cost of each row; the last line is what can't be attributed. */
function breakdown<Of extends Part>(what: string, { rows, rest }: Shares<Of>, nameOf: (row: Of) => Content): Content[] {
  if (rows.length === 0) return [];
  const left = rest ? [['Everything else', ...figureHeads.map(() => ''), right(money(rest.totalPence))]] : [];
  return [
    longSection(
      `By ${what}`,
      ruledTable(
        ['*', ...figureWidths, 'auto'],
        [
          headed([what[0]!.toUpperCase() + what.slice(1), ...figureHeads, 'Cost']),
          ...rows.map(({ row, cost }) => [nameOf(row), ...figuresOf(row), right(money(cost.totalPence))]),
          ...left,
        ],
      ),
    ),
  ];
}

function contentOf({ brandName, report, collabs, influencers, results, madeAt }: PdfReport): Content[] {
  const { period, before, platforms, now, answers } = report;
  const known = now.bases.measured + now.bases.declared + now.bases.estimated;
  return [
    { text: brandName, style: 'title' },
    { text: `What Collabs brought from ${inWords(period)}${isCompared(report) ? `, compared with ${inWords(before)}` : '. There’s no earlier period to compare with.'}`, margin: [0, 0, 0, 2] },
    { text: `We have numbers for ${known} of ${now.posts} posts: ${now.bases.measured} measured, ${now.bases.declared} declared, ${now.bases.estimated} estimated. Created on ${dayInWords(londonTimeAt(madeAt).date)}.`, style: 'small', margin: [0, 0, 0, 10] },
    tiles(report),
    section(`Reach by ${stepOf(period)} of publishing`, trend(report)),
    ...(platforms.length > 0
      ? [section('By platform', ruledTable(['*', ...figureWidths], [headed(['Platform', ...figureHeads]), ...platforms.map((row) => [row.platform ? platformLabel(row.platform) : 'Own use (not posted)', ...figuresOf(row)])]))]
      : []),
    ...breakdown('Collab', collabs, ({ collab, influencer }) => `${collab.title}, ${influencer.name}`),
    ...(influencers ? breakdown('influencer', influencers, ({ influencer }) => influencer.name) : []),
    ...guestsInReport(results, influencers !== null),
    section('Costs', costs(report)),
    section('How far Collabs got', funnel(report)),
    section('Time to answer', { text: answers.medianMinutes === null ? 'No request was answered in this period.' : `Half of the answers took ${timeInWords(answers.medianMinutes)} or less; ${answers.within48Hours} of ${answers.requests} requests were answered within 48 hours.` }),
    section('Definitions', {
      stack: [
        ...explained.map((id): Content => ({ text: [{ text: `${definitionNames[id]}. `, bold: true }, definitions[id]], style: 'small', margin: [0, 0, 0, 3] })),
        { text: [{ text: '* Earned media value (EMV). ', bold: true }, `${definitions.earnedMedia} ${rateLine}.`], style: 'small' },
      ],
    }),
  ]; // prettier-ignore
}

/** The report as a PDF of A4 pages. */
export function pdfOfReport(from: PdfReport): Promise<Buffer> {
  return printedPages(`${from.brandName}: Collabs from ${inWords(from.report.period)}`, contentOf(from));
}

type Look = Readonly<{ width: number; height: number; colour: string; ink: string; line: string }>;
type Column = Readonly<{ label: string; value: number }>;

const [labelled, gap] = [16, 0.3];

/**
 * A column chart with a baseline: the largest column is labelled, and so are the first and last days. Labels and values
 * are our own: days and numbers.
 */
function columnsSvg(columns: readonly Column[], { width, height, colour, ink, line }: Look): string {
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
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" font-family="Text" font-size="8" fill="${colour}" text-anchor="${anchor}">${words}</text>`;
