import { everyNameOf } from '../../../../server/contract/rules/by-name';
import type { OfferDefaults, OfferDefaultsInput } from '../../../api/company';
import { termsChecks, type TermsForm, termsFormOf, termsIn } from '../../../ui/offer-fields/terms-form';

export type DefaultsForm = TermsForm & {
  places: string;
  /** Of the defaults that the form was begun with: nobody's later change is overwritten. */
  version: number;
};

export const formOf = (defaults: OfferDefaults): DefaultsForm => ({
  ...termsFormOf(defaults),
  places: String(defaults.places),
  version: defaults.version,
});

/** What the fields hold. A parcel has no guests and no places on the page: hidden values stay as they were. */
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

/** The form's name for a field that the server found fault with. */
export const formFieldOf = (field: string): string => field.replace(/^rights\..+$/, 'rights');

/** The fields as they are on the page. */
export const fieldOrder = everyNameOf<Omit<DefaultsForm, 'version'>>()(
  'kind', 'category', 'asks', 'contentDueDays', 'brief', 'rights', 'shipped', 'venueId', 'guests', 'places',
); // prettier-ignore
