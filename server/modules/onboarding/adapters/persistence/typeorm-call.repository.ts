import { EntitySchema } from 'typeorm';
import { type Database, orConflict } from '../../../../shared/db/index.js';
import type { Outbox } from '../../../../shared/events/index.js';
import type { Call, CallEvent } from '../../domain/call.js';
import { onboardingErrors } from '../../domain/onboarding.errors.js';
import { CallRepository } from '../../ports/repositories.js';

/** One booked call per time: the unique index decides. */
const oneATime = 'calls_one_a_time';

export class TypeOrmCallRepository extends CallRepository {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  get(id: string): Promise<Call> {
    return this.one({ id });
  }

  getByToken(tokenHash: string): Promise<Call> {
    return this.one({ tokenHash });
  }

  bookedAt(startsAt: Date): Promise<Call | null> {
    return this.db.manager.findOneBy(CallSchema, { startsAt, state: 'booked' });
  }

  async takenFrom(moment: Date): Promise<Date[]> {
    const rows = await this.db.rows<{ startsAt: Date }>(
      `select starts_at as "startsAt" from calls where state = 'booked' and starts_at >= $1 order by starts_at`,
      [moment],
    );
    return rows.map(({ startsAt }) => startsAt);
  }

  async save(call: Call, ...events: CallEvent[]): Promise<Call> {
    const next = { ...call, version: call.version + 1 };
    const saved = call.version === 0 ? this.begin(next, events) : this.outbox.save(CallSchema, next, events);
    if (!(await orConflict(saved, () => onboardingErrors.callTimeTaken(), oneATime))) throw onboardingErrors.stale();
    return next;
  }

  /** Its events may continue an older chain, shared by all calls with one profile. */
  private begin(call: Call, events: readonly CallEvent[]): Promise<boolean> {
    return this.db.inTransaction(async () => {
      await this.db.manager.insert(CallSchema, call);
      await this.outbox.append(events);
      return true;
    });
  }

  private async one(where: Partial<Pick<Call, 'id' | 'tokenHash'>>): Promise<Call> {
    const call = await this.db.manager.findOneBy(CallSchema, where);
    if (!call) throw onboardingErrors.callNotFound();
    return call;
  }
}

export const CallSchema = new EntitySchema<Call>({
  name: 'Call',
  tableName: 'calls',
  columns: {
    id: { type: 'uuid', primary: true },
    leadId: { type: 'uuid', name: 'lead_id', nullable: true },
    profileUid: { type: 'uuid', name: 'profile_uid', nullable: true },
    kind: { type: 'text' },
    name: { type: 'text' },
    email: { type: 'text' },
    company: { type: 'text' },
    startsAt: { type: 'timestamptz', name: 'starts_at' },
    state: { type: 'text' },
    tokenHash: { type: 'text', name: 'token_hash' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    updatedAt: { type: 'timestamptz', name: 'updated_at' },
    version: { type: 'int' },
  },
});
