import type { Platform } from './lists/social.js';

/** Where a number comes from. Every number that is shown says it. */
export const bases = [
  { id: 'measured', label: 'Measured', meaning: 'Checked by our staff against the platform, or read from it.' },
  { id: 'declared', label: 'Declared', meaning: 'Entered by the influencer, with a screenshot.' },
  { id: 'estimated', label: 'Estimated', meaning: 'Worked out by a formula, or judged by our staff.' },
] as const;
export type Basis = (typeof bases)[number]['id'];

/** Who told the numbers of one reading. */
export const readingSources = [
  { id: 'influencer', label: 'Entered by the influencer' },
  { id: 'staff', label: 'Corrected by staff' },
  { id: 'platform', label: 'Read from the platform' },
  { id: 'import', label: 'Imported by staff' },
] as const;
export type ReadingSource = (typeof readingSources)[number]['id'];

/** What one reading of a post can say, in the order in which it is asked for. */
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

/** No post of anybody has more; what is larger is a slip of the hand. */
export const largestMetric = 10_000_000_000;

/** How many days an analytics period can have: two years, one of them a leap year. */
export const longestPeriodDays = 731;

/**
 * What we take attention to be worth, in pence: a thousand people reached, and one engagement. Set by us from public price
 * lists of paid social media in the United Kingdom, and nothing but an estimate.
 */
export const attentionRates = {
  instagram: { thousandReachedPence: 650, engagementPence: 8 },
  tiktok: { thousandReachedPence: 450, engagementPence: 5 },
  youtube: { thousandReachedPence: 900, engagementPence: 12 },
} as const satisfies Record<Platform, { thousandReachedPence: number; engagementPence: number }>;

/**
 * What each analytics figure means, as worded on the page, in the PDF and in the live report; readers may not be from the brand.
 */
export const definitions = {
  reach:
    'Accounts that saw the posts published in the period: the newest number known of each post, added up. One person who saw two posts counts twice.',
  engagements: 'Likes, comments, shares and saves of those posts, by the newest number known of each.',
  rate: 'Engagements divided by reach, over the posts whose reach is known.',
  pieces: 'Pieces of content published in the period, or handed over for the brand’s own use.',
  cost: 'The part of the brand’s plan that falls in the period, extra Collabs paid in it, the retail value of the gifts enjoyed in it, and of those kept ready for guests who never came.',
  costOfPiece: 'The cost of the period divided by the pieces published in it.',
  earnedMedia:
    'An estimate of what the same attention would have cost as advertising. For each post: reach (or views, where the platform tells no reach) ÷ 1,000 × the price of a thousand, plus engagements × the price of one.',
  funnel: 'Collabs requested in the period, and how far they have come by now.',
  timeToAnswer:
    'From an influencer’s request to the brand’s yes or no: the middle of all answers to requests made in the period.',
  basis:
    'Measured numbers were checked by our staff or read from the platform; declared ones were entered by the influencer with a screenshot; estimated ones were worked out. A sum is as good as its weakest part.',
} as const;
export type Definition = keyof typeof definitions;

/** What they are called where they are explained. */
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
