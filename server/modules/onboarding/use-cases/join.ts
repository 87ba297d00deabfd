import type { BrandCategory, City, InfluencerCity, Platform } from '../../../contract/lists/index.js';
import type { PlanId } from '../../../contract/plans.js';
import type { Clock, Transaction } from '../../../shared/kernel/index.js';
import { checkAdult } from '../domain/age.js';
import { emailToWriteTo, type LeadFacts, leadJoins, newLead } from '../domain/lead.js';
import { type Accounts, isKnownEmail } from '../ports/neighbours.js';
import type { EntryLimits, LeadRepository } from '../ports/repositories.js';

/**
 * Shared by both sign-ups: creates account, profile and lead atomically, then emails a link. For a known email address
 * it does the same work and rolls back, so that neither response nor timing reveals anything.
 */
export class OpenAccount {
  constructor(
    private readonly accounts: Accounts,
    private readonly leads: LeadRepository,
    private readonly limits: EntryLimits,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * @param address the visitor's network address
   * @param open creates account and profile, and returns the lead
   * @param leaveTrace for a known email address: anything that an outsider could notice about a new account
   * @throws onboarding/invalid-email, onboarding/too-many-requests, and what `open` throws
   */
  async execute(
    address: string,
    typedEmail: string,
    open: (email: string) => Promise<LeadFacts>,
    leaveTrace: () => Promise<void> = async () => undefined,
  ): Promise<void> {
    const email = emailToWriteTo(typedEmail);
    await this.limits.countMail(email, address);
    try {
      await this.transaction.inTransaction(async () => this.keepLead(await open(email)));
    } catch (error) {
      if (!isKnownEmail(error)) throw error;
      await leaveTrace();
    }
    await this.accounts.mailLink(email);
  }

  private async keepLead(facts: LeadFacts): Promise<void> {
    const now = this.clock.now();
    const known = await this.leads.find(facts.kind, facts.email);
    await this.leads.save(...(known ? leadJoins(known, facts, now) : newLead(facts, now)));
  }
}

export type JoiningBrand = Readonly<{
  tier: PlanId;
  brandName: string;
  city: City;
  category: BrandCategory;
  name: string;
  email: string;
  termsVersion?: number;
}>;

/** A brand signs up. It is on Basic until it pays; its lead remembers the plan it chose. */
export class JoinAsBrand {
  constructor(
    private readonly accounts: Accounts,
    private readonly openAccount: OpenAccount,
  ) {}

  /** @param address the visitor's network address. @throws onboarding/invalid-email, onboarding/too-many-requests */
  async execute(address: string, { brandName, city, category, name, tier, ...joining }: JoiningBrand): Promise<void> {
    await this.openAccount.execute(address, joining.email, async (email) => {
      const brand = { name: brandName, city, category };
      const { termsVersion } = joining;
      const profileUid = await this.accounts.openBrand({ email, name, termsVersion, brand });
      return { kind: 'brand', email, name, company: brandName, tier, profileUid };
    });
  }
}

export type JoiningInfluencer = Readonly<{
  name: string;
  handle: string;
  /** The platform on which the handle is theirs. */
  platform: Platform;
  city: InfluencerCity;
  email: string;
  termsVersion?: number;
  dateOfBirth: string;
  /** Who invited them; null if nobody did. */
  invitedBy: string | null;
  /** The handle belongs to an imported profile that they claim. */
  claim?: boolean;
}>;

/** An influencer signs up. */
export class JoinAsInfluencer {
  constructor(
    private readonly accounts: Accounts,
    private readonly openAccount: OpenAccount,
    private readonly clock: Clock,
  ) {}

  /**
   * @param address the visitor's network address
   * @throws onboarding/too-young, onboarding/impossible-date-of-birth, onboarding/invalid-email,
   *   onboarding/too-many-requests, profiles/handle-taken, profiles/handle-unclaimed, profiles/nothing-to-claim
   */
  async execute(address: string, joining: JoiningInfluencer): Promise<void> {
    const { name, handle, platform, city, dateOfBirth, invitedBy, claim, termsVersion } = joining;
    checkAdult(dateOfBirth, this.clock.now());
    const open = async (email: string): Promise<LeadFacts> => {
      const profileUid = claim
        ? await this.accounts.openClaimant({ email, name, handle, termsVersion }).then(() => null)
        : await this.accounts.openInfluencer({ email, name, handle, platform, city, dateOfBirth, termsVersion });
      return { kind: 'influencer', email, name, company: handle, dateOfBirth, invitedBy, profileUid };
    };
    // Someone who joins with another person's email and then looks for the handle finds it taken in either case; a
    // claim leaves no trace.
    const leaveTrace = claim ? undefined : () => this.accounts.keepHandle(handle, platform);
    await this.openAccount.execute(address, joining.email, open, leaveTrace);
  }
}
