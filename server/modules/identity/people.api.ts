import { normaliseTypedEmail } from '../../contract/rules/email.js';
import type { ProfileRef } from '../../shared/kernel/index.js';
import type { SoleOwnership } from './adapters/persistence/sql-profile-members.js';
import type { User } from './domain/user.js';
import type { UserRepository } from './ports/repositories.js';
import { browserName } from './adapters/http/browser-name.js';
import type { EndSessions, OwnSessionsService } from './use-cases/sessions.js';

/** A person, and the profiles whose only owner they are. */
export type Person = Readonly<{ userId: string; email: string; name: string; owns: readonly ProfileRef[] }>;

/** One sign-in that hasn't ended. `since` stays the same when another profile is chosen; the session's id doesn't. */
type SignIn = Readonly<{ sessionId: string; since: Date; browser: string }>;

/** What may be asked about a person rather than about a profile. */
export class PeopleApi {
  constructor(
    private readonly users: UserRepository,
    private readonly ownership: SoleOwnership,
    private readonly endSessions: EndSessions,
    private readonly ownSessions: OwnSessionsService,
  ) {}

  /** @throws identity/no-such-user */
  async get(userId: string): Promise<Person> {
    return this.withProfiles(await this.users.get(userId));
  }

  /** Null when nobody has this address. */
  async findByEmail(email: string): Promise<Person | null> {
    const user = await this.users.findByEmail(normaliseTypedEmail(email));
    return user && this.withProfiles(user);
  }

  /** Signs the person out everywhere, at once on every process. */
  async signOutEverywhere(userId: string): Promise<void> {
    await this.endSessions.execute(userId);
  }

  /** Where the person is signed in now. */
  async signInsOf(userId: string): Promise<SignIn[]> {
    const sessions = await this.ownSessions.list({ userId });
    return sessions.map(({ id, createdAt, userAgent }) => ({
      sessionId: id,
      since: createdAt,
      browser: browserName(userAgent),
    }));
  }

  private async withProfiles({ id, email, name }: User): Promise<Person> {
    return { userId: id, email, name, owns: await this.ownership.of(id) };
  }
}
