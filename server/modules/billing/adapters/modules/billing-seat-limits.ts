import type { ProfileRef } from '../../../../shared/kernel/index.js';
import { SeatLimits } from '../../../identity/index.js';
import { seatsOfInfluencer } from '../../../teams/index.js';
import type { Entitlements } from '../../entitlements.api.js';

/** Tells identity how many people a brand's plan has seats for. Influencers have no plan, and a number for all of them. */
export class BillingSeatLimits extends SeatLimits {
  constructor(private readonly entitlements: Pick<Entitlements, 'of'>) {
    super();
  }

  async seatsOf({ uid, type }: ProfileRef): Promise<number | null> {
    return type === 'brand' ? (await this.entitlements.of(uid)).seats : seatsOfInfluencer;
  }
}
