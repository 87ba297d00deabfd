import type { ProfileRef } from '../../shared/kernel/index.js';
import type { MembersApi } from '../identity/index.js';
import type { NewApiKey } from './domain/api-key.js';
import type { ApiKeyService } from './use-cases/api-key-service.js';

/** What the command line can ask about API keys. */
export class KeysApi {
  constructor(
    private readonly members: Pick<MembersApi, 'actorWith'>,
    private readonly keys: Pick<ApiKeyService, 'make'>,
  ) {}

  /**
   * Creates a key on behalf of a member of a profile; without `uid`, of their only one.
   * @throws identity/no-such-user, identity/not-your-profile, identity/role-not-enough, identity/wrong-key,
   * identity/too-many-keys
   */
  async make(email: string, uid: string | undefined, wish: NewApiKey): Promise<{ key: string; profile: ProfileRef }> {
    const { actor, profile } = await this.members.actorWith(email, uid);
    const { key } = await this.keys.make(actor, wish);
    return { key, profile };
  }
}
