import type { Plan } from './plans.js';

/** How the price list relates to VAT: not charged, excluded, or included. */
export const vatModes = ['none', 'excluded', 'included'] as const;
export type VatMode = (typeof vatModes)[number];

/** Shown next to a price; empty if no VAT is charged, or it isn't known yet. */
export const vatLabel = (vat?: VatMode): string =>
  vat === 'excluded' ? 'excl. VAT' : vat === 'included' ? 'incl. VAT' : '';

/** A price in a sentence or on a button: "£99", or "£99 + VAT" if VAT is added. */
export const withVat = (price: string, vat?: VatMode): string => (vat === 'excluded' ? `${price} + VAT` : price);

/** "£99 per month excl. VAT". */
export const planPrice = ({ priceMonthly, pricePeriod, priceMonthlyPence }: Plan, vat?: VatMode): string =>
  [priceMonthly, pricePeriod, priceMonthlyPence > 0 ? vatLabel(vat) : ''].filter(Boolean).join(' ');

/** The statutory wording for an invoice with reverse charge. */
export const reverseCharge = 'Reverse charge: customer to account for VAT';

/** The status of a business's VAT number. */
export const vatChecks = ['verified', 'not-found', 'unreachable', 'malformed', 'unchecked'] as const;
export type VatCheck = (typeof vatChecks)[number];
