import { columnsOf, type Database } from '../../../../shared/db/index.js';
import type { Override } from '../../domain/entitlement.js';
import { EntitlementOverrideSchema } from '../persistence/typeorm-entitlement.repository.js';

/** Features that staff have granted or locked. */
export class OverrideQueries {
  constructor(private readonly db: Database) {}

  /** A brand's overrides, including ended ones: the newest 100, newest first. */
  ofBrand(brandId: string): Promise<Override[]> {
    return this.db.rows<Override>(
      `select ${columnsOf(EntitlementOverrideSchema)} from entitlement_overrides where brand_id = $1 order by made_at desc, id desc limit 100`,
      [brandId],
    );
  }
}
