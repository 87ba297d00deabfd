import { type Actor, checkMember, type Clock, DomainError, ownProfile } from '../../../shared/kernel/index.js';
import { outcomeErrors } from '../domain/outcome.errors.js';
import { type BookingHook, newHookId, type ResultSettings } from '../domain/collab-link.js';
import type { LinkTargets } from '../ports/neighbours.js';
import type { BookingHooks, HookSecrets, SettingsRepository, SignedMessage } from '../ports/repositories.js';
import { checkedTarget } from './collab-link-service.js';
import type { Counted, CountGuests, DayEntry, SaidEntry } from './count-guests.js';

/** A service: what a brand says for all its Collabs. */
export class ResultSettingsService {
  constructor(
    private readonly settings: SettingsRepository,
    private readonly targets: LinkTargets,
  ) {}

  show(actor: Actor): Promise<ResultSettings> {
    return this.settings.of(ownProfile(actor).uid);
  }

  /** Undefined fields stay, and null takes one back. @throws outcomes/wrong-target, identity/role-not-enough */
  async change(
    actor: Actor,
    { targetUrl, marginPercent }: Readonly<{ targetUrl?: string | null; marginPercent?: number | null }>,
  ): Promise<ResultSettings> {
    checkMember(actor, 'profile');
    const before = await this.show(actor);
    const changed: ResultSettings = {
      ...before,
      ...(targetUrl === undefined ? {} : { targetUrl: targetUrl && (await checkedTarget(targetUrl, this.targets)) }),
      ...(marginPercent === undefined ? {} : { marginPercent }),
    };
    await this.settings.save(changed);
    return changed;
  }
}

/** A service: the address to which a brand's booking system posts. */
export class BookingHookService {
  constructor(
    private readonly hooks: BookingHooks,
    private readonly secrets: HookSecrets,
    private readonly clock: Clock,
  ) {}

  /** Null if there is none. @throws identity/role-not-enough */
  async show(actor: Actor): Promise<BookingHook | null> {
    checkMember(actor, 'keys');
    return this.hooks.ofBrand(ownProfile(actor).uid);
  }

  /** Replaces the existing one. Its secret is shown only now. @throws identity/role-not-enough */
  async make(actor: Actor): Promise<Readonly<{ hook: BookingHook; secret: string }>> {
    checkMember(actor, 'keys');
    const [id, secret] = [newHookId(), this.secrets.make()];
    const sealedSecret = this.secrets.seal(secret, id);
    const hook = { id, brandId: ownProfile(actor).uid, sealedSecret, createdAt: this.clock.now() };
    await this.hooks.replace(hook);
    return { hook, secret };
  }

  /** Its address stops working. @throws identity/role-not-enough */
  async remove(actor: Actor): Promise<void> {
    checkMember(actor, 'keys');
    await this.hooks.remove(ownProfile(actor).uid);
  }
}

/** What a booking system sends. */
export type BookingMessage = Readonly<{ guests: readonly SaidEntry[]; days: readonly DayEntry[] }>;

/** What became of each entry; a rejected one has its problem. */
export type BookingFate = Readonly<{ index: number; code: string; detail: string }>;
export type BookingReceipt = Readonly<{
  counted: number;
  known: number;
  days: number;
  rejected: readonly BookingFate[];
}>;

/** A booking system posts guests and covers. */
export class ReceiveBookings {
  constructor(
    private readonly hooks: Pick<BookingHooks, 'find'>,
    private readonly secrets: Pick<HookSecrets, 'hookIn' | 'isSigned'>,
    private readonly guests: Pick<CountGuests, 'countFor' | 'putDaysFor'>,
  ) {}

  /** The hook whose secret signed this message. @throws outcomes/hook-not-found, outcomes/bad-signature */
  async checked(token: string, message: SignedMessage): Promise<BookingHook> {
    const id = this.secrets.hookIn(token);
    const hook = id && (await this.hooks.find(id));
    if (!hook) throw outcomeErrors.hookNotFound();
    if (!this.secrets.isSigned(message, hook)) throw outcomeErrors.badSignature();
    return hook;
  }

  /**
   * A wrong entry doesn't affect the others, and the same message counts once.
   * @param messageId names entries that have no id of their own
   * @throws collabs/venue-unknown, outcomes/wrong-day, for the days
   */
  async execute(
    { brandId }: BookingHook,
    messageId: string,
    { guests, days }: BookingMessage,
  ): Promise<BookingReceipt> {
    const changed = days.length === 0 ? 0 : await this.guests.putDaysFor(brandId, days, 'webhook');
    const counts: Counted[] = [];
    const rejected: BookingFate[] = [];
    for (const [index, entry] of guests.entries()) {
      const externalId = entry.externalId ?? `${messageId}:${index}`;
      try {
        counts.push(await this.guests.countFor(brandId, { ...entry, externalId }, 'webhook'));
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        rejected.push({ index, code: error.code, detail: error.message });
      }
    }
    const counted = counts.filter(({ isNew }) => isNew).length;
    return { counted, known: counts.length - counted, days: changed, rejected };
  }
}
