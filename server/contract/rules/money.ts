const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 });
const poundsAndPence = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

/** Whole pence as shown: `123400` is "£1,234", `9950` is "£99.50". */
export const formatPence = (pence: number): string => (pence % 100 === 0 ? pounds : poundsAndPence).format(pence / 100);

/**
 * What was worked out, in pence, as shown: in whole pounds, because it is not known more exactly. `13125` is "£131". "N/A" when
 * there was nothing to work with.
 */
export function formatEstimate(pence: number | null): string {
  if (pence === null) return 'N/A';
  return pence > 0 && pence < 50 ? 'under £1' : pounds.format(pence / 100);
}
