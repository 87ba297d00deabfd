import type { ContentType, DeliverableType } from '../../../contract/lists/index.js';
import { rightsRun, type UsageRights } from '../../../contract/terms.js';
import { contentErrors } from './content.errors.js';

/** What a brand has got: one approved piece, and what it may do with it. */
export type ContentPiece = Readonly<{
  id: string;
  collabId: string;
  /** The offer's, as it was agreed. */
  title: string;
  influencerId: string;
  /** Who made it; null once they have left. */
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

/** How many pieces one download may hold. */
export const downloadAtMost = 50;

/** Every piece that is to be downloaded is one that the brand may still use. @throws contentErrors.rightsEnded */
export function assertUsable(pieces: readonly ContentPiece[], now: Date): void {
  const ended = pieces.find(({ rightsUntil }) => !rightsRun(rightsUntil, now));
  if (ended) throw contentErrors.rightsEnded(ended.title);
}
