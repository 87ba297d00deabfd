import type { Platform } from './lists/social.js';

/** A number's source, shown with every number. */
export const bases = [
  { id: 'measured', label: 'Measured', meaning: 'Checked by our staff against the platform, or read from it.' },
  { id: 'declared', label: 'Declared', meaning: 'Entered by the influencer, with a screenshot.' },
  { id: 'estimated', label: 'Estimated', meaning: 'Worked out by a formula, or judged by our staff.' },
] as const;
export type Basis = (typeof bases)[number]['id'];

/** Who reported the numbers of one reading. */
export const readingSources = [
  { id: 'influencer', label: 'Entered by the influencer' },
  { id: 'staff', label: 'Corrected by staff' },
  { id: 'platform', label: 'Read from the platform' },
  { id: 'import', label: 'Imported by staff' },
] as const;
export type ReadingSource = (typeof readingSources)[number]['id'];

/** The fields of a reading, in the order of the form. */
export const pieceMetrics = [
  { id: 'reach', label: 'Reach', meaning: 'Accounts that saw the post.' },
  { id: 'views', label: 'Views', meaning: 'How often it was played or shown.' },
  { id: 'likes', label: 'Likes', meaning: 'Likes of the post.' },
  { id: 'comments', label: 'Comments', meaning: 'Comments under the post.' },
  { id: 'shares', label: 'Shares', meaning: 'How often it was sent or shared on.' },
  { id: 'saves', label: 'Saves', meaning: 'How often it was kept for later.' },
] as const;
export type PieceMetric = (typeof pieceMetrics)[number]['id'];
export const pieceMetricIds: readonly PieceMetric[] = pieceMetrics.map(({ id }) => id);

/** No post has more; a larger number is a typo. */
export const largestMetric = 10_000_000_000;

/** The maximum length of an analytics period in days: two years, one of them a leap year. */
export const longestPeriodDays = 731;

/**
 * Our estimate of the value of attention, in pence: of reaching a thousand people, and of one engagement. Derived from
 * public price lists of paid social media in the United Kingdom.
 */
export const attentionRates = {
  instagram: { thousandReachedPence: 650, engagementPence: 8 },
  tiktok: { thousandReachedPence: 450, engagementPence: 5 },
  youtube: { thousandReachedPence: 900, engagementPence: 12 },
} as const satisfies Record<Platform, { thousandReachedPence: number; engagementPence: number }>;

/**
 * What each analytics figure means, as worded on the page, in the PDF and in the live report; readers may not belong to
 * the brand.
 */
export const definitions = {
  reach:
    'Accounts that saw the posts published in the period: the latest figure for each post, added up. One person who saw two posts counts twice.',
  engagements: 'Likes, comments, shares and saves of those posts, by the latest figure for each.',
  rate: 'Engagements divided by reach, over the posts whose reach is known.',
  pieces: 'Pieces of content published in the period, or licensed to the brand for its own use.',
  cost: 'The part of the brand’s plan that falls in the period, extra Collabs paid in it, the retail value of the gifts enjoyed in it, and of those kept ready for creators who didn’t turn up.',
  costOfPiece: 'The cost of the period divided by the pieces published in it.',
  earnedMedia:
    'An estimate of what the same attention would have cost as advertising. For each post: reach (or views, where the platform doesn’t report reach) ÷ 1,000 × the price per thousand, plus engagements × the price per engagement.',
  funnel: 'Collabs requested in the period, and how far they’ve got so far.',
  timeToAnswer:
    'From an influencer’s request to the brand’s yes or no. Half of the answers to requests made in the period were faster.',
  basis:
    'Measured numbers were checked by our staff or read from the platform; declared ones were entered by the influencer with a screenshot; estimated ones were worked out. A total is only as reliable as its weakest figure.',
} as const;
export type Definition = keyof typeof definitions;

/** Their headings in the explanation. */
export const definitionNames: Readonly<Record<Definition, string>> = {
  reach: 'Reach',
  engagements: 'Engagements',
  rate: 'Engagement rate',
  pieces: 'Pieces',
  cost: 'Costs',
  costOfPiece: 'Cost per piece',
  earnedMedia: 'Earned media value',
  funnel: 'How far Collabs got',
  timeToAnswer: 'Time to answer',
  basis: 'Measured, declared, estimated',
};

/** A platform's count, sent as a number or as digits; null for anything else, or an implausible one. */
export function countIn(value: unknown): number | null {
  const count = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  return typeof count === 'number' && Number.isInteger(count) && count >= 0 && count <= largestMetric ? count : null;
}
