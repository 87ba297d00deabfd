import { EntitySchema, IsNull } from 'typeorm';
import type { Feature } from '../../../../contract/features.js';
import { columnsOf, type Database } from '../../../../shared/db/index.js';
import type { Outbox } from '../../../../shared/events/index.js';
import { everyName, type Forgets } from '../../../../shared/realtime/index.js';
import { type EntitlementEvent, everywhere, type Override } from '../../domain/entitlement.js';
import { EntitlementRepository } from '../../ports/entitlements.js';

export const EntitlementOverrideSchema = new EntitySchema<Override>({
  name: 'EntitlementOverride',
  tableName: 'entitlement_overrides',
  columns: {
    id: { type: 'uuid', primary: true },
    brandId: { type: 'uuid', name: 'brand_id' },
    feature: { type: 'text' },
    kind: { type: 'text' },
    reason: { type: 'text' },
    madeBy: { type: 'text', name: 'made_by' },
    madeAt: { type: 'timestamptz', name: 'made_at' },
    until: { type: 'timestamptz', nullable: true },
    endedAt: { type: 'timestamptz', name: 'ended_at', nullable: true },
    endedBy: { type: 'text', name: 'ended_by', nullable: true },
  },
});

const endStanding = `
  update entitlement_overrides set ended_at = $3, ended_by = $4 where brand_id = $1 and feature = $2 and ended_at is null`;

export class TypeOrmEntitlementRepository extends EntitlementRepository {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
    private readonly kept: Forgets,
  ) {
    super();
  }

  standing(brandId: string): Promise<Override[]> {
    return this.db.rows<Override>(
      `select ${columnsOf(EntitlementOverrideSchema)} from entitlement_overrides where brand_id in ($1, $2) and ended_at is null`,
      [brandId, everywhere],
      'billing-standing-overrides',
    );
  }

  find(brandId: string, feature: Feature): Promise<Override | null> {
    return this.db.manager.findOneBy(EntitlementOverrideSchema, { brandId, feature, endedAt: IsNull() });
  }

  /** Outbox first: its lock on the brand's chain serialises concurrent changes to the same brand. */
  put(override: Override, event: EntitlementEvent): Promise<void> {
    const { brandId, feature, madeAt, madeBy } = override;
    return this.db.inTransaction(async () => {
      await this.outbox.append([event]);
      await this.db.affected(endStanding, [brandId, feature, madeAt, madeBy]);
      await this.db.manager.insert(EntitlementOverrideSchema, override);
      await this.changed(brandId);
    });
  }

  end({ brandId, feature, endedAt, endedBy }: Override, event: EntitlementEvent): Promise<void> {
    return this.db.inTransaction(async () => {
      const ended = await this.db.affected(endStanding, [brandId, feature, endedAt, endedBy]);
      if (ended > 0) await this.outbox.append([event]);
      await this.changed(brandId);
    });
  }

  private changed(brandId: string): Promise<void> {
    return this.kept.changed(brandId === everywhere ? everyName : brandId);
  }
}
