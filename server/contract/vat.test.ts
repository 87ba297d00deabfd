import { planFor } from './plans.js';
import { planPrice, vatLabel, withVat } from './vat.js';

test.each([
  ['none', '£99 per month', '£99', ''],
  ['excluded', '£99 per month excl. VAT', '£99 + VAT', 'excl. VAT'],
  ['included', '£99 per month incl. VAT', '£99', 'incl. VAT'],
  [undefined, '£99 per month', '£99', ''],
] as const)('R209, R234: with VAT %s a price stays as it is and says so', (vat, beside, within, label) => {
  expect(planPrice(planFor('starter'), vat)).toBe(beside);
  expect(withVat('£99', vat)).toBe(within);
  expect(vatLabel(vat)).toBe(label);
});

test('what costs nothing says nothing of VAT', () =>
  expect(planPrice(planFor('basic'), 'excluded')).toBe('£0 until first Collab'));
