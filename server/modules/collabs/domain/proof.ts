import type { Platform } from '../../../contract/lists/index.js';
import type { FileFacts, Mark, RuleResult, Waiver } from './golden-rules.js';

/** The brand asks to use a piece for longer; the influencer answers. */
export type Renewal = Readonly<{
  months: number;
  askedAt: string;
  answer: 'agreed' | 'declined' | null;
  answeredAt: string | null;
}>;

/** One file that was submitted, and how it held against the golden rules. Times as ISO 8601. */
export type Version = Readonly<{
  number: number;
  mediaId: string;
  caption: string;
  at: string;
  /** Null for what was submitted before files were measured. */
  file: FileFacts | null;
  marks: readonly Mark[];
  results: readonly RuleResult[];
}>;

/** How the caption stood when the piece was published. */
export type Disclosure = Readonly<{
  result: 'pass' | 'fix';
  rules: readonly string[];
  platform: Platform;
  /** The creator attested that the platform's own label was on. */
  platformLabel: boolean;
  at: string;
}>;

/** What can be shown of a piece later on. */
export type Proof = Readonly<{
  versions: readonly Version[];
  waivers: readonly Waiver[];
  disclosure: Disclosure | null;
  renewals: readonly Renewal[];
}>;

export const noProof: Proof = { versions: [], waivers: [], disclosure: null, renewals: [] };

/** What should change at one place: a moment of a video, or a point of a picture from its top left corner, 0 to 1. */
export type Pin = Readonly<{ comment: string } & ({ atMs: number } | { x: number; y: number })>;
