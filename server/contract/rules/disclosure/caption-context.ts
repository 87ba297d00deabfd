import type { DeliverableType } from '../../lists/collab.js';
import type { Platform } from '../../lists/social.js';
import { platformsFor } from '../platform-addresses.js';
import { fold, type Folded } from './folded.js';
import { captionLabels, type Label } from './phrases.js';

/** How much of a caption is visible before tapping “more”: characters, and lines. */
type FoldLength = Readonly<{ characters: number; lines: number }>;
export type FoldLengths = Readonly<Record<Platform, FoldLength>>;

/** As of autumn 2026, in the apps on a small phone. The operator can override them (`DISCLOSURE_FOLDS`). */
export const defaultFolds: FoldLengths = {
  instagram: { characters: 125, lines: 3 },
  tiktok: { characters: 80, lines: 2 },
  youtube: { characters: 100, lines: 3 },
};

/** Parses `instagram:125/3,tiktok:80/2`; platforms that aren't listed keep their default. Null if it is invalid. */
export function readFolds(text: string): FoldLengths | null {
  const folds: Record<Platform, FoldLength> = { ...defaultFolds };
  for (const part of text.split(',')) {
    const [, platform, characters, lines] = /^\s*(\w+):(\d{1,4})\/(\d{1,2})\s*$/.exec(part) ?? [];
    if (!platform || !Object.hasOwn(folds, platform) || Number(characters) < 2 || Number(lines) < 1) return null;
    folds[platform as Platform] = { characters: Number(characters), lines: Number(lines) };
  }
  return folds;
}

/** The content of a post, and its platform. */
export type CaptionInput = Readonly<{
  caption: string;
  /** Null while the platform isn't known: then it must be clear on all of them. */
  platform: Platform | null;
  type: DeliverableType;
  /** The creator attests that the platform's own ad label is on. */
  platformLabel?: boolean;
  /** The agreed brief. */
  brief?: string;
}>;

/** A caption, parsed once for all rules. */
export type CaptionContext = CaptionInput &
  Readonly<{
    folded: Folded;
    /** Clear labels in plain letters, and those with look-alike characters. */
    labels: readonly Label[];
    disguised: readonly Label[];
    /** The platforms on which the label is only visible after tapping “more”. */
    foldedOn: (label: Label) => readonly Platform[];
  }>;

export function contextOf(input: CaptionInput, folds: FoldLengths = defaultFolds): CaptionContext {
  const folded = fold(input.caption);
  const all = captionLabels(folded);
  const platforms = input.platform ? [input.platform] : platformsFor(input.type);
  return {
    ...input,
    folded,
    labels: all.filter(({ plain }) => plain),
    disguised: all.filter(({ plain }) => !plain),
    foldedOn: ({ start, end }) => {
      const seen = folded.seenBefore[end - 1]!;
      const lines = folded.text.slice(0, start).split('\n').length;
      return platforms.filter((platform) => seen >= folds[platform].characters || lines > folds[platform].lines);
    },
  };
}
