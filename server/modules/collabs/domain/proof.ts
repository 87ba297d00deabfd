import type { Platform } from '../../../contract/lists/index.js';
import type { FileFacts, Mark, RuleResult, Waiver } from './golden-rules.js';

/** The brand's request to extend the rights to a piece, and the influencer's answer. */
export type Renewal = Readonly<{
  months: number;
  askedAt: string;
  answer: 'agreed' | 'declined' | null;
  answeredAt: string | null;
}>;

/** One submitted file, and its result against the golden rules. Times as ISO 8601. */
export type Version = Readonly<{
  number: number;
  mediaId: string;
  caption: string;
  at: string;
  /** Null for files submitted before we measured them. */
  file: FileFacts | null;
  marks: readonly Mark[];
  results: readonly RuleResult[];
}>;

/** The caption at publication. */
export type Disclosure = Readonly<{
  result: 'pass' | 'fix';
  rules: readonly string[];
  platform: Platform;
  /** The creator attested that the platform's own ad label was on. */
  platformLabel: boolean;
  at: string;
}>;

/** The evidence for a piece. */
export type Proof = Readonly<{
  versions: readonly Version[];
  waivers: readonly Waiver[];
  disclosure: Disclosure | null;
  renewals: readonly Renewal[];
}>;

export const noProof: Proof = { versions: [], waivers: [], disclosure: null, renewals: [] };

/** A requested change at one place: a moment in a video, or a point in an image from its top left corner, 0 to 1. */
export type Pin = Readonly<{ comment: string } & ({ atMs: number } | { x: number; y: number })>;
