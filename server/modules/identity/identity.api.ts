import type { Config } from '../../config.js';
import { type Actor, type ProfileRef, theProduct } from '../../shared/kernel/index.js';
import { quickLoginAddress } from './adapters/mail/sign-in-letters.js';
import type { Member, ProfileMembers } from './adapters/persistence/sql-profile-members.js';
import type { NewMembership, NewUser } from './domain/user.js';
import type { SignInLinkOrders } from './ports/sign-in-links.js';
import type { CreatePerson, Invitation, InviteMember, LinkService } from './use-cases/add-people.js';
import type { AddStaff, NewStaff, SetUserAccess } from './use-cases/staff-accounts.js';
import type { MakeSignInLink } from './use-cases/sign-in-links.js';

type UserCreation = NewUser & Readonly<{ memberships?: readonly NewMembership[]; disabled?: boolean }>;

/** What other modules, the demo world and the command line can use of identity. */
export class IdentityApi {
  constructor(
    private readonly inviteMember: InviteMember,
    private readonly changeLinks: LinkService,
    private readonly createPerson: CreatePerson,
    private readonly addStaffMember: AddStaff,
    private readonly setUserAccess: SetUserAccess,
    private readonly makeSignInLink: MakeSignInLink,
    private readonly linkOrders: SignInLinkOrders,
    private readonly members: ProfileMembers,
    private readonly config: Pick<Config, 'publicUrl'>,
  ) {}

  /** Gives a person a profile, creates an account if needed, and emails a link. @throws identity/invalid-email */
  async invite(invitation: Invitation, invitedBy: Actor = theProduct): Promise<{ userId: string }> {
    const { id } = await this.inviteMember.execute(invitedBy, invitation);
    return { userId: id };
  }

  /** Gives a person another profile, without an email. */
  async link(userId: string, membership: NewMembership, linkedBy: Actor = theProduct): Promise<void> {
    await this.changeLinks.link(linkedBy, userId, membership);
  }

  /** Takes a profile away; open sessions lose it at once. @throws identity/not-your-profile */
  async unlink(userId: string, profile: ProfileRef, unlinkedBy: Actor = theProduct): Promise<void> {
    await this.changeLinks.unlink(unlinkedBy, userId, profile);
  }

  /** Creates an account without an email. @throws identity/invalid-email, identity/email-taken */
  async createUser({ memberships = [], disabled = false, ...facts }: UserCreation): Promise<{ userId: string }> {
    const { id: userId } = await this.createPerson.execute(theProduct, facts, memberships);
    if (disabled) await this.setUserAccess.execute(theProduct, userId, 'disable');
    return { userId };
  }

  /** Makes a person staff and returns a link that signs them in once, within 15 minutes. */
  async addStaff(staff: NewStaff): Promise<{ userId: string; signInLink: string }> {
    const { id: userId } = await this.addStaffMember.execute(theProduct, staff);
    return { userId, signInLink: await this.signInLinkFor(userId) };
  }

  /** Emails a sign-in link to the account with this address; without such an account, nothing is sent. */
  async mailSignInLink(email: string): Promise<void> {
    await this.linkOrders.place(email, 'sign-in');
  }

  /** The full address of a link that signs this person in once, within 15 minutes. @throws identity/no-such-user */
  async signInLinkFor(userId: string): Promise<string> {
    return quickLoginAddress(this.config.publicUrl, await this.makeSignInLink.execute(userId));
  }

  /** People who can act as this profile and can sign in. */
  membersOf(profileUid: string): Promise<readonly Member[]> {
    return this.members.of(profileUid);
  }

  /** The same by profile; profiles without anyone are missing. */
  membersOfMany(profileUids: readonly string[]): Promise<ReadonlyMap<string, readonly Member[]>> {
    return this.members.ofMany(profileUids);
  }
}
