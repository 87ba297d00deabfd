import type { Plan } from './plans.js';

/** What the prices of the list are: without VAT because none is charged, before VAT, or with it. */
export const vatModes = ['none', 'excluded', 'included'] as const;
export type VatMode = (typeof vatModes)[number];

/** Beside a price; nothing where no VAT is charged, or nobody knows yet. */
export const vatLabel = (vat?: VatMode): string =>
  vat === 'excluded' ? 'excl. VAT' : vat === 'included' ? 'incl. VAT' : '';

/** A price as a sentence or a button says it: "£99", or "£99 + VAT" where VAT comes on top. */
export const withVat = (price: string, vat?: VatMode): string => (vat === 'excluded' ? `${price} + VAT` : price);

/** "£99 per month excl. VAT". */
export const planPrice = ({ priceMonthly, pricePeriod, priceMonthlyPence }: Plan, vat?: VatMode): string =>
  [priceMonthly, pricePeriod, priceMonthlyPence > 0 ? vatLabel(vat) : ''].filter(Boolean).join(' ');

/** The words of the law on an invoice whose VAT the customer accounts for. */
export const reverseCharge = 'Reverse charge: customer to account for VAT';

/** What is known of a business's VAT number. */
export const vatChecks = ['verified', 'not-found', 'unreachable', 'malformed', 'unchecked'] as const;
export type VatCheck = (typeof vatChecks)[number];
