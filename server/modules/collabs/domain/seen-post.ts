import { type FoldLengths, judgeCaption } from '../../../contract/rules/disclosure/index.js';
import { theProduct } from '../../../shared/kernel/index.js';
import { type Collab, type CollabEvent, happened } from './collab.js';
import { collabErrors } from './collab.errors.js';
import type { Deliverable } from './deliverable.js';
import type { Seen } from './proof.js';
import { daysAfter } from './timings.js';

/** A published post as its platform shows it now; null for what the platform doesn't say. */
export type ShownPost = Readonly<{
  isPublic: boolean;
  caption: string | null;
  /** Whether the platform's own ad label is on. */
  platformLabel: boolean | null;
}>;

const asPublished = ({ caption }: Deliverable, at: Date): Seen => ({
  ...{ at: at.toISOString(), is: 'public', caption, labelled: true },
});

/** Platforms trim captions and wrap their lines. */
const tidy = (caption: string): string => caption.replace(/\s+/g, ' ').trim();

const placeOf = (shown: ShownPost | null): Seen['is'] => {
  if (!shown) return 'gone';
  return shown.isPublic ? 'public' : 'private';
};

/** A published post, and how it was when we saw it last. */
export type SeenPost = Readonly<{
  pieceId: string;
  influencerId: string;
  url: string;
  isStory: boolean;
  publishedAt: Date;
  is: Seen['is'];
  labelled: boolean;
  captionChanged: boolean;
  /** When we saw the last change (ISO 8601); null if it is as it was published. */
  changedAt: string | null;
}>;

/** What was seen of an earlier post of this piece says nothing about its present one. */
const seenOf = ({ publishedAt, proof: { seen } }: Deliverable): Seen | undefined =>
  seen && publishedAt && new Date(seen.at) >= publishedAt ? seen : undefined;

export const postsSeen = ({ influencerId, deliverables }: Collab): SeenPost[] =>
  deliverables.flatMap((piece) => {
    const { id: pieceId, type, caption, postUrl: url, publishedAt } = piece;
    if (!url || !publishedAt) return [];
    const seen = seenOf(piece);
    const captionChanged = seen !== undefined && tidy(seen.caption) !== tidy(caption);
    const { is = 'public', labelled = true, at: changedAt = null } = seen ?? {};
    const about = { pieceId, influencerId, url, isStory: type === 'story', publishedAt };
    return [{ ...about, is, labelled, captionChanged, changedAt }];
  });

/** What we see of a post that has gone is what we saw last. */
function seenAs(
  collab: Collab,
  { caption: published, type, proof }: Deliverable,
  shown: ShownPost | null,
  before: Seen,
  at: Date,
  folds?: FoldLengths,
): Seen {
  const caption = shown?.caption ?? before.caption;
  const { platform = null, platformLabel = false } = proof.disclosure ?? {};
  const label = shown?.platformLabel ?? platformLabel;
  const { brief } = collab.terms;
  const judged = judgeCaption({ caption, platform, type, platformLabel: label, brief }, folds);
  const isAsPublished = tidy(caption) === tidy(published) && label === platformLabel;
  return { at: at.toISOString(), is: placeOf(shown), caption, labelled: isAsPublished || judged.result !== 'fail' };
}

/** Whether the post had to stay up for longer. */
const isEarly = ({ terms: { postsStayDays = 0 } }: Collab, { publishedAt }: Deliverable, now: Date): boolean =>
  publishedAt !== null && now < daysAfter(publishedAt, postsStayDays);

function changesIn(collab: Collab, piece: Deliverable, before: Seen, seen: Seen, now: Date): CollabEvent['name'][] {
  if (seen.is !== 'public') {
    if (before.is !== 'public') return [];
    return [isEarly(collab, piece, now) ? 'deliverable.removed-early' : 'deliverable.removed'];
  }
  if (before.labelled && !seen.labelled) return ['deliverable.label-lost'];
  return tidy(before.caption) === tidy(seen.caption) ? [] : ['deliverable.caption-changed'];
}

/**
 * We looked at a published post. Returns null if nothing has changed since the last look. Stories go after 24 hours, and
 * only their platform knows when those began: a story that has gone hasn't changed. @throws
 * collabs/deliverable-not-found for a piece without a post
 */
export function seePost(
  collab: Collab,
  pieceId: string,
  shown: ShownPost | null,
  now: Date,
  folds?: FoldLengths,
): [Collab, ...CollabEvent[]] | null {
  const piece = collab.deliverables.find(({ id }) => id === pieceId);
  if (!piece?.postUrl) throw collabErrors.deliverableNotFound(pieceId);
  if (piece.type === 'story' && placeOf(shown) !== 'public') return null;
  const before = seenOf(piece) ?? asPublished(piece, now);
  const seen = seenAs(collab, piece, shown, before, now, folds);
  const names = changesIn(collab, piece, before, seen, now);
  if (names.length === 0 && seen.is === before.is) return null;
  const changed = { ...piece, proof: { ...piece.proof, seen } };
  const deliverables = collab.deliverables.map((each) => (each.id === pieceId ? changed : each));
  const next: Collab = { ...collab, deliverables, updatedAt: now };
  const proof = { postUrl: piece.postUrl, before, seen };
  return [next, ...names.map((name) => happened(name, next, theProduct, now, { deliverableId: pieceId, proof }))];
}
