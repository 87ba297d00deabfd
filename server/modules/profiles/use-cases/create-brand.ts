import type { Actor, Clock, Transaction } from '../../../shared/kernel/index.js';
import { type Brand, createBrand, type NewBrand } from '../domain/brand.js';
import type { BrandRepository } from '../ports/brand.repository.js';
import type { Members } from '../ports/neighbours.js';

/** Staff make a brand, and its first user is invited: both, or neither. */
export class CreateBrand {
  constructor(
    private readonly brands: BrandRepository,
    private readonly members: Members,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @param contactName how the invitation calls the first user, who is reached at the brand's e-mail; null invites nobody */
  execute(actor: Actor, details: NewBrand, contactName: string | null): Promise<Brand> {
    const [brand, event] = createBrand(details, actor, this.clock.now());

    return this.transaction.inTransaction(async () => {
      const saved = await this.brands.save(brand, event);
      if (contactName !== null) {
        await this.members.inviteOwner(actor, saved.id, { email: saved.email, name: contactName });
      }
      return saved;
    });
  }
}
