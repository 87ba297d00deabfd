const suffixes = ['', 'K', 'M', 'B', 'T'] as const;
const oneDecimal = (value: number) => Math.round(value * 10) / 10;

/**
 * A compact number for a card: `1250` is "1.3K", `999950` is "1M". At most one decimal; keeps the sign. "N/A" without a
 * number.
 */
export function abbreviateNumber(value: number | string | null | undefined): string {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) return 'N/A';

  let size = oneDecimal(Math.abs(number));
  let power = 0;
  while (size >= 1_000 && power < suffixes.length - 1) {
    power++;
    // Divides the original number, with one decimal, to avoid rounding twice.
    size = Math.round(Math.abs(number) / (1_000 ** power / 10)) / 10;
  }
  return `${number < 0 && size > 0 ? '-' : ''}${size}${suffixes[power]}`;
}

/** A whole number with thousands separators: `1250` is "1,250". "N/A" without a number. */
export const wholeNumber = (value: number | null): string => (value === null ? 'N/A' : value.toLocaleString('en-GB'));

/** Two significant digits, a sample's precision: 12,345 becomes 12,000. */
export function roundedEstimate(value: number): number {
  if (value < 100) return Math.round(value);
  const unit = 10 ** (Math.floor(Math.log10(value)) - 1);
  return Math.round(value / unit) * unit;
}
