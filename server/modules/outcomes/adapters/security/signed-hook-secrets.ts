import { Webhook } from 'standardwebhooks';
import { randomBytes } from 'node:crypto';
import { sealedUses, Sealing, type Secrets, SignedIds } from '../../../../shared/secrets.js';
import type { BookingHook } from '../../domain/collab-link.js';
import { HookSecrets, type SignedMessage } from '../../ports/repositories.js';

const bytes = 32;

/** According to Standard Webhooks, whose libraries also refuse what is older than five minutes. */
export class SignedHookSecrets extends HookSecrets {
  private readonly sealing: Sealing;
  private readonly ids: SignedIds;

  constructor(secrets: Secrets) {
    super();
    this.sealing = new Sealing(secrets, sealedUses.bookingHook);
    this.ids = new SignedIds(secrets, 'tastemaker booking hooks');
  }

  make(): string {
    return `whsec_${randomBytes(bytes).toString('base64')}`;
  }

  seal(secret: string, hookId: string): string {
    return this.sealing.seal(secret, hookId);
  }

  tokenOf(hookId: string): string {
    return this.ids.tokenOf(hookId);
  }

  hookIn(token: string): string | null {
    return this.ids.idIn(token);
  }

  isSigned({ headers, body }: SignedMessage, { id, sealedSecret }: Pick<BookingHook, 'id' | 'sealedSecret'>): boolean {
    try {
      new Webhook(this.sealing.open(sealedSecret, id)).verify(body, { ...headers });
      return true;
    } catch {
      return false;
    }
  }
}
