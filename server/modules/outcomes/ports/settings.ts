import type { BookingHook, ResultSettings } from '../domain/settings.js';

/** What brands have said for all their Collabs. The promises are executable: see settings.contract.ts. */
export abstract class SettingsRepository {
  /** Without a statement, nothing is said. */
  abstract of(brandId: string): Promise<ResultSettings>;

  abstract save(settings: ResultSettings): Promise<void>;
}

/** Stores the addresses to which booking systems post, one for each brand. Likewise. */
export abstract class BookingHooks {
  abstract find(id: string): Promise<BookingHook | null>;

  abstract ofBrand(brandId: string): Promise<BookingHook | null>;

  /** Replaces the existing one, whose address stops working. */
  abstract replace(hook: BookingHook): Promise<void>;

  abstract remove(brandId: string): Promise<void>;
}

/** A message as a booking system sent it: its headers by lower-case name, and its unchanged body. */
export type SignedMessage = Readonly<{ headers: Readonly<Record<string, string>>; body: string }>;

/** Makes, encrypts and verifies with the secrets of booking hooks. Likewise. */
export abstract class HookSecrets {
  abstract make(): string;

  /** Encrypts it for one hook. */
  abstract seal(secret: string, hookId: string): string;

  /** The part of a hook's address that can't be guessed. */
  abstract tokenOf(hookId: string): string;

  /** The hook of such an address; null for any other. */
  abstract hookIn(token: string): string | null;

  /** Whether the hook's secret signed this at most five minutes ago, according to Standard Webhooks. */
  abstract isSigned(message: SignedMessage, hook: Pick<BookingHook, 'id' | 'sealedSecret'>): boolean;
}
