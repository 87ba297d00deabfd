import type { OfferDefaults, OfferDefaultsInput } from '../../../api/offer-defaults';
import { type TermsForm, termsFormOf, termsIn } from '../../../ui/offer-fields/terms-form';

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

export const inputOf = (form: DefaultsForm): OfferDefaultsInput => ({
  ...termsIn(form),
  category: form.category || null,
  venueId: form.venueId || null,
  places: Number(form.places),
});

/** The form's name for a field that the server found fault with. */
export const formFieldOf = (field: string): string => field.replace(/^rights\..+$/, 'rights');

/** The fields as they stand on the page. */
export const fieldOrder: readonly (keyof DefaultsForm)[] = [
  'kind', 'category', 'asks', 'contentDueDays', 'brief', 'rights', 'shipped', 'venueId', 'guests', 'places',
]; // prettier-ignore
