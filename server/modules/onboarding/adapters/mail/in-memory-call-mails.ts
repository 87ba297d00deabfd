import type { Call } from '../../domain/call.js';
import { CallMails } from '../../ports/call-mails.js';

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
