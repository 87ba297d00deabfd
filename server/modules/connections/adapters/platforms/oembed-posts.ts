import type { Platform } from '../../../../contract/lists/social.js';
import type { SocialClients } from '../../../../outside-config.js';
import { OpenPosts } from '../../ports/social-platform.js';
import { standInHosts } from './configured-social-platforms.js';

const answerWithinMs = 10_000;

const oembedHosts = { tiktok: 'https://www.tiktok.com', youtube: 'https://www.youtube.com' };

/**
 * oEmbed, where the operator has registered us, although it needs no key: https://oembed.com. Instagram's needs one, so it isn't asked.
 * https://developers.tiktok.com/doc/embed-videos (400 for posts that aren't public)
 * https://www.youtube.com/oembed (401 and 403 for private videos, 400 and 404 for those that are gone)
 */
export class OembedPosts extends OpenPosts {
  private readonly hosts: typeof oembedHosts;
  private readonly clients: Readonly<Partial<Record<Platform, object>>>;

  constructor({ socialClients }: Readonly<{ socialClients: SocialClients }>) {
    super();
    const { standIn, ...clients } = socialClients;
    this.clients = clients;
    this.hosts = standIn ? standInHosts(oembedHosts, standIn) : oembedHosts;
  }

  async isPublic(platform: Platform, url: string): Promise<boolean | null> {
    if (platform === 'instagram' || !this.clients[platform]) return null;
    const address = `${this.hosts[platform]}/oembed?${new URLSearchParams({ url, format: 'json' }).toString()}`;
    const signal = AbortSignal.timeout(answerWithinMs);
    const answer = await fetch(address, { redirect: 'error', signal }).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return true;
    return answer && [400, 401, 403, 404].includes(answer.status) ? false : null;
  }
}
