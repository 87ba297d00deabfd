/** Whole pence of what somebody typed: "12.50", "£12" or "1,200"; null where it is no amount. */
export function penceOf(typed: string): number | null {
  const plain = typed.trim().replace(/^£\s*/, '').replaceAll(',', '');
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(plain)) return null;
  const [pounds = '0', pence = ''] = plain.split('.');
  return Number(pounds) * 100 + Number(pence.padEnd(2, '0'));
}
