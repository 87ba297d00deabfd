import type { ContentType, DeliverableType } from '../../../contract/lists/index.js';
import { rightsRun, type UsageRights } from '../../../contract/terms.js';
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
