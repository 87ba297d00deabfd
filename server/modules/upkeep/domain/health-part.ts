/** `warning`: it works, and will not for long, or not for everyone. `fault`: it does not work. */
export type HealthState = 'ok' | 'warning' | 'fault';

/** One thing that the product needs. `figure` says in words what was seen, `since` since when where that is known, `mend` what to do; null while it is well. */
export type HealthPart = Readonly<{
  name: string;
  state: HealthState;
  figure: string;
  since: Date | null;
  mend: string | null;
}>;

/** What is well. */
export const well = (name: string, figure: string, since: Date | null = null): HealthPart => ({
  name,
  state: 'ok',
  figure,
  since,
  mend: null,
});

/** What is not, and what to do. */
export const unwell = (
  name: string,
  state: Exclude<HealthState, 'ok'>,
  figure: string,
  mend: string,
  since: Date | null = null,
): HealthPart => ({ name, state, figure, since, mend });

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** 90 is “1 minute”: the greatest unit that fits, rounded down. */
export function duration(seconds: number): string {
  const [unit, length] = units.find(([, length]) => seconds >= length) ?? units[3];
  const count = Math.floor(seconds / length);
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** 2,500,000,000 is “2.5 GB”. */
export const gigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(1)} GB`;
