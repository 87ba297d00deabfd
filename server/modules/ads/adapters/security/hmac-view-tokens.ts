import { type Secrets, SignedIds } from '../../../../shared/secrets.js';
import { ViewTokens } from '../../ports/ads.js';

/** The id of an impression and a signature that binds it to the ad and the reader. */
export class HmacViewTokens extends ViewTokens {
  private readonly ids: SignedIds;

  constructor(secrets: Secrets) {
    super();
    this.ids = new SignedIds(secrets, 'tastemaker ad views');
  }

  tokenOf(viewId: string, adId: string, userId: string): string {
    return this.ids.tokenOf(viewId, whatIsSigned(viewId, adId, userId));
  }

  viewIn(token: string, adId: string, userId: string): string | null {
    return this.ids.idIn(token, (viewId) => whatIsSigned(viewId, adId, userId));
  }
}

const whatIsSigned = (...ids: readonly string[]): string => JSON.stringify(ids);
