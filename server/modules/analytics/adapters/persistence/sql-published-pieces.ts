import type { Database } from '../../../../shared/db/index.js';
import { analyticsErrors } from '../../domain/analytics.errors.js';
import type { PublishedPiece } from '../../domain/reading.js';
import { PublishedPieces } from '../../ports/published-pieces.js';

/** Reads what Collabs publish of their pieces. */
export class SqlPublishedPieces extends PublishedPieces {
  constructor(private readonly db: Database) {
    super();
  }

  async get(id: string): Promise<PublishedPiece> {
    const [piece] = await this.db.rows<PublishedPiece>(
      `select id, collab_id as "collabId", brand_id as "brandId", influencer_id as "influencerId", type,
         post_url as "postUrl", published_at as "publishedAt"
       from collab_pieces where id = $1`,
      [id],
    );
    if (!piece) throw analyticsErrors.pieceNotFound(id);
    return piece;
  }
}
