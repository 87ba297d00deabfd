import type { Platform } from '../../../contract/lists/social.js';
import type { AccountNumbers, Audience, PostNumbers, PostState } from '../domain/account-numbers.js';
import type { ConnectedAccount, Grant, ScopesOf, Tokens } from '../domain/connection.js';

/** What is sent along to a platform's consent page, and compared on return. */
export type Departure = Readonly<{ state: string; verifier: string }>;

/** A message that a platform sends us, as it arrived, and its signature if that is in a header. */
export type PlatformMessage = Readonly<{ body: string; signature?: string }>;

/** What a platform tells us: an account's owner has removed us, or how a story did. `account` is either of its ids. */
export type PlatformNotice = Readonly<{ account: string; at: Date }> &
  (Readonly<{ kind: 'removed' }> | Readonly<{ kind: 'story'; storyId: string; numbers: PostNumbers }>);

/**
 * A platform's API, used with a creator's permission. There is one adapter for each, only if the operator has a key.
 * Every method @throws connections/refused when the grant has ended, connections/platform-limited,
 * connections/platform-away when there is no usable response. No error contains a token.
 */
export abstract class SocialPlatform {
  abstract readonly platform: Platform;
  abstract readonly scopes: ScopesOf;

  /** The consent page. */
  abstract authorizeUrl(departure: Departure): Promise<string>;

  /** The grant for a returned code, which works once. */
  abstract exchange(code: string, verifier: string): Promise<Grant>;

  /** A new grant. The previous tokens may stop working at once, so store this immediately. */
  abstract refresh(tokens: Tokens, scopes: readonly string[]): Promise<Grant>;

  /**
   * Ends everything this account has granted us. Idempotent. Returns false where the platform offers no way: then its
   * owner can do it in the platform's settings.
   */
  abstract revoke(tokens: Tokens): Promise<boolean>;

  abstract account(access: string): Promise<ConnectedAccount & AccountNumbers>;

  /** Null if the platform doesn't report audiences. */
  abstract audience(access: string, externalId: string): Promise<Audience | null>;

  /** Null if the post isn't this account's, is gone, or has no numbers yet. */
  abstract postNumbers(access: string, externalId: string, url: string): Promise<PostNumbers | null>;

  /** The platform's own id of a story, by which it reports the story's final numbers; null if it doesn't. */
  abstract storyId(access: string, externalId: string, url: string): Promise<string | null>;

  /** Null unless the platform has signed this message with our secret; empty if it isn't about what we do. */
  abstract noticesIn(message: PlatformMessage): readonly PlatformNotice[] | null;

  /** Null if the post isn't this account's, or is gone. */
  abstract postState(access: string, externalId: string, url: string): Promise<PostState | null>;
}

/** What platforms show to everyone: oEmbed, without a key or a connection. */
export abstract class OpenPosts {
  /** Whether the post is public; null if this platform doesn't say, or is away. */
  abstract isPublic(platform: Platform, url: string): Promise<boolean | null>;
}

/** The platforms for which the operator has keys. */
export abstract class SocialPlatforms {
  abstract readonly all: readonly SocialPlatform[];

  get ids(): readonly Platform[] {
    return this.all.map(({ platform }) => platform);
  }

  find(platform: Platform): SocialPlatform | null {
    return this.all.find((each) => each.platform === platform) ?? null;
  }
}
