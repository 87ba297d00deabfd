const units = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const;

/** "2.4 MB" on one line, in steps of 1,000, as plans are sold. */
export function bytesInWords(bytes: number): string {
  let size = bytes;
  let unit = 0;
  while (size >= 1_000 && unit < units.length - 1) {
    size /= 1_000;
    unit++;
  }
  return `${new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 3 }).format(size)}\u00a0${units[unit]}`;
}
