import { Command, CommandRunner, Option } from 'nest-commander';
import { EraseAccount } from '../modules/privacy/index.js';
import { theProduct } from '../shared/kernel/index.js';

/** `erase jane@example.com`: for someone who has written to us. There is no time to think again, and no way back. */
@Command({
  name: 'erase',
  arguments: '<email>',
  description: 'Erases a person’s account and personal data at once, for good.',
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

  @Option({ flags: '--brands', description: 'close the brands that this person alone owns as well' })
  parseBrands(): boolean {
    return true;
  }
}
