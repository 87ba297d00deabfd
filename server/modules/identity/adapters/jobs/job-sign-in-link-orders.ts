import type { Jobs } from '../../../../shared/jobs/jobs.js';
import type { AskedPurpose } from '../../domain/sign-in-link.js';
import { SignInLinkOrders } from '../../ports/sign-in-links.js';
import type { SendSignInLink } from '../../use-cases/sign-in-links.js';

const job = 'identity.send-sign-in-link';

type Order = { email: string; purpose: AskedPurpose };

/** A job checks whether we know the address, so that the request does the same work for everyone. */
export class JobSignInLinkOrders extends SignInLinkOrders {
  constructor(
    private readonly jobs: Jobs,
    sendSignInLink: SendSignInLink,
  ) {
    super();
    jobs.handle(job, (order) => {
      const { email, purpose } = order as Order;
      return sendSignInLink.execute(email, purpose);
    });
  }

  async place(email: string, purpose: AskedPurpose): Promise<void> {
    await this.jobs.enqueue(job, { email, purpose } satisfies Order);
  }
}
