import type { FileFacts } from '../domain/golden-rules.js';

/** What Collabs need of media: whose a file is, and what was measured of it. */
export abstract class DeliverableFiles {
  /** The file, when this influencer uploaded it; else null. */
  abstract ownedBy(influencerId: string, mediaId: string): Promise<FileFacts | null>;
}
