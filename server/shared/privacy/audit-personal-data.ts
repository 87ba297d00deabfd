import type { Database } from '../db/index.js';
import type { PersonalData, PersonalDataRegister, Subject } from './personal-data.js';

/** Log rows about the person: what they did, and what was done to them and their profiles. */
const own = `
  select event_id, name, aggregate_type, aggregate_id, occurred_at from audit_log where actor_id = $1
  union
  select l.event_id, l.name, l.aggregate_type, l.aggregate_id, l.occurred_at
  from unnest($2::text[], $3::text[]) as about (type, id)
  join audit_log l on l.aggregate_type = about.type and l.aggregate_id = about.id`;

/** The person's aggregates in the log: the person, and each profile. */
const valuesFor = ({ userId, profiles }: Subject): unknown[] => [
  userId,
  ['user', 'account', ...profiles.map(({ type }) => type)],
  [userId, userId, ...profiles.map(({ uid }) => uid)],
];

/**
 * The audit log keeps ids and salted hashes permanently, so that nobody can change history undetected. Details are
 * stored separately, and these are erased: the chain stays valid.
 */
export class AuditPersonalData implements PersonalData {
  readonly module = 'audit';

  constructor(
    register: PersonalDataRegister,
    private readonly db: Database,
  ) {
    register.add(this);
  }

  async exportOf(subject: Subject) {
    const events = await this.db.rows(
      `select o.occurred_at as "at", o.name as "what", o.aggregate_type as "about", o.aggregate_id as "id", d.payload as "details"
       from (${own}) o left join audit_details d on d.event_id = o.event_id order by o.occurred_at, o.event_id`,
      valuesFor(subject),
    );
    return { events };
  }

  async erase(subject: Subject): Promise<void> {
    await this.db.affected(
      `delete from audit_details where event_id in (select event_id from (${own}) o)`,
      valuesFor(subject),
    );
  }
}
