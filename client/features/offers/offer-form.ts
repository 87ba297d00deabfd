import type { BrandCategory } from '../../../server/contract/lists/brands';
import type { ContentType, DeliverableType } from '../../../server/contract/lists/collab';
import type { City } from '../../../server/contract/lists/places';
import type { NewOffer, Offer, OfferKind } from '../../api/offers';
import { type LondonTime, londonTimeAt, momentOf } from '../../../server/contract/rules/london-time';
import { checkText, type TextLimit, textLimits } from '../../../server/contract/rules/text-limits';

/** What the fields of the form hold. Numbers are texts while they are typed. */
export type OfferForm = {
  title: string;
  kind: OfferKind;
  gives: string;
  /** Pounds. */
  value: string;
  asks: { type: DeliverableType; contentType: ContentType; count: string }[];
  brief: string;
  venue: string;
  city: City | '';
  category: BrandCategory | '';
  guests: string;
  contentDueDays: string;
  rights: NonNullable<NewOffer['rights']>;
  /** One of the brand's venues; empty for another place. */
  venueId: string;
  /** Sent to the influencer instead of visited. */
  shipped: boolean;
  blackoutDates: string[];
  times: (LondonTime & { places: string })[];
};

export const newAsk: OfferForm['asks'][number] = { type: 'reel', contentType: 'video', count: '1' };
export const newTime: OfferForm['times'][number] = { date: '', time: '19:00', places: '2' };

export const emptyOffer: OfferForm = {
  title: '',
  kind: 'experience',
  gives: '',
  value: '',
  asks: [newAsk],
  brief: '',
  venue: '',
  city: '',
  category: '',
  guests: '1',
  contentDueDays: '14',
  rights: { channels: ['own-social'], months: 12 },
  venueId: '',
  shipped: false,
  blackoutDates: [],
  times: [newTime],
};

/** Whole pence of an amount in pounds such as "1,250" or "99.50"; null when it is none. */
export function penceOf(pounds: string): number | null {
  const plain = pounds.replaceAll(',', '').replace('£', '').trim();
  return /^\d+(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : null;
}

/** The form as the API takes it. Fields that hold nothing are left for the server to refuse. */
export function toNewOffer(form: OfferForm, draft = false): NewOffer {
  return {
    title: form.title.trim(),
    kind: form.kind,
    gives: form.gives.trim(),
    valuePence: penceOf(form.value) ?? -1,
    asks: form.asks.map((ask) => ({ ...ask, count: Number(ask.count) })),
    brief: form.brief.trim(),
    venue: form.venue.trim(),
    city: form.city as City,
    category: form.category as BrandCategory,
    guests: form.shipped ? 0 : Number(form.guests),
    contentDueDays: Number(form.contentDueDays),
    rights: form.rights,
    ...(form.venueId ? { venueId: form.venueId } : {}),
    shipped: form.shipped,
    blackoutDates: form.blackoutDates,
    slots: form.shipped
      ? []
      : form.times.map((time) => ({ startsAt: momentOf(time)?.toISOString() ?? '', capacity: Number(time.places) })),
    draft,
  };
}

/** An offer as its fields hold it; `times` says whether those to come go along. */
export function formOf(offer: Offer, times: 'with-times' | 'without-times'): OfferForm {
  const { title, kind, gives, asks, brief, venue, city, category, rights, shipped, slots } = offer;
  const toCome = slots.map(({ startsAt, capacity }) => ({
    ...londonTimeAt(new Date(startsAt)),
    places: String(capacity),
  }));
  return {
    ...{ title, kind, gives, brief, venue, city, category, shipped },
    rights: rights ?? emptyOffer.rights,
    value: String(offer.valuePence / 100),
    asks: asks.map((ask) => ({ ...ask, count: String(ask.count) })),
    guests: String(offer.guests),
    contentDueDays: String(offer.contentDueDays),
    venueId: offer.venueId ?? '',
    blackoutDates: times === 'with-times' ? offer.blackoutDates : [],
    times: times === 'with-times' ? toCome : [newTime],
  };
}

const renamed: readonly (readonly [RegExp, string])[] = [
  [/^valuePence$/, 'value'],
  [/^slots\.(\d+)\.startsAt$/, 'times.$1.date'],
  [/^slots\.(\d+)\.capacity$/, 'times.$1.places'],
  [/^slots$/, 'times'],
];

/** The form's name for a field that the server found fault with. */
export const formFieldOf = (field: string): string =>
  renamed.reduce((name, [pattern, formName]) => name.replace(pattern, formName), field);

/** A sentence when the value cannot stand, else true. */
export type Check = (value: unknown) => true | string;

const text =
  (limit: TextLimit): Check =>
  (value) =>
    checkText(limit, value);

const whole =
  (least: number, most: number, fault: string): Check =>
  (value) => {
    const number = Number(value);
    return (String(value).trim() !== '' && Number.isInteger(number) && number >= least && number <= most) || fault;
  };

const chosen =
  (fault: string): Check =>
  (value) =>
    value !== '' || fault;

/** Said when a field is left; the server checks again. */
export const checks = {
  title: text(textLimits.offerTitle),
  gives: text(textLimits.offerGives),
  value: (value) => {
    const pence = penceOf(String(value));
    return (pence !== null && pence <= 10_000_000) || 'Please give the retail value in pounds, at most £100,000.';
  },
  count: whole(1, 10, 'Please ask for one to ten pieces.'),
  brief: text(textLimits.offerBrief),
  venue: text(textLimits.offerVenue),
  city: chosen('Please choose a city.'),
  category: chosen('Please choose a category.'),
  guests: whole(0, 20, 'Please give a number of guests from 0 to 20.'),
  contentDueDays: whole(1, 90, 'Please give 1 to 90 days.'),
  date: chosen('Please give the date of this time.'),
  time: chosen('Please say when this time starts.'),
  places: whole(1, 100, 'Please give 1 to 100 places.'),
} satisfies Record<string, Check>;
