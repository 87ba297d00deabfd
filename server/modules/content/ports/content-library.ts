import type { DeliverableType } from '../../../contract/lists/index.js';
import type { ContentPiece, DeliveredTwin, TwinEvent } from '../domain/content.js';

/** The library's filters; undefined ones don't apply. */
export type ContentFilter = Readonly<{
  type?: DeliverableType;
  /** Part of the offer's title, the caption, or the creator's name or handle. */
  text?: string;
  /** Whether the rights are in force now. */
  rights?: Readonly<{ running: boolean; at: Date }>;
}>;

/** Content made for a brand. */
export abstract class ContentLibrary {
  /** Latest approved first; `after` is the id of the previous page's last piece. */
  abstract list(
    brandId: string,
    filter: ContentFilter,
    page: { limit: number; after?: string },
  ): Promise<ContentPiece[]>;

  /** Those of these pieces that are this brand's content, in the requested order. */
  abstract find(brandId: string, ids: readonly string[]): Promise<ContentPiece[]>;
}

/** A stored file. Calling `content` opens it. */
export type StoredFile = Readonly<{ fileName: string; bytes: number; content: () => AsyncIterable<Uint8Array> }>;

/** The pieces' files, stored by media, which already satisfies it. */
export abstract class ContentFiles {
  /** Doesn't check the owner; null if there is none. */
  abstract open(mediaId: string): Promise<StoredFile | null>;
}

/** Files that look the same, which media already knows. */
export abstract class ContentLooks {
  /** Other files, nearest first; `difference` in bits of 64. */
  abstract near(mediaId: string): Promise<readonly Readonly<{ id: string; difference: number }>[]>;
}

/** The pieces that two brands have received although they look the same, for staff. */
export abstract class DeliveredTwins {
  /** Null if there is no such piece, or it has no file. */
  abstract fileOf(pieceId: string): Promise<string | null>;

  /** Records the other brands' pieces with one of these files. Idempotent. */
  abstract note(
    pieceId: string,
    files: readonly Readonly<{ id: string; difference: number }>[],
    now: Date,
  ): Promise<void>;

  /** @throws contentErrors.twinsNotFound */
  abstract find(id: string): Promise<DeliveredTwin>;

  /** Stores that it was settled, with its event. @throws contentErrors.twinSettled */
  abstract settle(twin: DeliveredTwin, event: TwinEvent): Promise<void>;
}
