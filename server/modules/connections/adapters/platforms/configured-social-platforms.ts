import type { SocialClients } from '../../../../outside-config.js';
import type { Clock } from '../../../../shared/kernel/index.js';
import { type SocialPlatform, SocialPlatforms } from '../../ports/social-platform.js';
import type { ClientOf } from './ask-platform.js';
import { InstagramSocialPlatform, instagramHosts } from './instagram.js';
import { TikTokSocialPlatform, tiktokHosts } from './tiktok.js';
import { YouTubeSocialPlatform, youtubeHosts } from './youtube.js';

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
