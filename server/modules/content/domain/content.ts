import type { ContentType, DeliverableType } from '../../../contract/lists/index.js';
import { rightsRun, type UsageRights } from '../../../contract/terms.js';
import { type Actor, type DomainEvent, eventOf, mayAsStaff } from '../../../shared/kernel/index.js';
import { contentErrors } from './content.errors.js';

/** A brand's content: one approved piece, and the brand's rights to it. */
export type ContentPiece = Readonly<{
  id: string;
  collabId: string;
  /** The offer's title at the time of agreement. */
  title: string;
  influencerId: string;
  /** Its creator; null once they have left. */
  creator: Readonly<{ name: string; handle: string }> | null;
  type: DeliverableType;
  contentType: ContentType;
  mediaId: string;
  caption: string;
  postUrl: string | null;
  approvedAt: Date;
  rights: UsageRights | null;
  rightsUntil: Date | null;
}>;

/** The maximum number of pieces in one download. */
export const downloadAtMost = 50;

/** Checks that the brand still has rights to every piece in the download. @throws contentErrors.rightsEnded */
export function assertUsable(pieces: readonly ContentPiece[], now: Date): void {
  const ended = pieces.find(({ rightsUntil }) => !rightsRun(rightsUntil, now));
  if (ended) throw contentErrors.rightsEnded(ended.title);
}

/** Two pieces that two brands have received although they look the same; staff settle it. */
export type DeliveredTwin = Readonly<{
  id: string;
  /** What staff found; null until they have settled it. */
  note: string | null;
  settledBy: string | null;
  settledAt: Date | null;
}>;

export type TwinEvent = DomainEvent<'delivered-twin.settled', Readonly<{ note: string }>>;

/** Staff have dealt with it, and say how. @throws contentErrors.notStaff, contentErrors.twinSettled, contentErrors.noteNeeded */
export function settleTwin(twin: DeliveredTwin, typed: string, actor: Actor, now: Date): [DeliveredTwin, TwinEvent] {
  if (!mayAsStaff(actor, 'collab.override')) throw contentErrors.notStaff();
  if (twin.settledAt) throw contentErrors.twinSettled();
  const note = typed.trim();
  if (note === '') throw contentErrors.noteNeeded();
  return [
    { ...twin, note, settledBy: actor.userId, settledAt: now },
    eventOf('delivered-twin.settled', { type: 'delivered-twin', id: twin.id }, actor, now, { note }),
  ];
}
