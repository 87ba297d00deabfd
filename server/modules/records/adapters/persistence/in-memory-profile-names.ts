import type { Side } from '../../domain/fact.js';
import { ProfileNames } from '../../ports/profile-names.js';

export class InMemoryProfileNames extends ProfileNames {
  constructor(private readonly names: Readonly<Record<Side, Readonly<Record<string, string>>>>) {
    super();
  }

  async nameOf(side: Side, profileId: string): Promise<string | null> {
    return this.names[side][profileId] ?? null;
  }
}
