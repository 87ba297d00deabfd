import type { Jobs } from '../../../../shared/jobs/index.js';
import { SignInLinkOrders } from '../../ports/sign-in-link-orders.js';
import type { SendSignInLink } from '../../use-cases/send-sign-in-link.js';

const job = 'identity.send-sign-in-link';

/** A job looks whether we know the address: the request itself does the same work for everyone. */
export class JobSignInLinkOrders extends SignInLinkOrders {
  constructor(
    private readonly jobs: Jobs,
    sendSignInLink: SendSignInLink,
  ) {
    super();
    jobs.handle(job, (order) => sendSignInLink.execute((order as { email: string }).email));
  }

  async place(email: string): Promise<void> {
    await this.jobs.enqueue(job, { email });
  }
}
