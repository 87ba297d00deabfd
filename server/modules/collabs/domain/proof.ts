import type { Platform } from '../../../contract/lists/index.js';
import { pieceErrors } from './collab.errors.js';
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

/** A post as we saw it last, if it had changed by then. */
export type Seen = Readonly<{
  at: string;
  is: 'public' | 'private' | 'gone';
  caption: string;
  /** Whether the caption or the platform's label makes it clear that it's an ad. */
  labelled: boolean;
}>;

/** Where content was, or came down from: an address, a picture that shows it, or both. */
export type Trace = Readonly<{ url: string | null; mediaId: string | null; sha256: string | null }>;

/** The creator's report that the content was used after the rights had ended, and how it was settled. */
export type FoundUse = Trace &
  Readonly<{
    at: string;
    words: string;
    settled: 'taken-down' | 'upheld' | 'dismissed' | null;
    /** The reason for staff's decision. */
    decision: string | null;
  }>;

/** What happened as the rights ended: what the brand was reminded of and confirmed, and what the creator reported. */
export type RightsEnd = Readonly<{
  /** The end in question: a renewal moves it, and begins a new one. */
  until: string;
  told: 'soon' | 'tomorrow' | 'today' | null;
  takenDown: (Trace & Readonly<{ at: string }>) | null;
  uses: readonly FoundUse[];
}>;

/** The evidence for a piece. */
export type Proof = Readonly<{
  versions: readonly Version[];
  waivers: readonly Waiver[];
  disclosure: Disclosure | null;
  renewals: readonly Renewal[];
  seen?: Seen;
  rightsEnd?: RightsEnd;
}>;

export const noProof: Proof = { versions: [], waivers: [], disclosure: null, renewals: [] };

/** A requested change at one place: a moment in a video, or a point in an image from its top left corner, 0 to 1. */
export type Pin = Readonly<{ comment: string } & ({ atMs: number } | { x: number; y: number })>;

/** In one round. */
export const mostPins = 30;
const longestComment = 500;

const isInside = (share: number) => Number.isFinite(share) && share >= 0 && share <= 1;

/** Validates that each pin points inside the file, and orders comments by time. @throws collabs/bad-pin */
export function checkedPins(pins: readonly Pin[], file: FileFacts | null): Pin[] {
  if (pins.length > mostPins) throw pieceErrors.badPin();
  const checked = pins.map((pin): Pin => {
    const comment = pin.comment.trim();
    if (!comment || comment.length > longestComment) throw pieceErrors.badPin();
    if ('atMs' in pin) {
      const { atMs } = pin;
      const fits = Number.isInteger(atMs) && atMs >= 0 && atMs <= (file?.durationMs ?? Infinity);
      if (!fits || file?.kind === 'image') throw pieceErrors.badPin();
      return { comment, atMs };
    }
    if (!isInside(pin.x) || !isInside(pin.y) || file?.kind === 'video') throw pieceErrors.badPin();
    return { comment, x: pin.x, y: pin.y };
  });
  return checked.sort((a, b) => ('atMs' in a && 'atMs' in b ? a.atMs - b.atMs : 0));
}
