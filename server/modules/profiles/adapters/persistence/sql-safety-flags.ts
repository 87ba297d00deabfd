import { type Database, orConflict } from '../../../../shared/db/index.js';
import type { Outbox } from '../../../../shared/events/index.js';
import { profileErrors } from '../../domain/profile.errors.js';
import { safetyErrors, type SafetyFlag, type SafetyFlagEvent } from '../../domain/safety-flag.js';
import { SafetyFlags } from '../../ports/influencers.js';

const columns = `
  id, influencer_id as "influencerId", category, note, set_by as "setBy", set_at as "setAt", lifted_by as "liftedBy",
  lifted_at as "liftedAt"`;

export class SqlSafetyFlags extends SafetyFlags {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  of(influencerId: string): Promise<SafetyFlag[]> {
    return this.db.rows<SafetyFlag>(
      `select ${columns} from safety_flags where influencer_id = $1 order by lifted_at is not null, set_at desc`,
      [influencerId],
    );
  }

  async add({ id, influencerId, category, note, setBy, setAt }: SafetyFlag, event: SafetyFlagEvent): Promise<void> {
    const write = this.db.inTransaction(async () => {
      const [there] = await this.db.rows('select id from influencers where id = $1 for key share', [influencerId]);
      if (!there) throw profileErrors.influencerNotFound(influencerId);
      await this.db.affected(
        `insert into safety_flags (id, influencer_id, category, note, set_by, set_at) values ($1, $2, $3, $4, $5, $6)`,
        [id, influencerId, category, note, setBy, setAt],
      );
      await this.outbox.append([event]);
    });
    await orConflict(write, () => safetyErrors.alreadyFlagged(), 'safety_flags_one');
  }

  lift({ id, liftedBy, liftedAt }: SafetyFlag, event: SafetyFlagEvent): Promise<void> {
    return this.db.inTransaction(async () => {
      const lifted = await this.db.affected(
        'update safety_flags set lifted_by = $2, lifted_at = $3 where id = $1 and lifted_at is null',
        [id, liftedBy, liftedAt],
      );
      if (lifted === 0) throw safetyErrors.notFound();
      await this.outbox.append([event]);
    });
  }
}
