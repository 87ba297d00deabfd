import { everyNameOf } from '../../../server/contract/rules/by-name';
import type { City } from '../../../server/contract/lists/places';
import { type LondonTime, londonTimeAt, momentOf } from '../../../server/contract/rules/london-time';
import { type Tip, unsaidTerms } from '../../../server/contract/terms';
import { mediaIdOf } from '../../../server/contract/rules/file-path';
import { penceOf, typedPence } from '../../../server/contract/rules/money';
import type { TextLimit } from '../../../server/contract/rules/text-limits';
import type { Company, Venue, OfferDefaults } from '../../api/company';
import type { NewOffer, Offer } from '../../api/offers';
import limits from '../../api/limits/OfferInput.json';
import { type Check, chosen, ifGiven, text, whole } from '../../ui/form-checks';
import { type TermsForm, termsChecks, termsFormOf, termsIn } from '../../ui/offer-fields/terms-form';

/** The form's values. */
export type OfferForm = TermsForm & {
  title: string;
  gives: string;
  /** Pounds; empty if only the retail value is agreed. */
  covers: string;
  included: string;
  notIncluded: string;
  tip: Tip | '';
  guestsRequired: boolean;
  guestsOweContent: boolean;
  dressCode: string;
  houseRules: string;
  contactOnTheDay: string;
  postsStayDays: string;
  /** Pounds. */
  value: string;
  venue: string;
  city: City | '';
  blackoutDates: string[];
  photoPath: string | null;
  times: (LondonTime & {
    places: string;
    /** How many places are taken: such a time can't be removed. */
    booked?: number;
  })[];
};

export const newTime: OfferForm['times'][number] = { date: '', time: '19:00', places: '2' };

/** An offer at this venue. */
export const placeOf = ({ id, name, address, city }: Venue) => ({
  venueId: id,
  venue: `${name}, ${address}`.slice(0, limits.venue.most),
  city,
});

/** The gift's cover and the rules of the day, all optional, as form values. */
function optionalFormOf(offer: Partial<Pick<Offer, keyof typeof unsaidTerms>>) {
  const { coversPence, tip, postsStayDays, ...said } = { ...unsaidTerms, ...offer };
  return {
    included: said.included,
    notIncluded: said.notIncluded,
    guestsRequired: said.guestsRequired,
    guestsOweContent: said.guestsOweContent,
    dressCode: said.dressCode,
    houseRules: said.houseRules,
    contactOnTheDay: said.contactOnTheDay,
    covers: coversPence ? typedPence(coversPence) : '',
    tip: tip ?? ('' as const),
    postsStayDays: String(postsStayDays),
  };
}

/** The same, for the API. */
function optionalIn(form: OfferForm) {
  const guests = Number(form.guests);
  return {
    coversPence: form.covers.trim() === '' ? null : (penceOf(form.covers) ?? -1),
    included: form.included.trim(),
    notIncluded: form.notIncluded.trim(),
    tip: form.tip || null,
    guests,
    guestsRequired: guests > 0 && form.guestsRequired,
    guestsOweContent: guests > 0 && form.guestsOweContent,
    dressCode: form.dressCode.trim(),
    houseRules: form.houseRules.trim(),
    contactOnTheDay: form.contactOnTheDay.trim(),
  } satisfies Pick<NewOffer, 'guests'> & Required<Pick<NewOffer, Exclude<keyof typeof unsaidTerms, 'postsStayDays'>>>;
}

/** A new offer's initial values: from the brand's defaults, then from its profile. */
export function startOf(
  defaults: OfferDefaults,
  venues: readonly Venue[],
  { category, city }: Pick<Company, 'category' | 'city'>,
): OfferForm {
  const only = venues.length === 1 ? venues[0] : undefined;
  const venue = venues.find(({ id }) => id === defaults.venueId) ?? only;
  return {
    ...termsFormOf({ ...defaults, category: defaults.category ?? category }),
    ...optionalFormOf({}),
    ...{ title: '', gives: '', value: '', blackoutDates: [], photoPath: null },
    ...(venue ? placeOf(venue) : { venueId: '', venue: '', city }),
    times: [{ ...newTime, places: String(defaults.places) }],
  };
}

