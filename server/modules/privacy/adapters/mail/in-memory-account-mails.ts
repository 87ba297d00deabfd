import type { Person } from '../../domain/subject.js';
import { AccountMails } from '../../ports/account-mails.js';

export class InMemoryAccountMails extends AccountMails {
  readonly sent: { kind: 'export-ready' | 'closing' | 'kept' | 'erased'; to: string }[] = [];

  async exportReady({ email: to }: Person): Promise<void> {
    this.sent.push({ kind: 'export-ready', to });
  }

  async closing({ email: to }: Person): Promise<void> {
    this.sent.push({ kind: 'closing', to });
  }

  async kept({ email: to }: Person): Promise<void> {
    this.sent.push({ kind: 'kept', to });
  }

  async erased({ email: to }: Person): Promise<void> {
    this.sent.push({ kind: 'erased', to });
  }
}
