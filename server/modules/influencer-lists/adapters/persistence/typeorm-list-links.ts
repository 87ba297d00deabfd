import { listLimits } from '../../../../contract/rules/influencer-lists.js';
import type { Database } from '../../../../shared/db/index.js';
import type { Outbox } from '../../../../shared/events/index.js';
import { listErrors } from '../../domain/influencer-list.js';
import type { CastVote, ListLink, ListLinkEvent } from '../../domain/list-link.js';
import { ListLinks } from '../../ports/repositories.js';
import { ListLinkSchema } from './influencer-list.schema.js';

export class TypeOrmListLinks extends ListLinks {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  find(id: string): Promise<ListLink | null> {
    return this.db.manager.findOneBy(ListLinkSchema, { id });
  }

  ofList(listId: string): Promise<ListLink[]> {
    return this.db.manager.find(ListLinkSchema, { where: { listId }, order: { createdAt: 'ASC', id: 'ASC' } });
  }

  add(link: ListLink, event: ListLinkEvent): Promise<void> {
    return this.db.inTransaction(async () => {
      // Serialises changes of one list, so that the count is right.
      await this.db.rows('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`list-links:${link.listId}`]);
      if ((await this.db.manager.countBy(ListLinkSchema, { listId: link.listId })) >= listLimits.links)
        throw listErrors.tooManyLinks(listLimits.links);
      await this.db.manager.insert(ListLinkSchema, link);
      await this.outbox.append([event]);
    });
  }

  remove(id: string, event: ListLinkEvent): Promise<void> {
    return this.db.inTransaction(async () => {
      const { affected } = await this.db.manager.delete(ListLinkSchema, { id });
      if (affected) await this.outbox.append([event]);
    });
  }

  async vote({ linkId, influencerId, vote, comment, votedAt }: CastVote): Promise<boolean> {
    const kept = await this.db.affected(
      `insert into influencer_list_votes (link_id, influencer_id, vote, comment, voted_at)
       select l.id, m.influencer_id, $3, $4, $5
       from influencer_list_links l join influencer_list_members m using (list_id)
       where l.id = $1 and m.influencer_id = $2
       on conflict (link_id, influencer_id)
       do update set vote = excluded.vote, comment = excluded.comment, voted_at = excluded.voted_at`,
      [linkId, influencerId, vote, comment, votedAt],
    );
    return kept === 1;
  }

  votesOf(linkId: string): Promise<CastVote[]> {
    return this.db.rows<CastVote>(
      `select link_id as "linkId", influencer_id as "influencerId", vote, comment, voted_at as "votedAt"
       from influencer_list_votes where link_id = $1 order by influencer_id`,
      [linkId],
    );
  }
}
