import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SocialPlatform } from '../../ports/social-platform.js';
import { InstagramSocialPlatform } from './instagram.js';
import { TikTokSocialPlatform } from './tiktok.js';
import { YouTubeSocialPlatform } from './youtube.js';

type Asked = Readonly<{ method: string; path: string; query: URLSearchParams; bearer: string; body: string }>;
type Answer = Readonly<{ status?: number; body: unknown }>;

const now = new Date('2026-11-27T10:00:00Z');
const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1_000);
const code = (expected: string) => expect.objectContaining({ code: expected });
const tokens = { access: 'secret-access', refresh: 'secret-refresh' };

/** Answers as the platforms' documentation shows, and keeps what was asked. */
describe('the platforms, read with a creator’s permission', () => {
  let server: Server;
  let host: string;
  let asked: Asked[];
  let answers: Record<string, Answer | ((what: Asked) => Answer)>;

  const take = async (request: IncomingMessage): Promise<Asked> => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://platform.test');
    const bearer = request.headers.authorization?.replace('Bearer ', '') ?? '';
    return { method: request.method ?? '', path: pathname, query: searchParams, bearer, body };
  };

  beforeAll(async () => {
    server = createServer((request, response) => {
      void take(request).then((what) => {
        asked.push(what);
        const given = answers[what.path] ?? { status: 404, body: {} };
        const { status = 200, body } = typeof given === 'function' ? given(what) : given;
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => ([asked, answers] = [[], {}]));
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  const client = { id: 'id-1', secret: 'secret-1', callback: 'https://tastemaker.test/callback', now: () => now };
  const instagram = () => new InstagramSocialPlatform(client, { login: host, token: host, graph: host });
  const tiktok = () => new TikTokSocialPlatform(client, { login: host, api: host });
  const youtube = () => new YouTubeSocialPlatform(client, { login: host, token: host, data: host, analytics: host });
  const consentOf = async (platform: SocialPlatform) =>
    new URL(await platform.authorizeUrl({ state: 'state-1', verifier: 'v'.repeat(43) }));

  describe('Instagram', () => {
    const me = { user_id: '17841', username: 'maya.eats', followers_count: 12_480, media_count: 214 };

    it('asks for both permissions, without PKCE', async () => {
      const { pathname, searchParams } = await consentOf(instagram());
      expect(pathname).toBe('/oauth/authorize');
      expect(Object.fromEntries(searchParams)).toEqual({
        ...{ client_id: 'id-1', redirect_uri: client.callback, response_type: 'code', state: 'state-1' },
        scope: 'instagram_business_basic,instagram_business_manage_insights',
      });
    });

    it.each([
      ['as documented', (answer: object) => ({ data: [answer] })],
      ['as sent', (answer: object) => answer],
    ])('exchanges a code for a token of an hour, and that for one of 60 days, %s', async (_, shape) => {
      const brief = { access_token: 'brief', user_id: '17841', permissions: 'instagram_business_basic' };
      answers = {
        '/oauth/access_token': { body: shape(brief) },
        '/access_token': { body: { access_token: 'long', token_type: 'bearer', expires_in: 5_183_944 } },
      };
      expect(await instagram().exchange('code-1')).toEqual({
        tokens: { access: 'long', refresh: null },
        scopes: ['instagram_business_basic'],
        accessUntil: inSeconds(5_183_944),
        grantUntil: inSeconds(5_183_944),
      });
      expect(new URLSearchParams(asked[0]?.body).get('code')).toBe('code-1');
      expect(asked[1]?.query.get('grant_type')).toBe('ig_exchange_token');
    });

    it('extends its token, and can’t revoke it', async () => {
      answers = { '/refresh_access_token': { body: { access_token: 'next', token_type: 'bearer', expires_in: 60 } } };
      const grant = await instagram().refresh({ access: 'long', refresh: null }, ['instagram_business_basic']);
      expect(grant).toMatchObject({ tokens: { access: 'next' }, scopes: ['instagram_business_basic'] });
      expect(asked[0]?.query.get('access_token')).toBe('long');
      expect(await instagram().revoke()).toBe(false);
    });

    it('reads an account and its reach; nothing instead of zero', async () => {
      const reach = { name: 'reach', period: 'days_28', values: [{ value: 48_300 }] };
      answers = { '/v25.0/me': { body: me }, '/v25.0/17841/insights': { body: { data: [reach] } } };
      const account = { externalId: '17841', handle: 'maya.eats', followers: 12_480, posts: 214 };
      expect(await instagram().account('long')).toEqual({ ...account, reach: 48_300 });
      answers = { ...answers, '/v25.0/17841/insights': { body: { data: [] } } };
      expect(await instagram().account('long')).toEqual({ ...account, reach: null });
    });

    it('reads shares of an audience', async () => {
      const results = [
        { dimension_values: ['GB'], value: 75 },
        { dimension_values: ['FR'], value: 25 },
      ];
      const data = [{ name: 'follower_demographics', total_value: { breakdowns: [{ results }] } }];
      answers = { '/v25.0/17841/insights': { body: { data } } };
      const { countries, cities } = await instagram().audience('long', '17841');
      expect(countries).toEqual([
        { key: 'GB', share: 0.75 },
        { key: 'FR', share: 0.25 },
      ]);
      expect(asked.map(({ query }) => query.get('breakdown'))).toEqual(['country', 'city', 'age', 'gender']);
      expect(cities).toEqual(countries);
    });

    it('takes cities’ shares of the whole audience, as only the largest are listed', async () => {
      const breakdowns = (parts: Readonly<Record<string, number>>) => {
        const results = Object.entries(parts).map(([key, value]) => ({ dimension_values: [key], value }));
        return { body: { data: [{ name: 'follower_demographics', total_value: { breakdowns: [{ results }] } }] } };
      };
      answers = {
        '/v25.0/17841/insights': ({ query }) =>
          breakdowns(query.get('breakdown') === 'city' ? { 'Leeds, England': 50 } : { GB: 150, FR: 50 }),
      };
      const { cities } = await instagram().audience('long', '17841');
      expect(cities).toEqual([{ key: 'Leeds, England', share: 0.25 }]);
    });

    it('reads a post, unless it has too few viewers or isn’t theirs', async () => {
      const url = 'https://www.instagram.com/p/Cxy-12_ab/';
      const data = ['reach', 'views', 'saved'].map((name, at) => ({ name, values: [{ value: 10 * (at + 1) }] }));
      answers = {
        '/v25.0/me/media': { body: { data: [{ id: '1', permalink: url }] } },
        '/v25.0/1/insights': { body: { data } },
      };
      const numbers = { reach: 10, views: 20, likes: null, comments: null, shares: null, saves: 30 };
      expect(await instagram().postNumbers('long', '17841', url)).toEqual(numbers);
      const tooFew = { error: { message: '(#10) Not enough viewers for the media to show insights', code: 10 } };
      answers = { ...answers, '/v25.0/1/insights': { status: 400, body: tooFew } };
      expect(await instagram().postNumbers('long', '17841', url)).toBeNull();
      expect(await instagram().postNumbers('long', '17841', 'https://www.instagram.com/p/Other/')).toBeNull();
    });

    it.each([
      [190, 'connections/refused'],
      [4, 'connections/platform-limited'],
      [10, 'connections/scope-missing'],
      [2, 'connections/platform-away'],
    ])('understands code %i as %s', async (number, expected) => {
      answers = { '/v25.0/me': { status: 400, body: { error: { message: 'secret-access', code: number } } } };
      const failed = instagram().account('secret-access');
      await expect(failed).rejects.toThrow(code(expected));
      await expect(failed).rejects.not.toThrow(/secret/);
    });
  });

  describe('TikTok', () => {
    const answer = {
      ...{ open_id: 'open-1', scope: 'user.info.basic,video.list', token_type: 'Bearer' },
      ...{ access_token: 'act.1', expires_in: 7_200, refresh_token: 'rft.2', refresh_expires_in: 15_552_000 },
    };
    const grant = {
      tokens: { access: 'act.1', refresh: 'rft.2' },
      scopes: ['user.info.basic', 'video.list'],
      accessUntil: inSeconds(7_200),
      grantUntil: inSeconds(15_552_000),
    };

    it('calls the client’s id its key', async () => {
      const { pathname, searchParams } = await consentOf(tiktok());
      expect(pathname).toBe('/v2/auth/authorize/');
      expect(searchParams.get('client_key')).toBe('id-1');
      expect(searchParams.get('scope')).toBe('user.info.basic,user.info.profile,user.info.stats,video.list');
    });

    it('takes lifetimes from the answer, and each refresh token once', async () => {
      answers = { '/v2/oauth/token/': { body: answer } };
      expect(await tiktok().exchange('code-1')).toEqual(grant);
      expect(await tiktok().refresh(tokens)).toEqual(grant);
      expect(asked.map(({ body }) => new URLSearchParams(body).get('refresh_token'))).toEqual([null, 'secret-refresh']);
    });

    it('reads an account and its own videos', async () => {
      const user = {
        open_id: 'open-1',
        display_name: 'Maya',
        username: 'maya.eats',
        follower_count: 31_900,
        video_count: 90,
      };
      const video = { id: '7301', view_count: 900, like_count: 80, comment_count: 7, share_count: 6 };
      const error = { code: 'ok', message: '', log_id: '1' };
      answers = {
        '/v2/user/info/': { body: { data: { user }, error } },
        '/v2/video/query/': { body: { data: { videos: [video] }, error } },
      };
      const account = { externalId: 'open-1', handle: 'maya.eats', followers: 31_900, posts: 90, reach: null };
      expect(await tiktok().account('act.1')).toEqual(account);
      const url = 'https://www.tiktok.com/@maya.eats/video/7301234567890123456';
      const numbers = { reach: null, views: 900, likes: 80, comments: 7, shares: 6, saves: null };
      expect(await tiktok().postNumbers('act.1', 'open-1', url)).toEqual(numbers);
      expect(JSON.parse(asked[1]!.body)).toEqual({ filters: { video_ids: ['7301234567890123456'] } });
    });

    it.each([
      [401, { error: { code: 'access_token_invalid' } }, 'connections/refused'],
      [400, { error: 'invalid_grant', error_description: 'secret' }, 'connections/refused'],
      [200, { error: 'invalid_grant' }, 'connections/refused'],
      [401, { error: { code: 'scope_not_authorized' } }, 'connections/scope-missing'],
      [429, { error: { code: 'rate_limit_exceeded' } }, 'connections/platform-limited'],
      [500, { error: { code: 'internal_error' } }, 'connections/platform-away'],
    ])('understands %i %j as %s', async (status, body, expected) => {
      answers = { '/v2/user/info/': { status, body } };
      await expect(tiktok().account('act.1')).rejects.toThrow(code(expected));
    });
  });

  describe('YouTube', () => {
    it('asks for offline access with PKCE', async () => {
      const { searchParams } = await consentOf(youtube());
      expect(Object.fromEntries(searchParams)).toMatchObject({
        ...{ access_type: 'offline', prompt: 'consent', code_challenge_method: 'S256', state: 'state-1' },
        scope: expect.stringMatching(/youtube\.readonly .*yt-analytics\.readonly$/),
      });
    });

    it('keeps its refresh token', async () => {
      const scope = 'https://www.googleapis.com/auth/youtube.readonly';
      const first = { access_token: 'ya29.1', expires_in: 3_599, refresh_token: '1//a', scope, token_type: 'Bearer' };
      answers = { '/token': { body: first } };
      const grant = { scopes: [scope], accessUntil: inSeconds(3_599), grantUntil: null };
      expect(await youtube().exchange('code-1', 'v'.repeat(43))).toEqual({
        ...grant,
        tokens: { access: 'ya29.1', refresh: '1//a' },
      });
      answers = {
        '/token': { body: { ...first, refresh_token: undefined, scope: undefined, access_token: 'ya29.2' } },
      };
      expect(await youtube().refresh({ access: 'ya29.1', refresh: '1//a' }, [scope])).toEqual({
        ...grant,
        tokens: { access: 'ya29.2', refresh: '1//a' },
      });
    });

    it('knows an ended grant from an outage, and revokes idempotently', async () => {
      answers = { '/token': { status: 400, body: { error: 'invalid_grant' } } };
      await expect(youtube().refresh(tokens, [])).rejects.toThrow(code('connections/refused'));
      answers = { '/token': { status: 503, body: {} } };
      await expect(youtube().refresh(tokens, [])).rejects.toThrow(code('connections/platform-away'));
      answers = { '/revoke': { status: 400, body: { error: 'invalid_token' } } };
      expect(await youtube().revoke(tokens)).toBe(true);
    });

    it('reads a channel; nothing of a person without one', async () => {
      const statistics = { subscriberCount: '5210', videoCount: '61', hiddenSubscriberCount: false };
      const channel = { id: 'UC1', snippet: { title: 'Maya', customUrl: '@mayaeats' }, statistics };
      answers = { '/youtube/v3/channels': { body: { items: [channel] } } };
      const account = { externalId: 'UC1', handle: 'mayaeats', followers: 5_210, posts: 61, reach: null };
      expect(await youtube().account('ya29.1')).toEqual(account);
      answers = { '/youtube/v3/channels': { body: { items: [] } } };
      await expect(youtube().account('ya29.1')).rejects.toThrow(code('connections/no-account'));
    });

    it('reads numbers of the channel’s own videos only', async () => {
      const video = { snippet: { channelId: 'UC1' }, statistics: { viewCount: '900', likeCount: '80' } };
      answers = { '/youtube/v3/videos': { body: { items: [video] } } };
      const url = 'https://www.youtube.com/watch?v=abcdefghijk';
      expect(await youtube().postNumbers('ya29.1', 'UC1', url)).toMatchObject({
        views: 900,
        likes: 80,
        comments: null,
      });
      expect(await youtube().postNumbers('ya29.1', 'UC2', url)).toBeNull();
    });

    it.each([
      [401, 'authError', 'connections/refused'],
      [403, 'quotaExceeded', 'connections/platform-limited'],
      [403, 'insufficientPermissions', 'connections/scope-missing'],
    ])('understands %i %s as %s', async (status, reason, expected) => {
      answers = { '/youtube/v3/channels': { status, body: { error: { code: status, errors: [{ reason }] } } } };
      await expect(youtube().account('ya29.1')).rejects.toThrow(code(expected));
    });
  });
});
