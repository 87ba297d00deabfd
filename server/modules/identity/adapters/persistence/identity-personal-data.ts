import type { Database } from '../../../../shared/db/index.js';
import type { SessionCache } from '../../../../shared/http/session-cache.js';
import type { PersonalData, PersonalDataRegister, Subject } from '../../../../shared/privacy/personal-data.js';

/**
 * Who someone is, how they sign in, and what they can act for. Deleting the person's row deletes everything that
 * references it.
 */
export class IdentityPersonalData implements PersonalData {
  readonly module = 'identity';

  constructor(
    register: PersonalDataRegister,
    private readonly db: Database,
    private readonly cache: SessionCache,
  ) {
    register.add(this);
  }

  async exportOf({ userId }: Subject) {
    const [person] = await this.db.rows(
      `select id, email, name, staff_role as "staffRole", password_hash is not null as "hasPassword",
         linked_brand_uid as "linkedBrand", linked_influencer_uid as "linkedInfluencer", email_proven_at as "emailProvenAt",
         disabled_at as "disabledAt", terms_version as "termsVersion", terms_accepted_at as "termsAcceptedAt",
         last_seen_at as "lastSeenAt", created_at as "createdAt"
       from users where id = $1`,
      [userId],
    );
    return {
      person,
      profiles: await this.db.rows(
        `select profile_uid as "uid", profile_type as "type", kind, role, created_at as "since"
         from memberships where user_id = $1 order by created_at`,
        [userId],
      ),
      sessions: await this.db.rows(
        `select user_agent as "browser", profile_uid as "profile", profile_type as "profileType", created_at as "signedInAt", last_seen_at as "lastSeenAt", ended_at as "endedAt"
         from sessions where user_id = $1 order by created_at`,
        [userId],
      ),
      mailedLinks: await this.db.rows(
        `select email as "sentTo", purpose, created_at as "sentAt", expires_at as "expiresAt", used_at as "usedAt"
         from sign_in_links where user_id = $1 order by created_at`,
        [userId],
      ),
      outsideSignIns: await this.db.rows(
        'select issuer, subject, linked_at as "linkedAt" from outside_identities where user_id = $1 order by linked_at',
        [userId],
      ),
      secondFactor: await this.db.rows(
        `select f.confirmed_at as "confirmedAt",
           (select count(*)::int from recovery_codes c where c.user_id = f.user_id and c.used_at is null) as "recoveryCodesLeft"
         from second_factors f where f.user_id = $1`,
        [userId],
      ),
      passkeys: await this.db.rows(
        `select name, transports, created_at as "addedAt", last_used_at as "lastUsedAt"
         from passkeys where user_id = $1 order by created_at`,
        [userId],
      ),
      emailChanges: await this.db.rows(
        `select old_email as "from", new_email as "to", asked_at as "askedAt", confirmed_at as "confirmedAt"
         from email_changes where user_id = $1 order by asked_at`,
        [userId],
      ),
    };
  }

  async obstaclesFor({ userId }: Subject): Promise<string[]> {
    const staff = await this.db.rows('select from users where id = $1 and staff_role is not null', [userId]);
    return staff.length > 0
      ? ['This is a staff account. Please ask a super user to take the staff role away first.']
      : [];
  }

  /** The database cascades the deletion to sessions, links, memberships, passkeys and second factors. */
  async erase({ userId, profiles }: Subject): Promise<void> {
    const sessions = await this.db.rows<{ id: string }>(
      'update sessions set ended_at = coalesce(ended_at, created_at) where user_id = $1 returning id',
      [userId],
    );
    await this.db.affected('delete from memberships where profile_uid = any($1::uuid[])', [
      profiles.map(({ uid }) => uid),
    ]);
    await this.db.affected('delete from users where id = $1', [userId]);
    await this.cache.ended(sessions.map(({ id }) => id));
  }
}
