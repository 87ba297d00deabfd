import type { DeliverableType } from '../../../contract/lists/index.js';
import type { ContentPiece } from '../domain/content.js';

/** What narrows the library; what is not given does not. */
export type ContentFilter = Readonly<{
  type?: DeliverableType;
  /** Part of the offer's title, the caption, or the creator's name or handle. */
  text?: string;
  /** Whether the rights run at this moment. */
  rights?: Readonly<{ running: boolean; at: Date }>;
}>;

/** What was made for a brand. */
export abstract class ContentLibrary {
  /** Approved last first; `after` is the id of the last piece seen. */
  abstract list(
    brandId: string,
    filter: ContentFilter,
    page: { limit: number; after?: string },
  ): Promise<ContentPiece[]>;

  /** Those of these pieces that are content of this brand, in the order asked for. */
  abstract find(brandId: string, ids: readonly string[]): Promise<ContentPiece[]>;
}

/** A file as it is stored. `content` begins to read it when it is called. */
export type StoredFile = Readonly<{ fileName: string; bytes: number; content: () => AsyncIterable<Uint8Array> }>;

/** The files that the pieces are, which media keep; what is there fits as it is. */
export abstract class ContentFiles {
  /** Checks no owner; null if there is none. */
  abstract open(mediaId: string): Promise<StoredFile | null>;
}
