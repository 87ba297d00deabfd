import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { InstagramMetrics, TikTokMetrics, YouTubeMetrics } from './platform-metrics.js';

const recorded = (name: string): string => readFileSync(path.join(__dirname, 'recorded', `${name}.json`), 'utf8');
const publishedAt = new Date('2027-03-10T12:00:00Z');

type Asked = Readonly<{ method: string; url: URL; authorization: string | undefined; body: string }>;

/** Responds as the platforms' documentation describes, and records requests. */
describe('the numbers of a post, asked of', () => {
  let server: Server;
  let api: string;
  let asked: Asked[];
  let answers: Record<string, Readonly<{ status?: number; body: string }>>;

  const take = async (request: IncomingMessage): Promise<Asked> => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const url = new URL(request.url ?? '/', 'http://platform.test');
    return { method: request.method ?? '', url, authorization: request.headers.authorization, body };
  };

  beforeAll(async () => {
    server = createServer((request, response) => {
      void take(request).then((what) => {
        asked.push(what);
        const { status = 200, body } = answers[what.url.pathname] ?? { status: 404, body: '{}' };
        response.writeHead(status, { 'content-type': 'application/json' }).end(body);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => ([asked, answers] = [[], {}]));
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  describe('YouTube', () => {
    const post = { url: 'https://www.youtube.com/watch?v=abcdefghijk&t=4s', handle: '@mia', publishedAt };

    it('are its public statistics, by the key', async () => {
      answers = { '/youtube/v3/videos': { body: recorded('youtube-video') } };
      expect(await new YouTubeMetrics('key-1', api).numbersOf(post)).toEqual({
        ...{ reach: null, views: 48_210, likes: 1_932, comments: 87, shares: null, saves: null },
      });
      expect(asked.map(({ url }) => url.search)).toEqual(['?part=statistics&id=abcdefghijk&key=key-1']);
    });

    it.each(['https://youtu.be/abcdefghijk', 'https://youtube.com/shorts/abcdefghijk'])('know %s too', async (url) => {
      answers = { '/youtube/v3/videos': { body: recorded('youtube-video') } };
      expect(await new YouTubeMetrics('key-1', api).numbersOf({ ...post, url })).toMatchObject({ views: 48_210 });
    });

    it('are not known of a video that is gone', async () => {
      answers = { '/youtube/v3/videos': { body: '{"items":[]}' } };
      expect(await new YouTubeMetrics('key-1', api).numbersOf(post)).toBeNull();
    });

    it('fail without the key in the words', async () => {
      answers = { '/youtube/v3/videos': { status: 403, body: '{}' } };
      const failed = new YouTubeMetrics('key-1', api).numbersOf(post);
      await expect(failed).rejects.toThrow(/answered with 403/);
      await expect(failed).rejects.not.toThrow(/key-1/);
    });
  });

  describe('Instagram', () => {
    const instagram = () => new InstagramMetrics({ id: '17841405309211844', token: 'token-1' }, api);
    const post = { url: 'https://www.instagram.com/reel/Cxy-12_ab/?igsh=x', handle: '@mia.eats', publishedAt };

    it('are found among the newest posts of the account', async () => {
      answers = { '/v25.0/17841405309211844': { body: recorded('instagram-discovery') } };
      expect(await instagram().numbersOf(post)).toEqual({
        ...{ reach: null, views: 15_903, likes: 804, comments: 35, shares: null, saves: null },
      });
      expect(asked[0]?.url.searchParams.get('fields')).toMatch(/^business_discovery\.username\(mia\.eats\)\{media/);
      expect(asked[0]?.authorization).toBe('Bearer token-1');
    });

    it('are asked of the account that the address names', async () => {
      answers = { '/v25.0/17841405309211844': { body: recorded('instagram-discovery') } };
      await instagram().numbersOf({ ...post, url: 'https://www.instagram.com/mia.abroad/reel/Cxy-12_ab/' });
      expect(asked[0]?.url.searchParams.get('fields')).toMatch(/^business_discovery\.username\(mia\.abroad\)/);
    });

    it('are not known of a personal account; an old token is another matter', async () => {
      const refusal = (code: number) => ({ status: 400, body: JSON.stringify({ error: { code, message: 'No' } }) });
      answers = { '/v25.0/17841405309211844': refusal(110) };
      expect(await instagram().numbersOf(post)).toBeNull();
      answers = { '/v25.0/17841405309211844': refusal(190) };
      await expect(instagram().numbersOf(post)).rejects.toThrow('answered with 400 (190).');
    });

    it('are not known of a story, of an older post, and of a handle that could ask for more', async () => {
      answers = { '/v25.0/17841405309211844': { body: recorded('instagram-discovery') } };
      for (const other of [
        { url: 'https://www.instagram.com/stories/mia/123/' },
        { url: 'https://www.instagram.com/p/LongAgo/' },
        { url: 'https://www.instagram.com/reel/Cxy-12_ab/', handle: 'mia){id}' },
      ])
        expect(await instagram().numbersOf({ ...post, ...other })).toBeNull();
      expect(asked).toHaveLength(1);
    });
  });

  describe('TikTok', () => {
    const at = Date.parse('2027-03-12T09:00:00Z');
    const tiktok = (now = at) => new TikTokMetrics({ key: 'client-1', secret: 'secret-1' }, api, () => now);
    const post = { url: 'https://www.tiktok.com/@mia/video/7301234567890123456', handle: '@mia', publishedAt };
    const both = {
      '/v2/oauth/token/': { body: recorded('tiktok-token') },
      '/v2/research/video/query/': { body: recorded('tiktok-video') },
    };

    it('are asked for by the id, around the day on which it was made, with a token that is kept', async () => {
      answers = both;
      const platform = tiktok();
      const numbers = { reach: null, views: 120_340, likes: 9_021, comments: 210, shares: 377, saves: 540 };
      expect(await platform.numbersOf(post)).toEqual(numbers);
      expect(await platform.numbersOf(post)).toEqual(numbers);
      expect(asked.map(({ url }) => url.pathname)).toEqual([
        '/v2/oauth/token/',
        '/v2/research/video/query/',
        '/v2/research/video/query/',
      ]);
      expect(asked[0]?.body).toBe('client_key=client-1&client_secret=secret-1&grant_type=client_credentials');
      expect(asked[1]?.authorization).toBe('Bearer clt.recorded');
      expect(JSON.parse(asked[1]!.body)).toMatchObject({ start_date: '20270210', end_date: '20270311', max_count: 1 });
    });

    it('are never asked of a day that is still to come', async () => {
      answers = both;
      await tiktok(publishedAt.getTime() + 60_000).numbersOf(post);
      expect(JSON.parse(asked[1]!.body)).toMatchObject({ end_date: '20270310' });
    });

    it('are not known of a video that is private or gone', async () => {
      answers = { ...both, '/v2/research/video/query/': { body: '{"data":{"videos":[]},"error":{"code":"ok"}}' } };
      expect(await tiktok().numbersOf(post)).toBeNull();
    });

    it('say by which word they were refused', async () => {
      const body = '{"error":{"code":"daily_quota_limit_exceeded","message":"…"}}';
      answers = { ...both, '/v2/research/video/query/': { status: 429, body } };
      await expect(tiktok().numbersOf(post)).rejects.toThrow(/answered with 429 \(daily_quota_limit_exceeded\)\.$/);
    });

    it('fail where the client is refused', async () => {
      answers = { '/v2/oauth/token/': { body: '{"error":"invalid_client"}' } };
      await expect(tiktok().numbersOf(post)).rejects.toThrow('TikTok gave no token.');
    });
  });
});
