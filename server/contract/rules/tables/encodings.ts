/** The encodings in which tables come, by the names that iconv-lite knows; the likeliest first. */
export const tableEncodings = [
  { id: 'utf-8', label: 'UTF-8' },
  { id: 'windows-1252', label: 'Western European (Windows-1252)' },
  { id: 'windows-1250', label: 'Central European (Windows-1250)' },
  { id: 'windows-1251', label: 'Cyrillic (Windows-1251)' },
  { id: 'shift_jis', label: 'Japanese (Shift JIS)' },
  { id: 'utf-16le', label: 'UTF-16' },
  { id: 'utf-16be', label: 'UTF-16, big-endian' },
] as const;
export type TableEncoding = (typeof tableEncodings)[number]['id'];
