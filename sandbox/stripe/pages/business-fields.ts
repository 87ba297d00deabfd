import type Stripe from 'stripe';
import { euCountries, readVatNumber } from '../../product.js';
import type { Billed } from '../resources/customers.js';
import { homeCountry } from '../resources/tax.js';
import { textField, typedValue } from './card-fields.js';
import { type Html, html } from './layout.js';

/** The billing details as typed. */
export type TypedBusiness = Readonly<
  Record<'business' | 'line1' | 'city' | 'postcode' | 'country' | 'vatNumber', string>
>;

const names = new Intl.DisplayNames('en-GB', { type: 'region' });
const countries = [homeCountry, ...euCountries, 'CH', 'NO', 'US'].map((code) => ({
  code,
  name: names.of(code) ?? code,
}));

/** Null if the form has no such fields. */
export function typedBusiness(form: unknown): TypedBusiness | null {
  const given = (name: string) => typedValue(form, name).trim();
  const country = given('country');
  if (!countries.some(({ code }) => code === country)) return null;
  const [business, line1, city, postcode] = [given('business'), given('line1'), given('city'), given('postcode')];
  return { business, line1, city, postcode, country, vatNumber: given('vatNumber') };
}

export const businessOf = (customer: Stripe.Customer | undefined, number: string | null): TypedBusiness => ({
  business: number && customer?.name ? customer.name : '',
  line1: customer?.address?.line1 ?? '',
  city: customer?.address?.city ?? '',
  postcode: customer?.address?.postal_code ?? '',
  country: customer?.address?.country ?? homeCountry,
  vatNumber: number ?? '',
});

/** The number's type depends on the country, as in the original; without a number it isn't a business. */
export function readBusiness(typed: TypedBusiness): Billed | { fault: string } {
  const { business, line1, city, postcode, country, vatNumber } = typed;
  const number = vatNumber === '' ? null : readVatNumber(vatNumber, country);
  if (vatNumber !== '' && !number) return { fault: `This isn’t a VAT number of ${names.of(country) ?? country}.` };
  const address = { line1, city, postal_code: postcode, country };
  return { ...(business ? { name: business } : {}), address, taxId: number?.value ?? null };
}

const country = (chosen: string): Html =>
  html`<div class="field">
    <label for="country">Country</label>
    <select id="country" name="country" autocomplete="billing country">
      ${countries.map(
        ({ code, name }) => html`<option value="${code}" ${code === chosen ? html`selected` : ''}>${name}</option>`,
      )}
    </select>
  </div>`;

/** All of it may be empty. */
export const businessFields = (typed: TypedBusiness, fault?: string): Html =>
  html`${textField('business', 'Business', typed.business, 'billing organization')}
    ${textField('line1', 'Address', typed.line1, 'billing address-line1')}
    <div class="pair">
      ${textField('city', 'Town or city', typed.city, 'billing address-level2')}
      ${textField('postcode', 'Postcode', typed.postcode, 'billing postal-code')}
    </div>
    ${country(typed.country)} ${textField('vatNumber', 'VAT number', typed.vatNumber, 'off', fault)}`;
