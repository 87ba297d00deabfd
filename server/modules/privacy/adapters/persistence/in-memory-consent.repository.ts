import type { Consent } from '../../domain/consent.js';
import { ConsentRepository } from '../../ports/consent.repository.js';

export class InMemoryConsentRepository extends ConsentRepository {
  readonly all: Consent[] = [];

  async add(consent: Consent): Promise<void> {
    this.all.push(consent);
  }

  async newestOf(userId: string): Promise<Consent | null> {
    const own = this.all.filter((consent) => consent.userId === userId);
    const [newest] = own.sort((a, b) => b.decidedAt.getTime() - a.decidedAt.getTime() || (a.id < b.id ? 1 : -1));
    return newest ?? null;
  }
}
