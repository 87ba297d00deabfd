import { everyNameOf } from '../../../../server/contract/rules/by-name';
import type { OfferDefaults, OfferDefaultsInput } from '../../../api/company';
import { termsChecks, type TermsForm, termsFormOf, termsIn } from '../../../ui/offer-fields/terms-form';

export type DefaultsForm = TermsForm & {
  places: string;
  /** Based on the version with which the form was opened, so that nobody's later change is overwritten. */
  version: number;
};

export const formOf = (defaults: OfferDefaults): DefaultsForm => ({
  ...termsFormOf(defaults),
  places: String(defaults.places),
  version: defaults.version,
});

/** The form's values. A parcel has no guests or places on the page: hidden values don't change. */
export function inputOf(form: DefaultsForm, before: OfferDefaults): OfferDefaultsInput {
  const seen = (name: 'guests' | 'places') =>
    form.shipped && termsChecks[name](form[name]) !== true ? before[name] : Number(form[name]);
  return {
    ...termsIn(form),
    category: form.category || null,
    venueId: form.venueId || null,
    guests: seen('guests'),
    places: seen('places'),
  };
}

/** The form's name for a field in a server error. */
export const formFieldOf = (field: string): string => field.replace(/^rights\..+$/, 'rights');

/** The fields in page order. */
export const fieldOrder = everyNameOf<Omit<DefaultsForm, 'version'>>()(
  'kind', 'category', 'asks', 'contentDueDays', 'brief', 'rights', 'shipped', 'venueId', 'guests', 'places',
); // prettier-ignore
