import { isUUID } from 'class-validator';
import { Command, CommandRunner, Option } from 'nest-commander';
import { type MemberRole, memberRoles } from '../contract/rules/member-rights.js';
import { PeopleApi, StaffLinkService } from '../modules/identity/index.js';
import { ProfilesApi } from '../modules/profiles/index.js';
import { DomainError, type ProfileRef, theProduct } from '../shared/kernel/index.js';
import { EraseAccount } from '../modules/privacy/index.js';

type Options = Readonly<{ role?: MemberRole; remove?: boolean }>;

const wrong = (message: string) => new DomainError('invalid', 'cli/usage', message);

/** `user:link jane@example.com 0198…`: lets a person act for a brand or influencer; `--remove` revokes it. */
@Command({
  name: 'user:link',
  arguments: '<email> <profile>',
  description: 'Lets a person act for the brand or influencer with this id.',
})
export class UserLinkCommand extends CommandRunner {
  constructor(
    private readonly people: PeopleApi,
    private readonly profiles: ProfilesApi,
    private readonly linkProfiles: StaffLinkService,
  ) {
    super();
  }

  /** @throws identity/not-your-profile, identity/staff-act-as-themselves */
  async run([email = '', uid = '']: string[], { role = 'owner', remove }: Options): Promise<void> {
    const person = await this.people.findByEmail(email);
    if (!person) throw wrong(`Nobody has the email address ${email}.`);
    const { profile, name } = await this.profileOf(uid);
    if (remove) await this.linkProfiles.unlink(theProduct, person.userId, profile);
    else await this.linkProfiles.link(theProduct, person.userId, { profile, kind: 'linked', role });
    console.log(remove ? `${email} no longer acts for ${name}.` : `${email} acts for ${name} as ${role}.`);
  }

  @Option({
    flags: '--role <role>',
    description: `the role: ${memberRoles.join(', ')} (owner by default)`,
  })
  parseRole(text: string): MemberRole {
    const role = memberRoles.find((each) => each === text);
    if (!role) throw wrong(`There is no role ${text}. Choose from ${memberRoles.join(', ')}.`);
    return role;
  }

  @Option({ flags: '--remove', description: 'removes the person from the profile instead' })
  parseRemove(): boolean {
    return true;
  }

  private async profileOf(uid: string): Promise<{ profile: ProfileRef; name: string }> {
    if (!isUUID(uid)) throw wrong('Name the profile by its id, which is at the end of its address in the panel.');
    const brand = (await this.profiles.brandCards([uid])).get(uid);
    if (brand) return { profile: { uid, type: 'brand' }, name: brand.name };
    const influencer = (await this.profiles.influencerCards([uid])).get(uid);
    if (influencer) return { profile: { uid, type: 'influencer' }, name: influencer.name };
    throw wrong(`No brand and no influencer has the id ${uid}.`);
  }
}

/** `erase jane@example.com`: for someone who has written to us. There is no cooling-off period and no undo. */
@Command({
  name: 'erase',
  arguments: '<email>',
  description: 'Erases a person’s account and personal data immediately and permanently.',
})
export class EraseCommand extends CommandRunner {
  constructor(private readonly eraseAccount: EraseAccount) {
    super();
  }

  /** @throws privacy/nobody, privacy/owns-brands, privacy/not-settled */
  async run([email = '']: string[], { brands = false }: { brands?: boolean }): Promise<void> {
    await this.eraseAccount.execute(theProduct, email, { withBrands: brands });
    console.log(`${email} has been erased, and told so by mail.`);
  }

  @Option({ flags: '--brands', description: 'also closes the brands that only this person owns' })
  parseBrands(): boolean {
    return true;
  }
}
