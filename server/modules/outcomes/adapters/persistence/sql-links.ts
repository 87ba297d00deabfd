import type { Database } from '../../../../shared/db/index.js';
import type { CollabLink } from '../../domain/collab-link.js';
import { CollabLinks, LinkClicks } from '../../ports/repositories.js';

const columns = `
  collab_id as "collabId", brand_id as "brandId", influencer_id as "influencerId", code, word,
  target_url as "targetUrl", created_at as "createdAt"`;

export class SqlCollabLinks extends CollabLinks {
  constructor(private readonly db: Database) {
    super();
  }

  ofCollab(collabId: string): Promise<CollabLink | null> {
    return this.one('collab_id = $1', [collabId]);
  }

  byCode(code: string): Promise<CollabLink | null> {
    return this.one('code = $1', [code]);
  }

  said(brandId: string, { word, code }: Readonly<{ word: string; code: string }>): Promise<CollabLink | null> {
    return this.one('brand_id = $1 and (word = $2 or code = $3)', [brandId, word, code]);
  }

  ofBrand(brandId: string): Promise<readonly CollabLink[]> {
    return this.db.rows<CollabLink>(
      `select ${columns} from collab_links where brand_id = $1 order by created_at, word`,
      [brandId],
    );
  }

  async addOrFind(link: CollabLink): Promise<CollabLink | null> {
    const { collabId, brandId, influencerId, code, word, targetUrl, createdAt } = link;
    const [added] = await this.db.rows<CollabLink>(
      `insert into collab_links (collab_id, brand_id, influencer_id, code, word, target_url, created_at)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning ${columns}`,
      [collabId, brandId, influencerId, code, word, targetUrl, createdAt],
    );
    return added ?? this.ofCollab(collabId);
  }

  async lead(collabId: string, targetUrl: string | null): Promise<void> {
    await this.db.affected('update collab_links set target_url = $2 where collab_id = $1', [collabId, targetUrl]);
  }

  private async one(condition: string, values: unknown[]): Promise<CollabLink | null> {
    const [link = null] = await this.db.rows<CollabLink>(
      `select ${columns} from collab_links where ${condition} limit 1`,
      values,
    );
    return link;
  }
}

export class SqlLinkClicks extends LinkClicks {
  constructor(private readonly db: Database) {
    super();
  }

  async count(collabId: string, hour: Date): Promise<void> {
    await this.db.affected(
      `insert into link_clicks (collab_id, hour, clicks) values ($1, $2, 1)
       on conflict (collab_id, hour) do update set clicks = link_clicks.clicks + 1`,
      [collabId, hour],
    );
  }

  async totals(collabIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.db.rows<{ collabId: string; clicks: number }>(
      `select collab_id as "collabId", sum(clicks)::int as clicks from link_clicks
       where collab_id = any($1::uuid[]) group by collab_id`,
      [collabIds],
    );
    return new Map(rows.map(({ collabId, clicks }) => [collabId, clicks]));
  }
}
