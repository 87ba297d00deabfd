import type { Consent } from '../domain/consent.js';

/** What people have allowed: a list that only grows. The promises below are executable: see consent.repository.contract.ts. */
export abstract class ConsentRepository {
  abstract add(consent: Consent): Promise<void>;

  /** What holds now; null when the person has never been asked. */
  abstract newestOf(userId: string): Promise<Consent | null>;
}
