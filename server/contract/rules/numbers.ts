const suffixes = ['', 'K', 'M', 'B', 'T'] as const;
const oneDecimal = (value: number) => Math.round(value * 10) / 10;

/**
 * A number short enough for a card: `1250` is "1.3K", `999950` is "1M". At most one decimal; the sign is kept.
 * "N/A" when there is no number.
 */
export function abbreviateNumber(value: number | string | null | undefined): string {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) return 'N/A';

  let size = oneDecimal(Math.abs(number));
  let power = 0;
  while (size >= 1_000 && power < suffixes.length - 1) {
    power++;
    // Divided from the number itself, and by a tenth of the unit, so that no rounding is made twice.
    size = Math.round(Math.abs(number) / (1_000 ** power / 10)) / 10;
  }
  return `${number < 0 && size > 0 ? '-' : ''}${size}${suffixes[power]}`;
}

/** A whole number as one reads it, thousands set apart: `1250` is "1,250". "N/A" when there is no number. */
export const wholeNumber = (value: number | null): string => (value === null ? 'N/A' : value.toLocaleString('en-GB'));

/** Two digits say as much as a sample knows: 12,345 becomes 12,000. */
export function roundedEstimate(value: number): number {
  if (value < 100) return Math.round(value);
  const unit = 10 ** (Math.floor(Math.log10(value)) - 1);
  return Math.round(value / unit) * unit;
}
