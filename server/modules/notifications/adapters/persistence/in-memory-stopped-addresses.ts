import { StoppedAddresses } from '../../ports/stopped-addresses.js';

export class InMemoryStoppedAddresses extends StoppedAddresses {
  private readonly stopped = new Set<string>();

  async stop(email: string): Promise<void> {
    this.stopped.add(email.toLowerCase());
  }

  async among(emails: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set(emails.map((email) => email.toLowerCase()).filter((email) => this.stopped.has(email)));
  }
}
