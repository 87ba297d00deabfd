import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, randomUUID, verify } from 'node:crypto';
import { Body, Controller, Headers, HttpCode, type OnModuleInit, Param, Post, Res } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type pg from 'pg';
import { Config, Public } from '../product.js';
import { OutsideCalls } from '../outside/outside-calls.js';

type Subscription = Readonly<{
  id: string;
  /** The key that may send to it. */
  applicationServerKey: string;
  privateKey: string;
  auth: string;
  /** Its response instead of accepting a message. */
  answer: number | null;
  retryAfter: number | null;
}>;

/** The push service's browsers and their secrets, in their own schema next to the product's tables. */
export class PushSubscriptions {
  constructor(private readonly pool: pg.Pool) {}

  async keep(subscription: Subscription): Promise<void> {
    await this.pool.query(
      'insert into sandbox.push_subscriptions values ($1, $2) on conflict (id) do update set content = excluded.content',
      [subscription.id, JSON.stringify(subscription)],
    );
  }

  async find(id: string): Promise<Subscription | undefined> {
    const { rows } = await this.pool.query<{ content: Subscription }>(
      'select content from sandbox.push_subscriptions where id::text = $1',
      [id],
    );
    return rows[0]?.content;
  }
}

const bytesOf = (text = ''): Buffer => Buffer.from(text, 'base64url');
const dayInSeconds = 24 * 60 * 60;
const largest = 4_096;
const bytesType = 'application/octet-stream';
const encrypted = 'x-encrypted-as';
const address = '/sandbox/push/subscriptions';

type Claims = Readonly<{ aud?: string; exp?: number; sub?: string }>;

/** The sender's claims (RFC 8292), if signed with the key that the browser was given; else null. */
function claimsIn(authorization: string, { applicationServerKey }: Subscription, origin: string): Claims | null {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  if (key !== applicationServerKey) return null;
  const point = bytesOf(key);
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  if (!verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, bytesOf(signature))) return null;
  const said = JSON.parse(bytesOf(claims).toString()) as Claims;
  const leftSeconds = (said.exp ?? 0) - Date.now() / 1_000;
  const isGood = said.aud === origin && leftSeconds > 0 && leftSeconds <= dayInSeconds;
  return isGood && /^(mailto|https):/.test(said.sub ?? '') ? said : null;
}

/** Decrypts what was encrypted for this browser, as the browser does (RFC 8291 and 8188). */
function opened(body: Buffer, { privateKey, auth }: Subscription): unknown {
  const browser = createECDH('prime256v1');
  browser.setPrivateKey(privateKey, 'base64url');
  const [salt, from] = [body.subarray(0, 16), body.subarray(21, 21 + body[20]!)];
  const sealed = body.subarray(21 + body[20]!);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), from]);
  const secret = Buffer.from(hkdfSync('sha256', browser.computeSecret(from), bytesOf(auth), info, 32));
  const part = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, length));
  const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
}

/**
 * The stand-in for browser vendors' push services: issues subscriptions, authenticates senders, and shows at
 * /sandbox/outside what the browser would show. Never in production.
 */
@ApiExcludeController()
@Public('any')
@Controller(address)
export class PushServiceController implements OnModuleInit {
  constructor(
    private readonly subscriptions: PushSubscriptions,
    private readonly calls: OutsideCalls,
    private readonly config: Config,
    private readonly host: HttpAdapterHost,
  ) {}

  /**
   * Encrypted content isn't compressed, although the same header describes both: the product would refuse to decompress
   * it.
   */
  onModuleInit(): void {
    const { httpAdapter } = this.host as { httpAdapter?: HttpAdapterHost['httpAdapter'] }; // none on the command line
    const fastify = httpAdapter?.getInstance<FastifyInstance>();
    fastify?.addContentTypeParser(bytesType, { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes));
    fastify?.addHook('onRequest', (request, _reply, done) => {
      const { headers, url } = request;
      if (url.startsWith(address)) {
        headers[encrypted] = headers['content-encoding'];
        delete headers['content-encoding'];
      }
      done();
    });
  }

  /** The equivalent of a page's `PushManager.subscribe`: `{ applicationServerKey }` in, the subscription out. */
  @Post()
  async subscribe(@Body() { applicationServerKey = '' }: { applicationServerKey?: string }): Promise<object> {
    const keys = createECDH('prime256v1');
    keys.generateKeys();
    const [id, auth] = [randomUUID(), randomBytes(16).toString('base64url')];
    const privateKey = keys.getPrivateKey('base64url');
    await this.subscriptions.keep({ id, applicationServerKey, privateKey, auth, answer: null, retryAfter: null });
    const endpoint = `${this.config.publicUrl}${address}/${id}`;
    return { endpoint, expirationTime: null, keys: { p256dh: keys.getPublicKey('base64url'), auth } };
  }

  /**
   * Makes it respond `{ answer, retryAfter }`: 410 for a browser that is gone, 429 for rate limiting, null for success.
   */
  @Post(':id/answer')
  @HttpCode(204)
  async answers(
    @Param('id') id: string,
    @Body() { answer = null, retryAfter = null }: Partial<Subscription>,
  ): Promise<void> {
    const known = await this.subscriptions.find(id);
    if (known) await this.subscriptions.keep({ ...known, answer, retryAfter });
  }

  /** A message for one browser (RFC 8030). */
  @Post(':id')
  async take(
    @Param('id') id: string,
    @Headers() headers: Record<string, string | undefined>,
    @Body() body: Buffer,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const subscription = await this.subscriptions.find(id);
    const status = this.statusFor(subscription, headers, body);
    if (subscription?.retryAfter) void reply.header('retry-after', subscription.retryAfter);
    void reply.status(status);
    if (!subscription || status !== 201) return;
    const { ttl, topic = '', urgency } = headers;
    const shown = opened(body, subscription) as { title?: string };
    const content = { ...shown, sent: { ttl, topic, urgency, bytes: body.length, subscription: id } };
    await this.calls.add([{ service: 'push', kind: topic, title: shown.title ?? '', content }]);
  }

  private statusFor(subscription: Subscription | undefined, headers: Record<string, string | undefined>, body: Buffer) {
    if (!subscription) return 404;
    if (subscription.answer) return subscription.answer;
    if (!/^\d+$/.test(headers.ttl ?? '') || headers[encrypted] !== 'aes128gcm') return 400;
    if (body.length > largest) return 413;
    return claimsIn(headers.authorization ?? '', subscription, new URL(this.config.publicUrl).origin) ? 201 : 403;
  }
}
