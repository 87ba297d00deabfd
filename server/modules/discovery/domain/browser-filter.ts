import type { SafetyCategory } from '../../../contract/lists/index.js';
import type { BrowserSort, InfluencerFilterName } from '../../../contract/rules/influencer-filters.js';
import { discoveryErrors } from './discovery.errors.js';

/** Who is looked for. Within a list any option will do; every list that is named must be met. */
export type BrowserFilter = Readonly<{
  lists: Readonly<Partial<Record<InfluencerFilterName, readonly string[]>>>;
  /** Flags that nobody who is found may carry. */
  exclude: readonly SafetyCategory[];
  /** Words of the name, the handle or what they say of themselves. */
  text: string;
}>;

/** Where a page begins: after this value of the sort, and after this influencer among equals. */
export type Cursor = Readonly<{ value: string; id: string }>;

const values: Readonly<Record<BrowserSort, RegExp>> = {
  followers: /^\d{1,15}$/,
  engagement: /^-?\d{1,3}(\.\d{1,4})?$/,
  match: /^\d{1,4}$/,
  newest: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/,
};

/** The `next` of a page, read back. @throws discovery/bad-cursor when it comes from a page of another order */
export function cursorFrom(text: string | undefined, sort: BrowserSort): Cursor | null {
  if (!text) return null;
  const [value = '', id = ''] = text.split('_');
  if (!values[sort].test(value)) throw discoveryErrors.badCursor();
  return { value, id };
}
