import { sealedUses, Sealing, type Secrets } from '../../../../shared/secrets.js';
import type { Tokens } from '../../domain/connection.js';
import { TokenSealing } from '../../ports/connections.js';

export class AesTokenSealing extends TokenSealing {
  private readonly sealing: Sealing;

  constructor(secrets: Secrets) {
    super();
    this.sealing = new Sealing(secrets, sealedUses.connection);
  }

  seal(tokens: Tokens, connectionId: string): string {
    return this.sealing.seal(JSON.stringify(tokens), connectionId);
  }

  open(sealed: string, connectionId: string): Tokens | null {
    try {
      return JSON.parse(this.sealing.open(sealed, connectionId)) as Tokens;
    } catch {
      return null;
    }
  }
}
