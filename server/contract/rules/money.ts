const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 });
const poundsAndPence = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

/** Formats pence for a field: `14200` is "142", `9950` is "99.50". */
export const typedPence = (pence: number): string => (pence / 100).toFixed(pence % 100 === 0 ? 0 : 2);

/** Formats pence for display: `123400` is "£1,234", `9950` is "£99.50". */
export const formatPence = (pence: number): string => (pence % 100 === 0 ? pounds : poundsAndPence).format(pence / 100);

/**
 * Formats a computed amount of pence: in whole pounds, because it isn't known more precisely. `13125` is "£131". "N/A"
 * without a value.
 */
export function formatEstimate(pence: number | null): string {
  if (pence === null) return 'N/A';
  return pence > 0 && pence < 50 ? 'under £1' : pounds.format(pence / 100);
}

/**
 * Parses an amount into pence: "12.50", "£12" or "1,200", and "12,50" from a phone that offers only a comma; null if it
 * is invalid.
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
