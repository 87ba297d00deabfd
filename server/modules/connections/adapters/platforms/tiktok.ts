import { countIn } from '../../../../contract/metrics.js';
import { readAddress } from '../../../../contract/rules/platform-address/read-address.js';
import type { DomainError } from '../../../../shared/kernel/index.js';
import type { AccountNumbers, PostNumbers, PostState } from '../../domain/account-numbers.js';
import type { ConnectedAccount, Grant, Tokens } from '../../domain/connection.js';
import { connectionErrors } from '../../domain/connection.errors.js';
import { isSame } from '../../../../shared/secrets.js';
import {
  type Departure,
  type PlatformMessage,
  type PlatformNotice,
  SocialPlatform,
} from '../../ports/social-platform.js';
import {
  askPlatform,
  bearer,
  type ClientOf,
  form,
  hmacOf,
  inSeconds,
  jsonIn,
  type Refusal,
  scopesIn,
} from './ask-platform.js';

const tiktok = 'tiktok';

export const tiktokHosts = { login: 'https://www.tiktok.com', api: 'https://open.tiktokapis.com' };

type Answer = Readonly<{
  access_token: string;
  expires_in: number;
  refresh_token: string;
  refresh_expires_in: number;
  scope: string;
}>;
type User = Readonly<{
  open_id: string;
  username?: string;
  display_name?: string;
  follower_count?: number;
  video_count?: number;
}>;
type Webhook = Readonly<{ event?: string; create_time?: number; user_openid?: string }>;
type Video = Readonly<Record<'view_count' | 'like_count' | 'comment_count' | 'share_count', unknown>> &
  Readonly<{ video_description?: string }>;

/** https://developers.tiktok.com/doc/oauth-error-handling, https://developers.tiktok.com/doc/tiktok-api-v2-error-handling */
const meanings: Readonly<Record<string, (platform: typeof tiktok) => DomainError>> = {
  ...{ invalid_grant: connectionErrors.refused, access_token_invalid: connectionErrors.refused },
  ...{ scope_not_authorized: connectionErrors.scopeMissing, rate_limit_exceeded: connectionErrors.limited },
};

const understand = ({ code }: Refusal): DomainError | null => meanings[code]?.(tiktok) ?? null;

const videoIn = (url: string): string | null => {
  const found = readAddress(url);
  return found && 'post' in found && found.platform === tiktok ? (found.post?.name ?? null) : null;
};

/**
 * TikTok's Display API.
 * Consent: https://developers.tiktok.com/doc/login-kit-web
 * Tokens: https://developers.tiktok.com/docs/en/oauth-refresh-a-user-access-token (refresh tokens are used once)
 * User: https://developers.tiktok.com/doc/tiktok-api-v2-get-user-info
 * Videos: https://developers.tiktok.com/doc/tiktok-api-v2-video-object
 * Webhooks: https://developers.tiktok.com/doc/webhooks-events, https://developers.tiktok.com/doc/webhooks-verification
 * It calls the client's id `client_key`, documents PKCE for apps but not for websites, and reports no audiences.
 */
export class TikTokSocialPlatform extends SocialPlatform {
  readonly platform = tiktok;
  readonly scopes = {
    account: ['user.info.basic', 'user.info.profile', 'user.info.stats'],
    audience: [],
    posts: ['video.list'],
  };

  constructor(
    private readonly client: ClientOf,
    private readonly hosts = tiktokHosts,
  ) {
    super();
  }

  async authorizeUrl({ state }: Departure): Promise<string> {
    const query = new URLSearchParams({
      ...{ client_key: this.client.id, redirect_uri: this.client.callback, response_type: 'code', state },
      scope: [...this.scopes.account, ...this.scopes.posts].join(','),
    });
    return `${this.hosts.login}/v2/auth/authorize/?${query.toString()}`;
  }

  exchange(code: string): Promise<Grant> {
    return this.grant({ grant_type: 'authorization_code', redirect_uri: this.client.callback, code });
  }

