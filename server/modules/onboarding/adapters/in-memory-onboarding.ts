import { DomainError } from '../../../shared/kernel/index.js';
import type { Call, CallEvent } from '../domain/call.js';
import type { Lead, LeadEvent, LeadKind } from '../domain/lead.js';
import { onboardingErrors } from '../domain/onboarding.errors.js';
import {
  CallMails,
  Accounts,
  type BrandAccount,
  Brands,
  type ClaimantAccount,
  type InfluencerAccount,
} from '../ports/neighbours.js';
import { CallRepository, LeadRepository } from '../ports/repositories.js';

export class InMemoryLeadRepository extends LeadRepository {
  readonly events: LeadEvent[] = [];
  private readonly leads = new Map<string, Lead>();

  async find(kind: LeadKind, email: string): Promise<Lead | null> {
    return this.leads.get(`${kind} ${email}`) ?? null;
  }

  async save(lead: Lead, ...events: LeadEvent[]): Promise<Lead> {
    const key = `${lead.kind} ${lead.email}`;
    if ((this.leads.get(key)?.version ?? 0) !== lead.version) throw onboardingErrors.stale();
    const next = { ...lead, version: lead.version + 1 };
    this.leads.set(key, next);
    this.events.push(...events);
    return next;
  }
}

export class InMemoryCallRepository extends CallRepository {
  readonly events: CallEvent[] = [];
  private readonly calls = new Map<string, Call>();

  async get(id: string): Promise<Call> {
    const call = this.calls.get(id);
    if (!call) throw onboardingErrors.callNotFound();
    return call;
  }

  async getByToken(tokenHash: string): Promise<Call> {
    const call = [...this.calls.values()].find((each) => each.tokenHash === tokenHash);
    if (!call) throw onboardingErrors.callNotFound();
    return call;
  }

  async bookedAt(startsAt: Date): Promise<Call | null> {
    return this.booked().find((call) => call.startsAt.getTime() === startsAt.getTime()) ?? null;
  }

  async takenFrom(moment: Date): Promise<Date[]> {
    return this.booked()
      .map(({ startsAt }) => startsAt)
      .filter((startsAt) => startsAt >= moment)
      .sort((a, b) => a.getTime() - b.getTime());
  }

  async save(call: Call, ...events: CallEvent[]): Promise<Call> {
    if ((this.calls.get(call.id)?.version ?? 0) !== call.version) throw onboardingErrors.stale();
    const clash = this.booked().some(
      ({ id, startsAt }) => id !== call.id && startsAt.getTime() === call.startsAt.getTime(),
    );
    if (clash && call.state === 'booked') throw onboardingErrors.callTimeTaken();
    const next = { ...call, version: call.version + 1 };
    this.calls.set(next.id, next);
    this.events.push(...events);
    return next;
  }

  private booked(): Call[] {
    return [...this.calls.values()].filter(({ state }) => state === 'booked');
  }
}

/** Knows the email addresses for which it has created accounts. */
export class InMemoryAccounts extends Accounts {
  readonly opened: (BrandAccount | InfluencerAccount | ClaimantAccount)[] = [];
  /** Handles of imported, unclaimed profiles. */
  readonly unclaimed: string[] = [];
  readonly claimed: { email: string; handle: string }[] = [];
  readonly keptHandles: string[] = [];
  readonly mailedLinks: string[] = [];

  openBrand(account: BrandAccount): Promise<string> {
    return this.open(account);
  }

  async openInfluencer(account: InfluencerAccount): Promise<string> {
    if (this.unclaimed.includes(account.handle))
      throw new DomainError('conflict', 'profiles/handle-unclaimed', 'Nobody manages this profile yet.');
    const taken =
      this.keptHandles.includes(account.handle) ||
      this.opened.some((other) => 'handle' in other && other.handle === account.handle);
    if (taken) throw new DomainError('conflict', 'profiles/handle-taken', 'Another influencer already has the handle.');
    return this.open(account);
  }

  async openClaimant({ email, name, handle }: ClaimantAccount): Promise<void> {
    if (!this.unclaimed.includes(handle))
      throw new DomainError('conflict', 'profiles/nothing-to-claim', 'There is nothing to claim.');
    await this.open({ email, name, handle });
    this.claimed.push({ email, handle });
  }

  async keepHandle(handle: string): Promise<void> {
    this.keptHandles.push(handle);
  }

  async mailLink(email: string): Promise<void> {
    this.mailedLinks.push(email);
  }

  private async open(account: BrandAccount | InfluencerAccount | ClaimantAccount): Promise<string> {
    if (this.opened.some(({ email }) => email === account.email)) {
      throw new DomainError('conflict', 'identity/email-taken', 'There’s already a user with this email address.');
    }
    return `profile-${this.opened.push(account)}`;
  }
}

/** Knows the given brands: names by id. */
export class InMemoryBrands extends Brands {
  constructor(private readonly names: Readonly<Record<string, string>>) {
    super();
  }

  async nameOf(brandId: string): Promise<string> {
    const name = this.names[brandId];
    if (name === undefined) throw new DomainError('not-found', 'profiles/brand-not-found', 'This brand doesn’t exist.');
    return name;
  }
}

type Told = Readonly<{ news: 'booked' | 'moved' | 'cancelled'; call: Call; token: string | null }>;

export class InMemoryCallMails extends CallMails {
  readonly told: Told[] = [];

  async tell(news: 'booked' | 'moved', call: Call, token: string): Promise<void> {
    this.told.push({ news, call, token });
  }

  async tellCancelled(call: Call): Promise<void> {
    this.told.push({ news: 'cancelled', call, token: null });
  }
}
