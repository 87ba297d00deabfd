import type { Call } from '../../domain/call.js';
import { CallMails } from '../../ports/call-mails.js';

type Told = Readonly<{ news: 'booked' | 'moved' | 'cancelled'; call: Call; token: string }>;

export class InMemoryCallMails extends CallMails {
  readonly told: Told[] = [];

  async tell(news: Told['news'], call: Call, token: string): Promise<void> {
    this.told.push({ news, call, token });
  }
}
