import type { Platform } from '../../../../contract/lists/index.js';
import type { ImportEvent } from '../../domain/imported-influencer.js';
import type { Influencer } from '../../domain/influencer.js';
import { profileErrors } from '../../domain/profile.errors.js';
import { ImportedInfluencers } from '../../ports/imported-influencers.js';
import { type InMemoryInfluencerRepository, sameHandle } from './in-memory-influencer.repository.js';

export class InMemoryImportedInfluencers extends ImportedInfluencers {
  readonly events: ImportEvent[] = [];

  constructor(private readonly influencers: InMemoryInfluencerRepository) {
    super();
  }

  async find(platform: Platform, handles: readonly string[]): Promise<ReadonlyMap<string, Influencer>> {
    const found = handles.map((handle) => [handle, this.withHandle(platform, handle)] as const);
    return new Map(found.flatMap(([handle, influencer]) => (influencer ? [[handle, influencer]] : [])));
  }

  async store(influencers: readonly Influencer[], event: ImportEvent): Promise<void> {
    const restore = this.influencers.remember();
    try {
      for (const influencer of influencers) await this.influencers.save(influencer);
    } catch {
      restore();
      throw profileErrors.rowRefused('Somebody else was faster.');
    }
    this.events.push(event);
  }

  private withHandle(platform: Platform, handle: string): Influencer | undefined {
    const { all } = this.influencers;
    const hasAccount = ({ accounts }: Influencer, on?: Platform) =>
      accounts.some((account) => (!on || account.platform === on) && sameHandle(account.handle, handle));
    return (
      all.find((influencer) => hasAccount(influencer, platform)) ??
      all.find((influencer) => sameHandle(influencer.handle, handle)) ??
      all.find((influencer) => hasAccount(influencer))
    );
  }
}
