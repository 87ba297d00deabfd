import type { Transaction, Visitor } from '../../../shared/kernel/index.js';
import type { Session } from '../domain/session.js';
import type { OpenSession } from './open-session.js';
import type { UseLink } from './use-link.js';

/** The mailed link signs its person in. */
export class VerifySignInLink {
  constructor(
    private readonly useLink: UseLink,
    private readonly openSession: OpenSession,
    private readonly transaction: Transaction,
  ) {}

  /** @throws identity/link-not-valid, identity/user-disabled */
  async execute(visitor: Visitor, token: string, typedEmail: string): Promise<Session> {
    return this.transaction.inTransaction(async () => {
      const user = await this.useLink.execute(token, typedEmail, ['sign-in', 'invitation']);
      return this.openSession.execute(user, visitor, 'link');
    });
  }
}
