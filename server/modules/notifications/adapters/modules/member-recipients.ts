import type { IdentityApi } from '../../../identity/index.js';
import { type Recipient, Recipients } from '../../ports/repositories.js';

/** Identity knows a profile's people. */
export class MemberRecipients extends Recipients {
  constructor(private readonly identity: IdentityApi) {
    super();
  }

  of(profileUid: string): Promise<readonly Recipient[]> {
    return this.identity.membersOf(profileUid);
  }
}
