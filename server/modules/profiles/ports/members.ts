import type { Actor } from '../../../shared/kernel/index.js';

/** What profiles need of identity: a brand's first person. */
export abstract class Members {
  /** Makes the person an owner of the brand and writes to them. Joins the open transaction. */
  abstract inviteOwner(actor: Actor, brandId: string, person: { email: string; name: string }): Promise<void>;
}
