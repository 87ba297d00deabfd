import type { Actor } from '../../shared/kernel/index.js';
import type { CollabCredit, CreditSource } from './domain/credit.js';
import type { CreditRepository } from './ports/credit.repository.js';
import type { ClaimCredit, CreditAnswer } from './use-cases/claim-credit.js';
import type { GiveBackCredit } from './use-cases/give-back-credit.js';
import type { CreditQuote, QuoteCredit } from './use-cases/quote-credit.js';

export type { CreditAnswer, CreditQuote, CreditSource };

/**
 * What Collabs cost their brand. All of it joins the open transaction, so that a Collab and its credit change together,
 * and each may be asked again for the same Collab without effect. Two who want the last free one wait for each other.
 *
 * - An influencer asked, the brand approves: `spend`.
 * - The brand asks: `reserve` with its request, `spend` with the influencer's yes.
 * - `payment-needed`: store nothing that counts as approved or requested; the brand pays at
 *   `POST /api/v1/billing/collabs/{collabId}/checkout`, and `credit.paid` (see events.ts) tells when to ask again.
 * - Declined, withdrawn, expired, cancelled in time, ended by the influencer or a no-show: `giveBack`. Not for the brand's
 *   own late cancellation.
 */
export class Credits {
  constructor(
    private readonly quoteCredit: QuoteCredit,
    private readonly claimCredit: ClaimCredit,
    private readonly giveBackCredit: GiveBackCredit,
    private readonly credits: CreditRepository,
  ) {}

  /** What the brand's next Collab would take, for the button that asks. */
  quote(brandId: string): Promise<CreditQuote> {
    return this.quoteCredit.execute(brandId);
  }

  /** What a Collab has taken; null while it has taken nothing. For its brand's eyes only. */
  async takenBy(collabId: string): Promise<Pick<CollabCredit, 'source' | 'pricePence' | 'state'> | null> {
    const credit = await this.credits.find(collabId);
    return credit && { source: credit.source, pricePence: credit.pricePence, state: credit.state };
  }

  /** The brand's request sets a credit aside. @throws billing/credit-closed when it was given back before */
  reserve(actor: Actor, brandId: string, collabId: string): Promise<CreditAnswer> {
    return this.claimCredit.execute(actor, brandId, collabId, 'reserve');
  }

  /** The Collab is approved: uses what was reserved, or takes one now. @throws billing/credit-closed when it was given back before */
  spend(actor: Actor, brandId: string, collabId: string): Promise<CreditAnswer> {
    return this.claimCredit.execute(actor, brandId, collabId, 'spend');
  }

  /** The Collab ended before its visit, or its request came to nothing. `note` says why, for the ledger. */
  giveBack(actor: Actor, brandId: string, collabId: string, note: string): Promise<void> {
    return this.giveBackCredit.execute(actor, brandId, collabId, note);
  }
}
