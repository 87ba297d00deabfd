import type { BrandCategory, City, ContentType, DeliverableType } from './lists/index.js';
import { everyNameOf, pick } from './rules/by-name.js';

export const offerKinds = ['experience', 'stay', 'product'] as const;
export type OfferKind = (typeof offerKinds)[number];

/** A number of pieces of one type, made as video, image or a mix. */
export type Ask = Readonly<{ type: DeliverableType; contentType: ContentType; count: number }>;

/** Where a brand can use content made for it. */
export const rightsChannels = ['own-social', 'website', 'paid-ads', 'print'] as const;
export type RightsChannel = (typeof rightsChannels)[number];

/** Agreed with the offer: for this many months after a piece is approved. */
export type UsageRights = Readonly<{ channels: readonly RightsChannel[]; months: number }>;

export const rightsMonths = { min: 1, max: 60 } as const;

/** Whether rights are in force: until their end, exclusive. Rights to a piece that was never approved don't end. */
export const rightsRun = (until: Date | null, now: Date): boolean => until === null || now < until;

/** The default. */
export const usualRights: UsageRights = { channels: ['own-social'], months: 12 };

/** Whether the tip is part of the gift, left to the creator, or asked of them. */
export const tips = ['included', 'welcome', 'expected'] as const;
export type Tip = (typeof tips)[number];

/**
 * The agreed terms: copied from the offer into the Collab when it is requested, so that later edits change nothing
 * agreed.
 */
export type Terms = Readonly<{
  title: string;
  kind: OfferKind;
  gives: string;
  valuePence: number;
  asks: readonly Ask[];
  brief: string;
  venue: string;
  city: City;
  category: BrandCategory;
  /** How many guests are allowed; 0 for none. */
  guests: number;
  /**
   * Whether a guest is required, because the visit is for several people; missing in agreements made before this field
   * existed.
   */
  guestsRequired?: boolean;
  /** Whether each guest owes content too; missing in agreements made before this field existed. */
  guestsOweContent?: boolean;
  /**
   * The most that the gift covers, in pence; null if only the retail value is agreed, missing in agreements made before
   * this field existed.
   */
  coversPence?: number | null;
  /**
   * What the gift includes and excludes, in the brand’s words; empty if unspecified, missing in agreements made before
   * this field existed.
   */
  included?: string;
  notIncluded?: string;
  /** Null if unspecified, missing in agreements made before this field existed. */
  tip?: Tip | null;
  /**
   * House rules (lights, filming, children), in the brand’s words; empty if unspecified, missing in agreements made
   * before this field existed.
   */
  houseRules?: string;
  /**
   * The dress code, in the brand’s words; empty if there is none, missing in agreements made before this field existed.
   */
  dressCode?: string;
  /**
   * The contact on the day, in the brand’s words; empty if there is none, missing in agreements made before this field
   * existed.
   */
  contactOnTheDay?: string;
  contentDueDays: number;
  /** How many days a post must stay up; missing in agreements made before this field existed. */
  postsStayDays?: number;
  photoPath: string | null;
  /** Where and how long the brand can use the content; null in agreements made before this field existed. */
  rights: UsageRights | null;
  /** A product sent to the influencer, without a visit or times. */
  shipped: boolean;
}>;

/** Fields that may be missing in older agreements. */
type LaterTerms = keyof { [Name in keyof Terms as object extends Pick<Terms, Name> ? Name : never]: 1 };

/** Defaults for what a brand leaves open. */
export const unsaidTerms = {
  dressCode: '',
  contactOnTheDay: '',
  guestsRequired: false,
  guestsOweContent: false,
  coversPence: null,
  included: '',
  notIncluded: '',
  tip: null,
  houseRules: '',
  postsStayDays: 30,
} as const satisfies Required<Pick<Terms, LaterTerms>>;

/** A brand's text after erasure: anything that may identify a person or a home is removed. */
export const erasedTerms = {
  title: 'Former offer',
  gives: '',
  included: '',
  notIncluded: '',
  brief: '',
  venue: '',
  houseRules: '',
  contactOnTheDay: '',
  photoPath: null,
} as const satisfies Partial<Terms>;

const termNames = everyNameOf<Terms>()(
  'title', 'kind', 'gives', 'valuePence', 'asks', 'brief', 'venue', 'city', 'category', 'guests', 'guestsRequired', 'guestsOweContent', 'coversPence', 'included', 'notIncluded', 'tip', 'dressCode', 'houseRules', 'contactOnTheDay', 'contentDueDays', 'postsStayDays', 'photoPath', 'shipped', 'rights',
); // prettier-ignore

/** The fields of an offer that become agreed terms. */
export const termsOf = (offer: Terms): Terms => pick(offer, termNames);

/** Identifies a person: visible to creators after the brand has approved them. */
export const toldOnceApproved = ['contactOnTheDay'] as const satisfies readonly (keyof Terms)[];

/** What a creator can see before that. */
export function beforeApproval<Said extends object>(said: Said): Omit<Said, (typeof toldOnceApproved)[number]> {
  const known = { ...said } as Record<string, unknown>;
  for (const name of toldOnceApproved) delete known[name];
  return known as Said;
}

/** Short labels for the brand's information about a visit, for tickets and emails in a narrow phone column. */
const visitLabels = { dressCode: 'Dress code', houseRules: 'House rules', contactOnTheDay: 'Contact' } as const;

export type VisitNotes = Pick<Terms, keyof typeof visitLabels>;

/** Omitted if empty. */
export const visitNotesOf = (visit: VisitNotes): { label: string; value: string }[] =>
  Object.entries(visitLabels).flatMap(([name, label]) => {
    const value = visit[name as keyof VisitNotes];
    return value ? [{ label, value }] : [];
  });
