import { largestMetric } from '../../../../contract/metrics.js';

/** Our registration at a platform, where it sends creators back, and the time. */
export type ClientOf = Readonly<{ id: string; secret: string; callback: string; now: () => Date }>;

/** A count, sent as a number or as digits; null for anything else, or an implausible one. */
export function countOf(value: unknown): number | null {
  const count = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  return typeof count === 'number' && Number.isInteger(count) && count >= 0 && count <= largestMetric ? count : null;
}
