import { Command, CommandRunner } from 'nest-commander';
import { StaffApi } from '../modules/identity/index.js';

/** `admin:reset ann@example.com`: the way back for a member of staff who has lost phone and recovery codes. */
@Command({
  name: 'admin:reset',
  arguments: '<email>',
  description: 'Forgets the second factor of a member of staff, ends their sessions, and mails a link that works once.',
})
export class AdminResetCommand extends CommandRunner {
  constructor(private readonly staff: StaffApi) {
    super();
  }

  /** @throws identity/invalid-email, identity/no-such-user, identity/staff-only */
  async run([email = '']: string[]): Promise<void> {
    await this.staff.resetSecondFactor(email);
    console.log(`The second factor of ${email} is forgotten. A link that signs them in once is on its way.`);
  }
}
