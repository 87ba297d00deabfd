import type { IdentityApi } from '../../../identity/index.js';
import type { ProfilesApi } from '../../../profiles/index.js';
import { Addressees } from '../../ports/addressees.js';

/** Profiles know their names, and identity who stands behind them. */
export class ProfileAddressees extends Addressees {
  constructor(
    private readonly profiles: ProfilesApi,
    private readonly identity: IdentityApi,
  ) {
    super();
  }

  async names(influencerIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const cards = await this.profiles.influencerCards(influencerIds);
    return new Map([...cards].map(([id, { handle }]) => [id, `@${handle}`]));
  }

  async isRead(influencerId: string): Promise<boolean> {
    return (await this.identity.membersOf(influencerId)).length > 0;
  }
}
