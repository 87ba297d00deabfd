import { Command, CommandRunner, Option } from 'nest-commander';
import { IdentityApi, StaffApi } from '../modules/identity/index.js';

/** `admin:create ann@example.com`: access for the first member of staff, or for one who is locked out. */
@Command({
  name: 'admin:create',
  arguments: '<email>',
  description: 'Makes someone staff with all rights, and prints a one-time sign-in link.',
})
export class AdminCreateCommand extends CommandRunner {
  constructor(private readonly identity: IdentityApi) {
    super();
  }

  /** @throws identity/invalid-email */
  async run([email = '']: string[], { name }: { name?: string }): Promise<void> {
    const [beforeAt = email] = email.split('@');
    const staff = { email, name: name ?? beforeAt, staffRole: 'super-user' } as const;
    const { signInLink } = await this.identity.addStaff(staff);
    console.log(`${email} is staff. This link signs in once, within 15 minutes:\n${signInLink}`);
  }

  @Option({ flags: '--name <name>', description: 'the person’s name' })
  parseName(name: string): string {
    return name;
  }
}

/** `admin:reset ann@example.com`: access for someone who has lost both phone and recovery codes. */
@Command({
  name: 'admin:reset',
  arguments: '<email>',
  description: 'Resets someone’s second factor, ends their sessions and emails a one-time link.',
})
export class AdminResetCommand extends CommandRunner {
  constructor(private readonly staff: StaffApi) {
    super();
  }

  /** @throws identity/invalid-email, identity/no-such-user */
  async run([email = '']: string[]): Promise<void> {
    await this.staff.resetSecondFactor(email);
    console.log(`The second factor of ${email} is forgotten. A link that signs them in once is on its way.`);
  }
}
