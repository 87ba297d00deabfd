/** Possible encodings of tables, by iconv-lite's names; the likeliest first. */
export const tableEncodings = [
  { id: 'utf-8', label: 'UTF-8' },
  { id: 'windows-1252', label: 'Western European (Windows-1252)' },
  { id: 'windows-1250', label: 'Central European (Windows-1250)' },
  { id: 'windows-1251', label: 'Cyrillic (Windows-1251)' },
  { id: 'windows-1254', label: 'Turkish (Windows-1254)' },
  { id: 'windows-1256', label: 'Arabic (Windows-1256)' },
  { id: 'shift_jis', label: 'Japanese (Shift JIS)' },
  { id: 'gb18030', label: 'Chinese (GB 18030)' },
  { id: 'big5', label: 'Traditional Chinese (Big5)' },
  { id: 'euc-kr', label: 'Korean (EUC-KR)' },
  { id: 'utf-16le', label: 'UTF-16' },
  { id: 'utf-16be', label: 'UTF-16, big-endian' },
] as const;
export type TableEncoding = (typeof tableEncodings)[number]['id'];
