const pattern = /^(-)?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;

/** Milliseconds of an ISO 8601 duration in weeks, days, hours, minutes and seconds; a day is 24 hours. Null when it is not one. */
export function durationMs(text: string): number | null {
  const match = pattern.exec(text);
  if (!match || !/\d/.test(text) || text.endsWith('T')) return null;
  const [, sign, ...parts] = match;
  const [weeks, days, hours, minutes, seconds] = parts.map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
  ];
  const total = ((((weeks * 7 + days) * 24 + hours) * 60 + minutes) * 60 + seconds) * 1_000;
  return sign ? -total : total;
}