  refresh({ refresh }: Tokens): Promise<Grant> {
    return this.grant({ grant_type: 'refresh_token', refresh_token: refresh ?? '' });
  }

  async revoke({ access }: Tokens): Promise<boolean> {
    await this.ask(`${this.hosts.api}/v2/oauth/revoke/`, form({ ...this.credentials, token: access }));
    return true;
  }

  async account(access: string): Promise<ConnectedAccount & AccountNumbers> {
    const fields = 'open_id,display_name,username,follower_count,video_count';
    const address = `${this.hosts.api}/v2/user/info/?fields=${fields}`;
    const { data } = await this.ask<{ data: { user: User } }>(address, bearer(access));
    const {
      open_id: externalId,
      username,
      display_name: name = '',
      follower_count: followers,
      video_count: posts,
    } = data.user;
    return { externalId, handle: username ?? name, followers: countIn(followers), posts: countIn(posts), reach: null };
  }

  async audience(): Promise<null> {
    return null;
  }

  async postNumbers(access: string, _externalId: string, url: string): Promise<PostNumbers | null> {
    const video = await this.video(access, url);
    return video
      ? {
          ...{ reach: null, views: countIn(video.view_count), likes: countIn(video.like_count) },
          ...{ comments: countIn(video.comment_count), shares: countIn(video.share_count), saves: null },
        }
      : null;
  }

  async storyId(): Promise<null> {
    return null;
  }

  /** The id in the message is the account's `open_id`. It may arrive days late. */
  noticesIn({ body, signature = '' }: PlatformMessage): readonly PlatformNotice[] | null {
    const { t: time = '', s: signed = '' } = Object.fromEntries(
      signature.split(',').map((part) => part.trim().split('=', 2) as [string, string]),
    );
    if (!isSame(signed, hmacOf(this.client.secret, `${time}.${body}`).digest('hex'))) return null;
    const { event, create_time: at, user_openid: account } = jsonIn<Webhook>(body) ?? {};
    if (event !== 'authorization.removed' || !at || !account) return [];
    return [{ kind: 'removed', account, at: inSeconds(new Date(0), at) }];
  }

  /** It doesn't say whether the label for paid partnerships is on. */
  async postState(access: string, _externalId: string, url: string): Promise<PostState | null> {
    const video = await this.video(access, url);
    return video && { isPublic: true, caption: video.video_description ?? '', platformLabel: null };
  }

  /** Finds public videos of the account only. */
  private async video(access: string, url: string): Promise<Video | null> {
    const id = videoIn(url);
    if (!id) return null;
    const fields = 'id,video_description,view_count,like_count,comment_count,share_count';
    const headers = { ...bearer(access).headers, 'content-type': 'application/json' };
    const body = JSON.stringify({ filters: { video_ids: [id] } });
    const address = `${this.hosts.api}/v2/video/query/?fields=${fields}`;
    const init = { method: 'POST', headers, body };
    const { data } = await this.ask<{ data?: { videos?: readonly Video[] } }>(address, init);
    return data?.videos?.[0] ?? null;
  }

  private get credentials() {
    return { client_key: this.client.id, client_secret: this.client.secret };
  }

  /** Lifetimes come with the tokens, and have changed before. */
  private async grant(fields: Readonly<Record<string, string>>): Promise<Grant> {
    const answer = await this.ask<Answer>(
      `${this.hosts.api}/v2/oauth/token/`,
      form({ ...this.credentials, ...fields }),
    );
    const now = this.client.now();
    return {
      tokens: { access: answer.access_token, refresh: answer.refresh_token },
      scopes: scopesIn(answer.scope),
      accessUntil: inSeconds(now, answer.expires_in),
      grantUntil: inSeconds(now, answer.refresh_expires_in),
    };
  }

  private ask<T extends object>(address: string, init: RequestInit): Promise<T> {
    return askPlatform<T>(tiktok, address, init, understand);
  }
}
