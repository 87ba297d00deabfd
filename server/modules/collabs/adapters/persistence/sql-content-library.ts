import { searchWords } from '../../../../contract/rules/search-words.js';
import type { Database } from '../../../../shared/db/index.js';
import type { ContentPiece } from '../../domain/content.js';
import { type ContentFilter, ContentLibrary } from '../../ports/content-library.js';

const content = `
  select d.id, c.id as "collabId", c.terms ->> 'title' as title, c.influencer_id as "influencerId",
    case when i.id is not null then json_build_object('name', i.name, 'handle', i.handle) end as creator, d.type,
    d.content_type as "contentType", d.media_id as "mediaId", d.caption, d.post_url as "postUrl",
    d.approved_at as "approvedAt", d.published_at as "publishedAt", nullif(c.terms -> 'rights', 'null') as rights,
    d.rights_until as "rightsUntil"
  from collabs c join deliverables d on d.collab_id = c.id
    left join profile_influencer_cards i on i.id = c.influencer_id
  where c.brand_id = $1 and d.approved_at is not null and d.media_id is not null
    and not (c.outcome = 'undelivered' and coalesce(c.undelivered_claim @> '{"settled": "upheld", "keepsContent": false}', false))`;

export class SqlContentLibrary extends ContentLibrary {
  constructor(private readonly db: Database) {
    super();
  }

  list(brandId: string, { type, text, rights }: ContentFilter, { limit, after }: { limit: number; after?: string }) {
    return this.db.rows<ContentPiece>(
      `${content}
         and ($2::text is null or d.type = $2)
         and not exists (select from unnest($3::text[]) word where
           folded(concat_ws(' ', i.name, '@' || i.handle, c.terms ->> 'title', d.caption)) not like word_pattern(word))
         and ($4::boolean is null or (d.rights_until is null or d.rights_until > $5) = $4)
         and ($6::uuid is null or (d.approved_at, d.id) < (select approved_at, id from deliverables where id = $6))
       order by d.approved_at desc, d.id desc limit $7`,
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
      `${content} and d.id = any($2::uuid[]) order by array_position($2::uuid[], d.id)`,
      [brandId, ids],
    );
  }
}
