import type { Database } from '../../../../shared/db/index.js';
import { analyticsErrors } from '../../domain/analytics.errors.js';
import type { PublishedPiece } from '../../domain/reading.js';
import { type NamedPiece, PublishedPieces } from '../../ports/neighbours.js';

const columns = `id, collab_id as "collabId", brand_id as "brandId", influencer_id as "influencerId", type,
  post_url as "postUrl", published_at as "publishedAt"`;

/** The part of a stored URL that identifies the post, as `postIn` parses it. The expression matches an index. */
const postName = `substring(post_url from
  '(?:/p/|/reels?/|/video/|/photo/|/shorts/|/live/|/stories/[^/]+/|[?&]v=|youtu[.]be/)([A-Za-z0-9_-]+)')`;

/** $1 the names. */
export const namedPosts = `select ${columns}, platform, ${postName} as name
  from collab_pieces where published_at is not null and platform is not null and ${postName} = any($1)`;

/** Reads the view of pieces published by Collabs. */
export class SqlPublishedPieces extends PublishedPieces {
  constructor(private readonly db: Database) {
    super();
  }

  async get(id: string): Promise<PublishedPiece> {
    const [piece] = await this.db.rows<PublishedPiece>(`select ${columns} from collab_pieces where id = $1`, [id]);
    if (!piece) throw analyticsErrors.pieceNotFound(id);
    return piece;
  }

  async named(names: readonly string[]): Promise<NamedPiece[]> {
    const rows = await this.db.rows<PublishedPiece & NamedPiece['post']>(namedPosts, [names]);
    return rows.map(({ platform, name, ...piece }) => ({ piece, post: { platform, name } }));
  }
}
