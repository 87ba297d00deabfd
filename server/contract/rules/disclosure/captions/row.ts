import type { CaptionInput } from '../caption-context.js';
import type { Verdict } from '../verdict.js';

type More = Partial<Omit<CaptionInput, 'caption'>>;

/** A caption, its verdict, the rule and the reason; an Instagram post by default. */
export type Row = Readonly<{
  caption: string;
  result: Verdict['result'];
  rule: string | null;
  why: string;
  more?: More;
}>;

/** Captions with the same verdict for the same reason. */
export const rows = (
  [result, rule]: readonly [Verdict['result'], string?],
  why: string,
  captions: readonly string[],
  more?: More,
): Row[] => captions.map((caption) => ({ caption, result, rule: rule ?? null, why, more }));
