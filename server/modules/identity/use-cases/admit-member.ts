import { type Clock, theProduct } from '../../../shared/kernel/index.js';
import { identityErrors } from '../domain/identity.errors.js';
import { actorOf, canSignIn, createUser, link, type NewMembership, proveEmail, type User } from '../domain/user.js';
import type { UserRepository } from '../ports/user.repository.js';
import type { ProveEmail } from './prove-email.js';

/** `email` must be normalised; `name` is for who has no account yet. */
export type Newcomer = Readonly<{ email: string; name: string; membership: NewMembership }>;

const nameLength = { min: 2, max: 100 };

/**
 * Somebody comes in by a letter to their address: an account if they have none, and the membership. Holding the letter
 * and knowing its address shows that mail reaches them.
 */
export class AdmitMember {
  constructor(
    private readonly users: UserRepository,
    private readonly proveEmail: ProveEmail,
    private readonly clock: Clock,
  ) {}

  /** In the caller's transaction. @throws identity/name-needed, identity/user-disabled, identity/staff-cannot-join */
  async execute({ email, name, membership }: Newcomer): Promise<User> {
    const known = await this.users.findByEmail(email);
    const person = known ? await this.provenPerson(known) : await this.newPerson(email, name);
    const { uid } = membership.profile;
    const isIn = person.memberships.some(({ profileUid, kind }) => profileUid === uid && kind === 'linked');
    if (isIn) return person; // has come in another way meanwhile, and keeps that role
    return this.users.save(...link(person, membership, actorOf(person, null), this.clock.now()));
  }

  private async provenPerson(known: User): Promise<User> {
    if (!canSignIn(known)) throw identityErrors.userDisabled();
    if (known.staffRole) throw identityErrors.staffCannotJoin();
    return this.proveEmail.execute(known);
  }

  private async newPerson(email: string, typedName: string): Promise<User> {
    const name = typedName.trim();
    if (name.length < nameLength.min || name.length > nameLength.max) throw identityErrors.nameNeeded();
    const now = this.clock.now();
    const [person, created] = createUser({ email, name }, theProduct, now);
    const [proven, event] = proveEmail(person, now);
    return this.users.save(proven, created, event);
  }
}
