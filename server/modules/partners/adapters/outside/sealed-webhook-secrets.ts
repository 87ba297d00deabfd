import { randomBytes } from 'node:crypto';
import { Sealing } from '../../../../shared/secrets.js';
import { WebhookSecrets } from '../../ports/webhooks.js';

const bytes = 32;

export class SealedWebhookSecrets extends WebhookSecrets {
  private readonly sealing: Sealing;

  constructor({ sessionSecret }: Readonly<{ sessionSecret: string }>) {
    super();
    this.sealing = new Sealing(sessionSecret, 'webhook secrets');
  }

  make(): string {
    return `whsec_${randomBytes(bytes).toString('base64')}`;
  }

  seal(secret: string, endpointId: string): string {
    return this.sealing.seal(secret, endpointId);
  }

  open(sealed: string, endpointId: string): string {
    return this.sealing.open(sealed, endpointId);
  }
}
