/** The first and the last byte, both included. */
type ByteRange = Readonly<{ first: number; last: number }>;

/**
 * Reads a `Range` header (RFC 9110, 14.2). Null to send the whole file: no range, several ranges, an unreadable one, or one
 * beyond the end, all of which a server may ignore.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first <= last ? { first, last } : null;
}
