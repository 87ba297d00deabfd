import { Config } from '../../../../config.js';
import { Clock } from '../../../../shared/kernel/index.js';
import type { ListLink } from '../../domain/list-link.js';
import { ListLinks } from '../../ports/list-links.js';
import { ListLinkTokens } from '../../ports/list-link-tokens.js';
import type { ListLinkView } from './influencer-lists.dto.js';

/** Links with the addresses that open them, for those who keep the list. */
export class ListLinkViews {
  constructor(
    private readonly links: ListLinks,
    private readonly tokens: ListLinkTokens,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** All links to a list, the oldest first. */
  async ofList(listId: string): Promise<ListLinkView[]> {
    return (await this.links.ofList(listId)).map((link) => this.of(link));
  }

  of({ id, label, expiresAt, createdAt }: ListLink): ListLinkView {
    return {
      id,
      label,
      url: `${this.config.publicUrl}/shortlist/${this.tokens.tokenOf(id)}`,
      expiresAt: expiresAt.toISOString(),
      expired: expiresAt <= this.clock.now(),
      createdAt: createdAt.toISOString(),
    };
  }
}
