/** A number as a cell: three decimals could be read as a thousands group. */
const numberText = (value: number): string => {
  const text = String(value);
  return /^-?\d+\.\d{3}$/.test(text) ? `${text}0` : text;
};

/** A JSON value as a cell; nested values become one line. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return numberText(value);
  if (Array.isArray(value)) return value.map(valueText).join(', ');
  if (typeof value === 'object') return Object.values(value).map(valueText).join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
