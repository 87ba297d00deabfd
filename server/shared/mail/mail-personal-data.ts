import type { Database } from '../db/index.js';
import type { PersonalData, PersonalDataRegister, Subject } from '../privacy/personal-data.js';

/** Queued emails to the person that were given up and aren't locked by a worker. Any others are being sent. */
const givenUp = `
  from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
  where t.identifier = 'mail.send' and j.attempts >= j.max_attempts and j.locked_at is null
    and lower(j.payload #>> '{letter,to}') = lower($1)`;

/** An email that couldn't be sent stays in the queue for a while, so that it can be retried. */
export class MailPersonalData implements PersonalData {
  readonly module = 'mail';

  constructor(
    register: PersonalDataRegister,
    private readonly db: Database,
  ) {
    register.add(this);
  }

  async exportOf({ email }: Subject) {
    const letters = await this.db.rows(
      `select j.created_at as "at", j.payload -> 'letter' as "letter" ${givenUp} order by j.id`,
      [email],
    );
    return { letters };
  }

  async erase({ email }: Subject): Promise<void> {
    await this.db.rows(`select from graphile_worker.complete_jobs(array(select j.id ${givenUp}))`, [email]);
  }
}
