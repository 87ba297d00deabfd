import { emailToKeep, type ProfileRef } from '../../shared/kernel/index.js';
import type { NewApiKey } from './domain/api-key.js';
import { identityErrors } from './domain/identity.errors.js';
import { actorIn } from './domain/user.js';
import type { UserRepository } from './ports/user.repository.js';
import type { OwnKeys } from './use-cases/own-keys.js';

/** What the command line may ask about API keys. */
export class KeysApi {
  constructor(
    private readonly users: UserRepository,
    private readonly keys: OwnKeys,
  ) {}

  /**
   * Makes a key in the name of a member of a profile; without `uid` of the only one they have.
   * @throws identity/no-such-user, identity/not-your-profile, identity/role-not-enough, identity/wrong-key,
   * identity/too-many-keys
   */
  async make(email: string, uid: string | undefined, wish: NewApiKey): Promise<{ key: string; profile: ProfileRef }> {
    const user = await this.users.findByEmail(emailToKeep(email));
    if (!user) throw identityErrors.noSuchUser(email);
    const own = user.memberships.filter(({ profileUid }) => uid === undefined || profileUid === uid);
    const [only, second] = own;
    if (!only || second) throw identityErrors.notYourProfile();
    const profile: ProfileRef = { uid: only.profileUid, type: only.profileType };
    const { key } = await this.keys.make(actorIn(user, profile), wish);
    return { key, profile };
  }
}
