import { erasedTerms, toldOnceApproved } from '../../../../contract/terms.js';
import { columnsOf, type Database, jsonOf } from '../../../../shared/db/index.js';
import {
  type PersonalData,
  type PersonalDataRegister,
  type Subject,
  uidsOf,
} from '../../../../shared/privacy/personal-data.js';
import type { EndCollabsOf } from '../../use-cases/end-collab.js';
import { CollabSchema, DeliverableSchema, derivedColumns } from './collab.schema.js';

/**
 * What was agreed and made. The other side keeps the record of the Collab, but not what the person wrote and posted.
 */
export class CollabsPersonalData implements PersonalData {
  readonly module = 'collabs';

  constructor(
    register: PersonalDataRegister,
    private readonly db: Database,
    private readonly endCollabsOf: EndCollabsOf,
  ) {
    register.add(this);
  }

  async exportOf(subject: Subject) {
    return {
      collabs: await this.db.rows(
        `select ${columnsOf(CollabSchema, 'c', { without: ['approvalAskedBy', ...derivedColumns, 'terms', 'handoffNote', 'version'] })},
           case when brand_id = any($1::uuid[]) then handoff_note else '' end as "handoffNote",
           case when stage = 1 and brand_id <> all($1::uuid[]) then terms - $2::text[] else terms end as terms,
           (select coalesce(json_agg(json_build_object(${jsonOf(DeliverableSchema, 'd', { without: ['collabId'] })})
              order by d.position), '[]'::json)
            from deliverables d where d.collab_id = c.id) as pieces
         from collabs c where brand_id = any($1::uuid[]) or influencer_id = any($1::uuid[]) order by created_at`,
        [uidsOf(subject), toldOnceApproved],
      ),
      foodRisksOfGuests: await this.db.rows(
        `select a.collab_id as "collab", a.guests, a.told_at as "toldAt"
         from food_risk_answers a join collabs c on c.id = a.collab_id
         where c.influencer_id = any($1::uuid[]) and a.told_at is not null order by a.told_at`,
        [uidsOf(subject)],
      ),
    };
  }

  async withdraw({ userId, profiles }: Subject): Promise<void> {
    for (const profile of profiles)
      await this.endCollabsOf.execute({ userId, role: profile.type, profile, memberRole: 'owner' }, profile);
  }

  async erase(subject: Subject): Promise<void> {
    const uids = uidsOf(subject);
    await this.db.affected(
      `update deliverables set caption = '', post_url = null, rounds = '[]',
         proof = '{"versions": [], "waivers": [], "disclosure": null, "renewals": []}'
       where collab_id in (select id from collabs where influencer_id = any($1::uuid[]))`,
      [uids],
    );
    await this.db.affected(
      `update collabs set note = '', handoff_note = '', reason = null, deliver_to = null, tracking_number = null, no_show_answer = null, running_late = null,
         days_asked = days_asked || '{"reason": ""}', undelivered_claim = undelivered_claim || '{"answer": ""}',
         bill = bill || '{"answer": null, "decision": null}', rights_notice_at = null, use_reported = false, version = version + 1
       where influencer_id = any($1::uuid[])`,
      [uids],
    );
    await this.db.affected(
      'delete from food_risk_answers where collab_id in (select id from collabs where influencer_id = any($1::uuid[]))',
      [uids],
    );
    await this.eraseBrands(uids);
  }

  /** What is deleted from a brand's offers is also deleted from agreed terms. */
  private async eraseBrands(uids: readonly string[]): Promise<void> {
    await this.db.affected(
      `update deliverables set proof = jsonb_set(proof, '{rightsEnd,takenDown,url}', 'null', false)
       where proof #> '{rightsEnd,takenDown,url}' is not null
         and collab_id in (select id from collabs where brand_id = any($1::uuid[]))`,
      [uids],
    );
    await this.db.affected(
      `update collabs set handoff_note = '', reason = null, undelivered_claim = undelivered_claim || '{"words": ""}',
         bill = bill || '{"decision": null}', version = version + 1,
         venue_id = null, terms = terms || $2::jsonb, rights_notice_at = null
       where brand_id = any($1::uuid[])`,
      [uids, JSON.stringify(erasedTerms)],
    );
  }
}
