import type { PostName } from '../domain/import/lifetime.js';
import type { PublishedPiece } from '../domain/reading.js';

export type NamedPiece = Readonly<{ piece: PublishedPiece; post: PostName }>;

/** What Collabs know of pieces. */
export abstract class PublishedPieces {
  /** @throws analyticsErrors.pieceNotFound */
  abstract get(id: string): Promise<PublishedPiece>;

  /** Those whose posts have one of these names, on whichever platform. */
  abstract named(names: readonly string[]): Promise<NamedPiece[]>;
}

/** What media know of the pictures that prove numbers. */
export abstract class Screenshots {
  /** Whether it is a picture that this influencer has uploaded. Asked in a transaction, it stays until that ends. */
  abstract ownedBy(influencerId: string, mediaId: string): Promise<boolean>;
}

/** What a brand's account may see, as billing says. */
export abstract class ReportRights {
  /** `influencers`: the report by influencer, which not every plan has. */
  abstract of(brandId: string): Promise<Readonly<{ analytics: boolean; influencers: boolean }>>;
}
