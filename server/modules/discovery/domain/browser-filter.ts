import type { SafetyCategory } from '../../../contract/lists/index.js';
import type { BrowserSort, InfluencerFilterName } from '../../../contract/rules/influencer-filters.js';
import { discoveryErrors } from './discovery.errors.js';

/** The search criteria. Within a list any option will do; every given list must match. */
export type BrowserFilter = Readonly<{
  lists: Readonly<Partial<Record<InfluencerFilterName, readonly string[]>>>;
  /** Flags that exclude someone from the results. */
  exclude: readonly SafetyCategory[];
  /** Words from the name, handle or bio. */
  text: string;
}>;

/** Keyset cursor: after this sort value, and after this influencer among ties. */
export type Cursor = Readonly<{ value: string; id: string }>;

const values: Readonly<Record<BrowserSort, RegExp>> = {
  followers: /^\d{1,15}$/,
  engagement: /^-?\d{1,3}(\.\d{1,4})?$/,
  match: /^\d{1,4}$/,
  newest: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/,
};

/** Parses a page's `next`. @throws discovery/bad-cursor when it comes from a page of another order */
export function cursorFrom(text: string | undefined, sort: BrowserSort): Cursor | null {
  if (!text) return null;
  const [value = '', id = ''] = text.split('_');
  if (!values[sort].test(value)) throw discoveryErrors.badCursor();
  return { value, id };
}
