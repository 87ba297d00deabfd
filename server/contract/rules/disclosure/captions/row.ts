import type { CaptionInput } from '../caption-context.js';
import type { Verdict } from '../verdict.js';

type More = Partial<Omit<CaptionInput, 'caption'>>;

/** A caption, how it is judged and by which rule, and why; an Instagram post where nothing else is said. */
export type Row = Readonly<{
  caption: string;
  result: Verdict['result'];
  rule: string | null;
  why: string;
  more?: More;
}>;

/** Captions that are judged alike, for one reason. */
export const rows = (
  [result, rule]: readonly [Verdict['result'], string?],
  why: string,
  captions: readonly string[],
  more?: More,
): Row[] => captions.map((caption) => ({ caption, result, rule: rule ?? null, why, more }));
