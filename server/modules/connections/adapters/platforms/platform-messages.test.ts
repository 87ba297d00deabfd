import { createHmac } from 'node:crypto';
import type { SocialPlatform } from '../../ports/social-platform.js';
import { InstagramSocialPlatform } from './instagram.js';
import { TikTokSocialPlatform } from './tiktok.js';
import { YouTubeSocialPlatform } from './youtube.js';

const now = new Date('2026-11-27T10:00:00Z');
const client = { id: 'id-1', secret: 'secret', callback: 'https://tastemaker.test/callback', now: () => now };
const signed = (text: string, encoding: 'hex' | 'base64url' = 'hex', secret = 'secret') =>
  createHmac('sha256', secret).update(text).digest(encoding);

describe('Instagram’s messages, as documented', () => {
  const instagram = new InstagramSocialPlatform(client);
  const form = (signedRequest: string) => ({ body: new URLSearchParams({ signed_request: signedRequest }).toString() });
  const request = (said: object, secret?: string) => {
    const payload = Buffer.from(JSON.stringify(said)).toString('base64url');
    return form(`${signed(payload, 'base64url', secret)}.${payload}`);
  };
  /** https://developers.facebook.com/docs/development/create-an-app/app-dashboard/data-deletion-callback */
  const removal = { algorithm: 'HMAC-SHA256', expires: 1291840400, issued_at: 1291836800, user_id: '218471' };

  it('a signed request names who has removed us, and when', () => {
    const notice = { kind: 'removed', account: '218471', at: new Date(1291836800_000) };
    expect(instagram.noticesIn(request(removal))).toEqual([notice]);
    expect(instagram.noticesIn(request({ ...removal, user_id: 218471 }))).toEqual([notice]);
  });

  it('the signature that Meta’s own libraries test with is right, and names nobody', () => {
    const sample =
      'vlXgu64BQGFSQrY0ZcJBZASMvYvTHu9GQ0YM9rjPSso.eyJhbGdvcml0aG0iOiJITUFDLVNIQTI1NiIsIjAiOiJwYXlsb2FkIn0';
    expect(instagram.noticesIn(form(sample))).toEqual([]);
    expect(instagram.noticesIn(form(`w${sample.slice(1)}`))).toBeNull();
  });

  it.each([
    ['another secret', request(removal, 'another')],
    ['another algorithm', request({ ...removal, algorithm: 'HMAC-SHA1' })],
    ['no signature', form(Buffer.from(JSON.stringify(removal)).toString('base64url'))],
    ['nothing', form('')],
    ['no JSON', form(`${signed('bm8', 'base64url')}.bm8`)],
  ])('with %s, it isn’t from Instagram', (_, message) => {
    expect(instagram.noticesIn(message)).toBeNull();
  });

  /** https://developers.facebook.com/docs/instagram-api/guides/webhooks */
  const insights = {
    ...{ media_id: '18023345989012587', exits: 1, replies: 0, reach: 17 },
    ...{ taps_forward: 12, taps_back: 0, impressions: 28 },
  };
  const webhook = (value: object, field = 'story_insights') =>
    JSON.stringify({
      object: 'instagram',
      entry: [{ id: '17841405309211844', time: 1547687043, changes: [{ field, value }] }],
    });
  const message = (body: string, secret?: string) => ({ body, signature: `sha256=${signed(body, 'hex', secret)}` });

  it('a webhook has a story’s last numbers; below 5, they’re unknown', () => {
    const numbers = { reach: 17, views: 28, likes: null, comments: null, shares: null, saves: null };
    const about = { kind: 'story', account: '17841405309211844', storyId: '18023345989012587' };
    const notice = { ...about, at: new Date(1547687043_000), numbers };
    expect(instagram.noticesIn(message(webhook(insights)))).toEqual([notice]);
    expect(instagram.noticesIn(message(webhook({ ...insights, reach: -1, impressions: -1 })))).toEqual([
      { ...notice, numbers: { ...numbers, reach: null, views: null } },
    ]);
  });

  it('other webhooks are nothing to us, and none counts without its signature', () => {
    expect(instagram.noticesIn(message(webhook({ id: '1' }, 'comments')))).toEqual([]);
    expect(instagram.noticesIn(message('{"object":"page"}'))).toEqual([]);
    expect(instagram.noticesIn(message('no JSON'))).toEqual([]);
    const body = webhook(insights);
    expect(instagram.noticesIn(message(body, 'another'))).toBeNull();
    expect(instagram.noticesIn({ ...message(body), body: `${body} ` })).toBeNull();
    expect(instagram.noticesIn({ body })).toBeNull();
  });
});

describe('TikTok’s messages, as documented', () => {
  const tiktok = new TikTokSocialPlatform(client);
  /** https://developers.tiktok.com/doc/webhooks-events */
  const removal = {
    ...{ client_key: 'bwo2m45353a6k85', event: 'authorization.removed', create_time: 1615338610 },
    ...{ user_openid: 'act.example12345Example12345Example', content: '{"reason": 1 }' },
  };
  const message = (said: object, secret?: string) => {
    const body = JSON.stringify(said);
    return { body, signature: `t=1633174587,s=${signed(`1633174587.${body}`, 'hex', secret)}` };
  };

  it('a webhook names who has removed us, and when', () => {
    const notice = { kind: 'removed', account: removal.user_openid, at: new Date(1615338610_000) };
    expect(tiktok.noticesIn(message(removal))).toEqual([notice]);
  });

  it('other events are nothing to us', () => {
    expect(tiktok.noticesIn(message({ ...removal, event: 'video.publish.completed' }))).toEqual([]);
    expect(tiktok.noticesIn(message([]))).toEqual([]);
  });

  it('none counts without its signature, of its time and text', () => {
    const { body, signature } = message(removal);
    expect(tiktok.noticesIn(message(removal, 'another'))).toBeNull();
    expect(tiktok.noticesIn({ body, signature: signature.replace('t=1633174587', 't=1633174588') })).toBeNull();
    expect(tiktok.noticesIn({ body: body.replace('Example', 'example'), signature })).toBeNull();
    expect(tiktok.noticesIn({ body })).toBeNull();
    expect(tiktok.noticesIn({ body, signature: 'nonsense' })).toBeNull();
  });
});

it('YouTube has no messages for us', () => {
  const youtube: SocialPlatform = new YouTubeSocialPlatform(client);
  expect(youtube.noticesIn({ body: '{}' })).toBeNull();
});
