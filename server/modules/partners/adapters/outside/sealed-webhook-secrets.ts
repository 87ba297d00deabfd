import { randomBytes } from 'node:crypto';
import { sealedUses, Sealing, type Secrets } from '../../../../shared/secrets.js';
import { WebhookSecrets } from '../../ports/webhooks.js';

const bytes = 32;

export class SealedWebhookSecrets extends WebhookSecrets {
  private readonly sealing: Sealing;

  constructor(secrets: Secrets) {
    super();
    this.sealing = new Sealing(secrets, sealedUses.webhook);
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
