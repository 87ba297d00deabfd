import type { Database } from '../../../../shared/db/index.js';
import type { PersonalData, PersonalDataRegister, Subject } from '../../../../shared/privacy/personal-data.js';

/** Shown to the other side instead of an erased text. */
const forgotten = 'This message was deleted with its writer’s account.';

/**
 * What someone wrote. A message in a profile's name belongs to that profile: it is erased with the profile, and stays
 * when one of several members leaves.
 */
export class MessagingPersonalData implements PersonalData {
  readonly module = 'messaging';

  constructor(
    register: PersonalDataRegister,
    private readonly db: Database,
  ) {
    register.add(this);
  }

  async exportOf({ userId, email, profiles }: Subject) {
    const uids = profiles.map(({ uid }) => uid);
    return {
      conversations: await this.db.rows(
        `select id, brand_id as "brand", influencer_id as "influencer", created_at as "since", last_message_at as "lastMessageAt"
         from conversations where brand_id = any($1::uuid[]) or influencer_id = any($1::uuid[]) order by created_at`,
        [uids],
      ),
      messages: await this.db.rows(
        `select id, conversation_id as "conversation", sender_uid as "inTheNameOf", text, files, sent_at as "sentAt"
         from messages where sender_user_id = $1 or sender_uid = any($2::uuid[]) order by sent_at, id`,
        [userId, uids],
      ),
      reports: await this.db.rows(
        `select reason, details, reported_at as "reportedAt", decision from message_reports
         where reporter_user_id = $1 order by reported_at`,
        [userId],
      ),
      quickReplies: await this.db.rows(
        'select text, created_at as "since" from quick_replies where owner = any($1::text[]) order by created_at',
        [uids],
      ),
      liveChats: await this.db.rows(
        `select v.email, v.page, v.created_at as "since",
           (select json_agg(json_build_object('by', m.side, 'text', m.text, 'sentAt', m.sent_at) order by m.seq)
            from conversations c join messages m on m.conversation_id = c.id where c.visitor_id = v.id) as messages
         from live_chat_visitors v where v.email = $1 order by v.created_at`,
        [email],
      ),
    };
  }

  async erase({ userId, email, profiles }: Subject): Promise<void> {
    const uids = profiles.map(({ uid }) => uid);
    await this.db.affected(`update messages set text = $2, files = '[]' where sender_uid = any($1::uuid[])`, [
      uids,
      forgotten,
    ]);
    await this.db.affected(`update message_reports set details = '' where reporter_user_id = $1`, [userId]);
    await this.db.affected('delete from quick_replies where owner = any($1::text[])', [uids]);
    await this.db.affected(
      `delete from conversations where visitor_id in (select id from live_chat_visitors where email = $1)`,
      [email],
    );
    await this.db.affected('delete from live_chat_visitors where email = $1', [email]);
  }
}
