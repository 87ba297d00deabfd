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

/** Where nothing else was agreed. */
export const usualRights: UsageRights = { channels: ['own-social'], months: 12 };

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
  guests: number;
  /** What to wear, in the brand’s words; empty where anything will do, missing in what was agreed before this was asked. */
  dressCode?: string;
  /** Whom to call or ask for on the day, in the brand’s words; empty where nobody is named, missing in what was agreed before this was asked. */
  contactOnTheDay?: string;
  contentDueDays: number;
  photoPath: string | null;
  /** Where and for how long the brand may use what is made; null in what was agreed before this was asked. */
  rights: UsageRights | null;
  /** Sent to the influencer instead of visited: there are no times then. */
  shipped: boolean;
}>;

/** What holds where a brand says nothing. */
export const unsaidTerms = { dressCode: '', contactOnTheDay: '' } as const satisfies Partial<Terms>;

/** What is left of what a brand said when it is erased: whatever may name a person, or where one lives, goes. */
export const erasedTerms = {
  title: 'Former offer',
  gives: '',
  brief: '',
  venue: '',
  contactOnTheDay: '',
  photoPath: null,
} as const satisfies Partial<Terms>;

const termNames = everyNameOf<Terms>()(
  'title', 'kind', 'gives', 'valuePence', 'asks', 'brief', 'venue', 'city', 'category', 'guests', 'dressCode', 'contactOnTheDay', 'contentDueDays', 'photoPath', 'shipped', 'rights',
); // prettier-ignore

/** What of an offer is agreed on. */
export const termsOf = (offer: Terms): Terms => pick(offer, termNames);
