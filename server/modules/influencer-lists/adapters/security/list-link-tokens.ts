import { type Secrets, SignedIds } from '../../../../shared/secrets.js';
import { listErrors } from '../../domain/influencer-list.js';

/** The secret part of a link's URL: its id and a signature. */
export class ListLinkTokens {
  private readonly ids: SignedIds;

  constructor(secrets: Secrets) {
    this.ids = new SignedIds(secrets, 'tastemaker list links');
  }

  tokenOf(linkId: string): string {
    return this.ids.tokenOf(linkId);
  }

  /** The link's id. @throws profiles/list-link-not-found for an invalid signature */
  linkIn(token: string): string {
    const linkId = this.ids.idIn(token);
    if (linkId === null) throw listErrors.linkNotFound();
    return linkId;
  }
}
