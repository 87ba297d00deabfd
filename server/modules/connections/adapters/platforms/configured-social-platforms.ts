import type { SocialClients } from '../../../../outside-config.js';
import type { Clock } from '../../../../shared/kernel/index.js';
import { OpenPosts, type SocialPlatform, SocialPlatforms } from '../../ports/social-platform.js';
import type { ClientOf } from './ask-platform.js';
import { instagramHosts, InstagramSocialPlatform } from './instagram.js';
import { tiktokHosts, TikTokSocialPlatform } from './tiktok.js';
import { youtubeHosts, YouTubeSocialPlatform } from './youtube.js';
import type { Platform } from '../../../../contract/lists/social.js';

/** The same for all platforms; the state says which one the creator comes from. */
const callbackPath = '/api/v1/connections/callback';

/** Platforms at which the operator has registered us. */
export class ConfiguredSocialPlatforms extends SocialPlatforms {
  readonly all: readonly SocialPlatform[];

  constructor(
    { publicUrl, socialClients }: Readonly<{ publicUrl: string; socialClients: SocialClients }>,
    clock: Clock,
  ) {
    super();
    const { instagram, tiktok, youtube, standIn } = socialClients;
    const shared = { callback: publicUrl + callbackPath, now: () => clock.now() };
    const of = (client: SocialClients['tiktok']): ClientOf[] => (client ? [{ ...client, ...shared }] : []);
    const hosts = <T extends object>(real: T): T => (standIn ? standInHosts(real, standIn) : real);
    this.all = [
      ...of(instagram).map((client) => new InstagramSocialPlatform(client, hosts(instagramHosts))),
      ...of(tiktok).map((client) => new TikTokSocialPlatform(client, hosts(tiktokHosts))),
      ...of(youtube).map((client) => new YouTubeSocialPlatform(client, hosts(youtubeHosts))),
    ];
  }
}

/** Each real host is a folder of the stand-in, so that paths stay as documented. */
export const standInHosts = <T extends object>(real: T, standIn: string): T =>
  Object.fromEntries(
    Object.entries(real).map(([part, host]) => [part, `${standIn}/${new URL(String(host)).host}`]),
  ) as T;

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
