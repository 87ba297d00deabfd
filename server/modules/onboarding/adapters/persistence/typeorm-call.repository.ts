import { type Database, orConflict } from '../../../../shared/db/index.js';
import type { Outbox } from '../../../../shared/events/index.js';
import type { Call, CallEvent } from '../../domain/call.js';
import { onboardingErrors } from '../../domain/onboarding.errors.js';
import { CallRepository } from '../../ports/call.repository.js';
import { CallSchema } from './call.schema.js';

/** One booked call a time: the unique index decides. */
const oneATime = 'calls_one_a_time';

export class TypeOrmCallRepository extends CallRepository {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  async getByToken(tokenHash: string): Promise<Call> {
    const call = await this.db.manager.findOneBy(CallSchema, { tokenHash });
    if (!call) throw onboardingErrors.callNotFound();
    return call;
  }

  async takenFrom(moment: Date): Promise<Date[]> {
    const rows = await this.db.rows<{ startsAt: Date }>(
      `select starts_at as "startsAt" from calls where state = 'booked' and starts_at >= $1 order by starts_at`,
      [moment],
    );
    return rows.map(({ startsAt }) => startsAt);
  }

  save(call: Call, ...events: CallEvent[]): Promise<Call> {
    const next = { ...call, version: call.version + 1 };
    return this.db.inTransaction(async () => {
      const write = call.version === 0 ? this.insert(next) : this.replace(call.version, next);
      await orConflict(write, onboardingErrors.callTimeTaken(), oneATime);
      await this.outbox.append(events);
      return next;
    });
  }

  private async insert(next: Call): Promise<void> {
    await this.db.manager.insert(CallSchema, next);
  }

  private async replace(version: number, next: Call): Promise<void> {
    const { affected } = await this.db.manager.update(CallSchema, { id: next.id, version }, next);
    if (affected === 0) throw onboardingErrors.stale();
  }
}
