import type { PostName } from '../domain/import/lifetime.js';
import type { PublishedPiece } from '../domain/reading.js';

export type NamedPiece = Readonly<{ piece: PublishedPiece; post: PostName }>;

/** What Collabs know about pieces. */
export abstract class PublishedPieces {
  /** @throws analyticsErrors.pieceNotFound */
  abstract get(id: string): Promise<PublishedPiece>;

  /** Those whose posts have one of these names, on any platform. */
  abstract named(names: readonly string[]): Promise<NamedPiece[]>;
}

/** What media knows about screenshots. */
export abstract class Screenshots {
  /** Whether this influencer uploaded it as an image. In a transaction, locks it until that ends. */
  abstract ownedBy(influencerId: string, mediaId: string): Promise<boolean>;
}

/** What a brand's account can see, from billing. */
export abstract class ReportRights {
  /** `influencers`: the report by influencer, which not every plan includes. */
  abstract of(brandId: string): Promise<Readonly<{ analytics: boolean; influencers: boolean }>>;
}