/** Converts the form for the API. Empty fields are left for the server to reject. */
export function toNewOffer(form: OfferForm, draft = false): NewOffer {
  return {
    ...termsIn(form),
    title: form.title.trim(),
    gives: form.gives.trim(),
    ...(form.shipped ? { ...unsaidTerms, guests: 0 } : optionalIn(form)),
    postsStayDays: Number(form.postsStayDays),
    valuePence: penceOf(form.value) ?? -1,
    venue: form.venue.trim(),
    city: form.city,
    category: form.category,
    ...(form.venueId ? { venueId: form.venueId } : {}),
    blackoutDates: form.blackoutDates,
    photoId: form.photoPath && mediaIdOf(form.photoPath),
    slots: form.shipped
      ? []
      : form.times.map((time) => ({ startsAt: momentOf(time)?.toISOString() ?? '', capacity: Number(time.places) })),
    draft,
  };
}

/** Converts an offer into form values; `times` says whether to include upcoming ones. */
export function formOf(offer: Offer, times: 'with-times' | 'without-times'): OfferForm {
  const { title, gives, venue, city, photoPath, slots } = offer;
  const toCome = slots.map(({ startsAt, capacity, placesLeft }) => ({
    ...londonTimeAt(new Date(startsAt)),
    places: String(capacity),
    booked: capacity - placesLeft,
  }));
  return {
    ...termsFormOf(offer),
    ...optionalFormOf(offer),
    ...{ title, gives, venue, city, photoPath },
    value: typedPence(offer.valuePence),
    blackoutDates: times === 'with-times' ? offer.blackoutDates : [],
    times: times === 'with-times' ? toCome : [newTime],
  };
}

const renamed: readonly (readonly [RegExp, string])[] = [
  [/^valuePence$/, 'value'],
  [/^coversPence$/, 'covers'],
  [/^slots\.(\d+)\.startsAt$/, 'times.$1.date'],
  [/^slots\.(\d+)\.capacity$/, 'times.$1.places'],
  [/^slots$/, 'times'],
  [/^photoId$/, 'photoPath'],
  [/^rights\..+$/, 'rights'],
];

/** The form's name for a field in a server error. */
export const formFieldOf = (field: string): string =>
  renamed.reduce((name, [pattern, formName]) => name.replace(pattern, formName), field);

/** The fields in page order. */
export const fieldOrder = everyNameOf<OfferForm>()(
  'title', 'kind', 'gives', 'value', 'category', 'photoPath', 'covers', 'tip', 'included', 'notIncluded', 'guests', 'guestsRequired', 'guestsOweContent', 'dressCode', 'houseRules', 'contactOnTheDay', 'asks', 'contentDueDays', 'brief', 'rights', 'postsStayDays', 'shipped', 'venueId', 'venue', 'city', 'blackoutDates', 'times',
); // prettier-ignore

/** An amount in pounds, between these limits in pence. */
const pounds =
  ({ least, most, says }: TextLimit): Check =>
  (value) => {
    const pence = penceOf(String(value));
    return (pence !== null && pence >= least && pence <= most) || says;
  };

/** Validated on blur; the server checks again. */
export const checks = {
  title: text(limits.title),
  gives: text(limits.gives),
  included: text(limits.included),
  notIncluded: text(limits.notIncluded),
  dressCode: text(limits.dressCode),
  houseRules: text(limits.houseRules),
  contactOnTheDay: text(limits.contactOnTheDay),
  postsStayDays: whole(limits.postsStayDays),
  value: pounds(limits.valuePence),
  covers: ifGiven(pounds(limits.coversPence)),
  venue: text(limits.venue),
  city: chosen('Please choose a city.'),
  category: chosen('Please choose a category.'),
  date: chosen('Please choose a date.'),
  time: chosen('Please say when this time starts.'),
  places: termsChecks.places,
} satisfies Record<string, Check>;
