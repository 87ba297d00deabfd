const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 });
const poundsAndPence = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

/** Whole pence as typed into a field: `14200` is "142", `9950` is "99.50". */
export const typedPence = (pence: number): string => (pence / 100).toFixed(pence % 100 === 0 ? 0 : 2);

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

/**
 * Whole pence of a typed amount: "12.50", "£12" or "1,200", and "12,50" from a phone that offers only a comma; null if it is no
 * amount.
 */
export function penceOf(typed: string): number | null {
  const plain = typed
    .trim()
    .replace(/^£\s*/, '')
    .replace(/^(\d+),(\d{1,2})$/, '$1.$2')
    .replace(/,(?=\d{3}(?!\d))/g, '');
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(plain)) return null;
  const [pounds = '0', pence = ''] = plain.split('.');
  return Number(pounds) * 100 + Number(pence.padEnd(2, '0'));
}
