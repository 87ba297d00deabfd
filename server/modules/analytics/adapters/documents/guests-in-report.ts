import { formatPence } from '../../../../contract/rules/money.js';
import { wholeNumber } from '../../../../contract/rules/numbers.js';
import { colours } from '../../../../contract/colours.js';
import { type Content, headed, longSection, right, ruledTable } from '../../../../shared/documents.js';
import type { BrandResults } from '../../../outcomes/index.js';

type Lift = BrandResults['collabs'][number]['results']['lift'];
type Influencer = BrandResults['influencers'][number];
type Scale = Readonly<{ least: number; most: number }>;

const { ink2, line, primary } = colours.light;
const heads = ['Redeemed\n(measured)', 'Named\n(counted)', 'Clicked\n(measured)', 'Lift\n(estimated)', ''];
const widths = ['*', 'auto', 'auto', 'auto', 'auto', 'auto'];

/** The guests whom creators sent, by Collab and by influencer; nothing if none were counted. */
export function guestsInReport({ total, collabs, influencers }: BrandResults, withInfluencers: boolean): Content[] {
  const isEstimated = collabs.some(({ results }) => results.lift.status !== 'too-little');
  if (total.redeemed.parties + total.named.parties + total.clicked === 0 && !isEstimated) return [];
  const scale = scaleOf([...collabs.map(({ results }) => results.lift), ...influencers.map(({ lift }) => lift)]);
  const rows = collabs.map(({ collab, influencer, results: { redeemed, named, clicked, lift } }) => [
    `${collab.title}, ${influencer.name}`,
    ...[redeemed.covers, named.covers, clicked].map((count) => right(wholeNumber(count))),
    ...[right(liftInWords(lift)), rangeOf(lift, scale)],
  ]);
  const sums = [total.redeemed.covers, total.named.covers, total.clicked];
  return [
    longSection(
      'Guests sent by creators',
      { text: explanation, style: 'small', margin: [0, 0, 0, 4] },
      ruledTable(widths, [
        headed(['Collab', ...heads]),
        ...rows,
        [{ text: 'All', bold: true }, ...sums.map((count) => right(wholeNumber(count))), '', ''],
      ]),
    ),
    ...(withInfluencers && influencers.length > 0
      ? [longSection('Guests by creator', byInfluencer(influencers, scale))]
      : []),
  ];
}

const explanation =
  'Collabs of this period, with all guests so far. The figures count the same guests in different ways, so never add them up. The lift is what two weeks brought beyond the usual; 95 times in 100 the truth is within its range.';

const byInfluencer = (influencers: readonly Influencer[], scale: Scale): Content =>
  ruledTable(widths, [
    headed(['Creator', 'Cost of a\nredeemed guest', 'Cost of a\nnamed guest', ...heads.slice(2)]),
    ...influencers.map(({ influencer, redeemed, named, clicked, lift, isComparable }) => [
      `${influencer.name} (${wholeNumber(redeemed.covers)} redeemed, ${wholeNumber(named.covers)} named)`,
      right(costOf(redeemed.costPerGuestPence, isComparable.redeemed)),
      right(costOf(named.costPerGuestPence, isComparable.named)),
      right(wholeNumber(clicked)),
      ...[right(liftInWords(lift)), rangeOf(lift, scale)],
    ]),
  ]);

const costOf = (pence: number | null, isComparable: boolean): string =>
  isComparable && pence !== null ? formatPence(pence) : 'Too few to compare';

/** "+38 (12 to 58)". */
function liftInWords(lift: Lift): string {
  if (lift.status === 'too-little') return 'Too little known';
  const range = `(${signed(lift.low)} to ${signed(lift.high)})`;
  return lift.status === 'cannot-tell' ? `Can’t tell ${range}` : `${lift.guests > 0 ? '+' : ''}${signed(lift.guests)} ${range}`;
} // prettier-ignore

const signed = (guests: number): string => {
  const whole = Math.round(guests);
  return whole < 0 ? `−${wholeNumber(-whole)}` : wholeNumber(whole);
};

function scaleOf(lifts: readonly Lift[]): Scale {
  const ends = lifts.flatMap((lift) => (lift.status === 'too-little' ? [] : [lift.low, lift.high]));
  return { least: Math.min(0, ...ends), most: Math.max(0, ...ends) };
}

const [width, height] = [80, 10];

/** The range beside a line at zero, on one scale for all rows. */
function rangeOf(lift: Lift, { least, most }: Scale): Content {
  if (lift.status === 'too-little') return '';
  const x = (guests: number) => (((guests - least) / (most - least || 1)) * (width - 8) + 4).toFixed(1);
  const middle = height / 2;
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
      <line x1="${x(0)}" y1="0" x2="${x(0)}" y2="${height}" stroke="${line}"/>
      <line x1="${x(lift.low)}" y1="${middle}" x2="${x(lift.high)}" y2="${middle}" stroke="${ink2}" stroke-width="1.5"/>
      <circle cx="${x(lift.guests)}" cy="${middle}" r="3" fill="${primary}"/></svg>`,
    width,
  };
}
