import { createHmac } from 'node:crypto';
import type { SocialPlatformName } from './social-accounts.js';

const secret = 'sandbox';
const hmacOf = (text: string) => createHmac('sha256', secret).update(text);

/** Instagram's id of an account for one app alone. */
export const scopedIdOf = (externalId: string): string => `2${externalId.slice(1)}`;

/** What the platforms' stand-ins send to the product, signed as documented (see the product's adapters). */
export class SocialNotices {
  constructor(
    private readonly publicUrl: string,
    private readonly now: () => Date,
  ) {}

  /** Its owner has removed the product. YouTube says nothing. */
  async removed(platform: SocialPlatformName, externalId: string): Promise<void> {
    if (platform === 'instagram') await this.post('instagram/deauthorization', this.signedRequest(externalId));
    if (platform === 'tiktok') await this.authorizationRemoved(externalId);
  }

  /** Its owner wants their data deleted. Returns the product's answer. */
  async deletion(externalId: string): Promise<object> {
    return (await (await this.post('instagram/deletion', this.signedRequest(externalId))).json()) as object;
  }

  /** A story has gone: its last numbers. */
  async story(externalId: string, mediaId: string, numbers: object): Promise<void> {
    const value = { media_id: mediaId, exits: 1, replies: 0, taps_forward: 12, taps_back: -1, ...numbers };
    const entry = [{ id: externalId, time: this.seconds, changes: [{ field: 'story_insights', value }] }];
    const body = JSON.stringify({ object: 'instagram', entry });
    await this.json('instagram', body, { 'x-hub-signature-256': `sha256=${hmacOf(body).digest('hex')}` });
  }

  private async authorizationRemoved(externalId: string): Promise<void> {
    const body = JSON.stringify({
      ...{ client_key: 'sandbox', event: 'authorization.removed', create_time: this.seconds },
      ...{ user_openid: externalId, content: '{"reason": 1 }' },
    });
    const signed = hmacOf(`${this.seconds}.${body}`).digest('hex');
    await this.json('tiktok', body, { 'tiktok-signature': `t=${this.seconds},s=${signed}` });
  }

  private signedRequest(externalId: string): URLSearchParams {
    const said = { algorithm: 'HMAC-SHA256', issued_at: this.seconds, user_id: scopedIdOf(externalId) };
    const payload = Buffer.from(JSON.stringify(said)).toString('base64url');
    return new URLSearchParams({ signed_request: `${hmacOf(payload).digest('base64url')}.${payload}` });
  }

  private get seconds(): number {
    return Math.floor(this.now().getTime() / 1_000);
  }

  private json(path: string, body: string, headers: Readonly<Record<string, string>>): Promise<Response> {
    return this.post(path, body, { 'content-type': 'application/json', ...headers });
  }

  private post(
    path: string,
    body: string | URLSearchParams,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Response> {
    return fetch(`${this.publicUrl}/api/v1/webhooks/${path}`, { method: 'POST', body, headers });
  }
}
