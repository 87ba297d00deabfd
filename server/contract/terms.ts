import type { BrandCategory, City, ContentType, DeliverableType } from './lists/index.js';
import { everyNameOf, pick } from './rules/by-name.js';

export const offerKinds = ['experience', 'stay', 'product'] as const;
export type OfferKind = (typeof offerKinds)[number];

/** So many pieces of one type, made as video, image or a mix. */
export type Ask = Readonly<{ type: DeliverableType; contentType: ContentType; count: number }>;

/** Where a brand may use what was made for it. */
export const rightsChannels = ['own-social', 'website', 'paid-ads', 'print'] as const;
export type RightsChannel = (typeof rightsChannels)[number];

/** Agreed with the offer: for so many months after a piece is approved. */
export type UsageRights = Readonly<{ channels: readonly RightsChannel[]; months: number }>;

export const rightsMonths = { min: 1, max: 60 } as const;

/** Whether rights run: until their end, and not at it. A piece that was never approved has none that could end. */
export const rightsRun = (until: Date | null, now: Date): boolean => until === null || now < until;

/** Where nothing else was agreed. */
export const usualRights: UsageRights = { channels: ['own-social'], months: 12 };

/** Whether the tip is part of the gift, left to the creator, or asked of them. */
export const tips = ['included', 'welcome', 'expected'] as const;
export type Tip = (typeof tips)[number];

/** What is agreed on: what an offer says, copied into the Collab when it is requested, so that a later edit changes nothing agreed. */
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
  /** How many may come along; nobody at 0. */
  guests: number;
  /** Whether the visit is for more than one, so that a guest has to come; missing in what was agreed before this was asked. */
  guestsRequired?: boolean;
  /** Whether each guest owes the content too; missing in what was agreed before this was asked. */
  guestsOweContent?: boolean;
  /** The most the gift covers, in pence; null where only the retail value is agreed, missing in what was agreed before this was asked. */
  coversPence?: number | null;
  /** What the gift includes, and what it does not, in the brand’s words; empty where nothing is said, missing in what was agreed before this was asked. */
  included?: string;
  notIncluded?: string;
  /** Null where nothing is said, missing in what was agreed before this was asked. */
  tip?: Tip | null;
  /** What holds at the venue (lights, filming, children), in the brand’s words; empty where nothing is said, missing in what was agreed before this was asked. */
  houseRules?: string;
  /** What to wear, in the brand’s words; empty where anything will do, missing in what was agreed before this was asked. */
  dressCode?: string;
  /** Whom to call or ask for on the day, in the brand’s words; empty where nobody is named, missing in what was agreed before this was asked. */
  contactOnTheDay?: string;
  contentDueDays: number;
  /** For how many days what is posted stays up; missing in what was agreed before this was asked. */
  postsStayDays?: number;
  photoPath: string | null;
  /** Where and for how long the brand may use what is made; null in what was agreed before this was asked. */
  rights: UsageRights | null;
  /** Sent to the influencer instead of visited: there are no times then. */
  shipped: boolean;
}>;

/** What records of what was agreed may lack. */
type LaterTerms = keyof { [Name in keyof Terms as object extends Pick<Terms, Name> ? Name : never]: 1 };

/** What holds where a brand says nothing. */
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

/** What is left of what a brand said when it is erased: whatever may name a person, or where one lives, goes. */
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

/** What of an offer is agreed on. */
export const termsOf = (offer: Terms): Terms => pick(offer, termNames);

/** What names a person: creators read it once the brand has approved them. */
export const toldOnceApproved = ['contactOnTheDay'] as const satisfies readonly (keyof Terms)[];

/** What a creator may know before that. */
export function beforeApproval<Said extends object>(said: Said): Omit<Said, (typeof toldOnceApproved)[number]> {
  const known = { ...said } as Record<string, unknown>;
  for (const name of toldOnceApproved) delete known[name];
  return known as Said;
}

/** What a brand says of the visit itself, as tickets and mails label it: in few letters, for a column on a phone. */
const visitLabels = { dressCode: 'Dress code', houseRules: 'House rules', contactOnTheDay: 'Contact' } as const;

export type VisitNotes = Pick<Terms, keyof typeof visitLabels>;

/** Nothing where nothing is said. */
export const visitNotesOf = (visit: VisitNotes): { label: string; value: string }[] =>
  Object.entries(visitLabels).flatMap(([name, label]) => {
    const value = visit[name as keyof VisitNotes];
    return value ? [{ label, value }] : [];
  });
