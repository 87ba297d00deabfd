import type { InfluencerDirectory } from '../../../profiles/index.js';
import { KnownInfluencers, type ListedInfluencer } from '../../ports/known-influencers.js';

export class ProfileKnownInfluencers extends KnownInfluencers {
  constructor(private readonly directory: InfluencerDirectory) {
    super();
  }

  byHandles(handles: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return this.directory.byHandles(handles);
  }

  existing(ids: readonly string[]): Promise<ReadonlySet<string>> {
    return this.directory.existing(ids);
  }

  open(ids: readonly string[]): Promise<ReadonlySet<string>> {
    return this.directory.open(ids);
  }

  lines(ids: readonly string[]): Promise<ReadonlyMap<string, ListedInfluencer>> {
    return this.directory.lines(ids);
  }
}
