import { searchWords } from '../../../../contract/rules/search-words.js';
import type { Database } from '../../../../shared/db/index.js';
import type { Outbox } from '../../../../shared/events/index.js';
import { contentErrors } from '../../domain/content.errors.js';
import type { ContentPiece, DeliveredTwin, TwinEvent } from '../../domain/content.js';
import { type ContentFilter, ContentLibrary, DeliveredTwins } from '../../ports/content-library.js';

/** From a view published by Collabs; $1 is the brand. */
const content = `
  select c.id, c.collab_id as "collabId", c.title, c.influencer_id as "influencerId",
    case when i.id is not null then json_build_object('name', i.name, 'handle', i.handle) end as creator, c.type,
    c.content_type as "contentType", c.media_id as "mediaId", c.caption, c.post_url as "postUrl",
    c.approved_at as "approvedAt", c.rights, c.rights_until as "rightsUntil"
  from collab_content c left join profile_influencer_cards i on i.id = c.influencer_id
  where c.brand_id = $1 and not c.given_back`;

export class SqlContentLibrary extends ContentLibrary {
  constructor(private readonly db: Database) {
    super();
  }

  list(brandId: string, { type, text, rights }: ContentFilter, { limit, after }: { limit: number; after?: string }) {
    return this.db.rows<ContentPiece>(
      `${content}
         and ($2::text is null or c.type = $2)
         and not exists (select from unnest($3::text[]) word where
           folded(concat_ws(' ', i.name, '@' || i.handle, c.title, c.caption)) not like word_pattern(word))
         and ($4::boolean is null or (c.rights_until is null or c.rights_until > $5) = $4)
         and ($6::uuid is null or (c.approved_at, c.id) < (select approved_at, id from collab_content where id = $6))
       order by c.approved_at desc, c.id desc limit $7`,
      [
        brandId,
        type ?? null,
        searchWords(text ?? ''),
        rights?.running ?? null,
        rights?.at ?? null,
        after ?? null,
        limit,
      ],
    );
  }

  find(brandId: string, ids: readonly string[]): Promise<ContentPiece[]> {
    return this.db.rows<ContentPiece>(
      `${content} and c.id = any($2::uuid[]) order by array_position($2::uuid[], c.id)`,
      [brandId, ids],
    );
  }
}

export class SqlDeliveredTwins extends DeliveredTwins {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  async fileOf(pieceId: string): Promise<string | null> {
    const [piece] = await this.db.rows<{ mediaId: string | null }>(
      'select media_id as "mediaId" from collab_pieces where id = $1',
      [pieceId],
    );
    return piece?.mediaId ?? null;
  }

  async note(
    pieceId: string,
    files: readonly Readonly<{ id: string; difference: number }>[],
    now: Date,
  ): Promise<void> {
    await this.db.affected(
      `insert into delivered_twins (piece_id, other_id, difference, found_at)
       select least(mine.id, other.id), greatest(mine.id, other.id), f.difference, $3
       from collab_pieces mine, jsonb_to_recordset($2::jsonb) as f (id uuid, difference int)
       join collab_pieces other on other.media_id = f.id
       where mine.id = $1 and other.brand_id <> mine.brand_id
       on conflict do nothing`,
      [pieceId, JSON.stringify(files), now],
    );
  }

  async find(id: string): Promise<DeliveredTwin> {
    const [found] = await this.db.rows<DeliveredTwin>(
      'select id, note, settled_by as "settledBy", settled_at as "settledAt" from delivered_twins where id = $1',
      [id],
    );
    if (!found) throw contentErrors.twinsNotFound(id);
    return found;
  }

  settle({ id, note, settledBy, settledAt }: DeliveredTwin, event: TwinEvent): Promise<void> {
    return this.db.inTransaction(async () => {
      const settled = await this.db.affected(
        'update delivered_twins set note = $2, settled_by = $3, settled_at = $4 where id = $1 and settled_at is null',
        [id, note, settledBy, settledAt],
      );
      if (settled === 0) throw contentErrors.twinSettled();
      await this.outbox.append([event]);
    });
  }
}
