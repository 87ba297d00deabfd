import { Global, Logger, Module } from '@nestjs/common';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import type pg from 'pg';
import { freshDatabase, poolOf } from '../test/support/database.js';
import { stripeAt } from '../test/support/stripe.js';
import { Config, loadConfig } from '../server/config.js';
import { ProblemFilter } from '../server/shared/http/problem.filter.js';
import { inputPipe } from '../server/shared/http/validation.js';
import { Clock, DomainError } from '../server/shared/kernel/index.js';
import { DueWork } from '../server/shared/time/index.js';
import { CaughtMails } from './mail/caught-mails.js';
import { SandboxModule } from './sandbox.module.js';

/** Behaves like the real one, without a database; the real one has its own tests. */
class ClockInMemory {
  private time = new Date('2027-01-01T00:00:00Z');
  now = () => this.time;
  freeze = async (at: Date) => (this.time = at);
  reset = async () => (this.time = new Date('2027-01-01T00:00:00Z'));
  advance = async (duration: string) => {
    if (duration !== 'P7D') throw new DomainError('invalid', 'clock/bad-duration', 'Give a duration such as P7D.');
    return (this.time = new Date(this.time.getTime() + 7 * 86_400_000));
  };
}

@Global()
@Module({
  providers: [
    { provide: Config, useValue: loadConfig({}) },
    { provide: Clock, useClass: ClockInMemory },
    { provide: DueWork, useFactory: (clock: Clock) => new DueWork(clock), inject: [Clock] },
  ],
  exports: [Config, Clock, DueWork],
})
class Surroundings {}

describe('the sandbox', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  let pool: pg.Pool;
  let app: NestFastifyApplication;
  let mails: CaughtMails;

  beforeAll(async () => {
    database = await freshDatabase();
    pool = poolOf(database.url);
    mails = new CaughtMails(pool);
    const module = await Test.createTestingModule({
      imports: [Surroundings, SandboxModule.forRoot({ pool })],
    }).compile();
    app = module.createNestApplication<NestFastifyApplication>(new FastifyAdapter());
    app.useGlobalPipes(inputPipe());
    app.useGlobalFilters(new ProblemFilter(new Logger()));
    await app.listen(0, '127.0.0.1');
  });
  afterEach(() => mails.clear());
  afterAll(async () => {
    await app.close();
    await pool.end();
    await database.drop();
  });

  const mail = {
    from: 'hello@tastemaker.test',
    subject: 'Hello <you>',
    text: 'See https://example.test/?a=1&b=2',
    html: '',
    attachments: [{ filename: 'call.ics', contentType: 'text/calendar', content: 'QkVHSU4=' }],
  };

  describe('mailbox', () => {
    it('answers JSON, newest first, and can be emptied', async () => {
      await mails.add(['ann@example.test'], { ...mail, subject: 'one' });
      await mails.add(['ann@example.test', 'ben@example.test'], { ...mail, subject: 'two' });

      const answer = await app.inject({ url: '/sandbox/api/mail?to=ann@example.test' });
      expect(answer.json()).toEqual([
        { ...mail, id: expect.any(String), to: 'ann@example.test', subject: 'two', receivedAt: expect.any(String) },
        { ...mail, id: expect.any(String), to: 'ann@example.test', subject: 'one', receivedAt: expect.any(String) },
      ]);

      expect((await app.inject({ method: 'DELETE', url: '/sandbox/api/mail' })).statusCode).toBe(204);
      expect((await app.inject({ url: '/sandbox/api/mail' })).json()).toEqual([]);
    });

    it('shows a mail on a page that runs no script and lets nothing of the mail break out', async () => {
      const html = '<p title="x">Hi</p><script>alert(1)</script></iframe>';
      await mails.add(['ann@example.test'], { ...mail, html });

      const page = await app.inject({ url: '/sandbox/mail' });
      expect(page.headers['content-type']).toContain('text/html');
      expect(page.headers['content-security-policy']).toContain("default-src 'none'");
      expect(page.body).toContain('Hello &lt;you&gt;');
      expect(page.body).not.toMatch(/<script|alert\(1\)<\/script>/);
      expect(page.body).toMatch(/sandbox="allow-popups allow-popups-to-escape-sandbox"/);
      expect(page.body).toContain('href="https://example.test/?a=1&amp;b=2"');
      expect(page.body).toContain('href="data:text/calendar;base64,QkVHSU4="');
    });

    it('finds mails by a part of the address and says when there is none', async () => {
      await mails.add(['ann@example.test'], mail);

      expect((await app.inject({ url: '/sandbox/mail?to=ann' })).body).toContain('ann@example.test');
      expect((await app.inject({ url: '/sandbox/mail?to=%22zoe' })).body).toContain(
        'No mail to an address with “&quot;zoe”',
      );
      expect((await app.inject({ url: '/sandbox/mail?to=a&to=b' })).statusCode).toBe(400);
    });
  });

  describe('clock', () => {
    const post = (payload?: object) => app.inject({ method: 'POST', url: '/sandbox/api/clock', payload });

    it('moves on, freezes and goes back', async () => {
      expect((await post({ advance: 'P7D' })).json()).toEqual({ now: '2027-01-08T00:00:00.000Z' });
      expect((await post({ freeze: '2027-01-31T12:00:00Z' })).json()).toEqual({ now: '2027-01-31T12:00:00.000Z' });
      expect((await app.inject({ url: '/sandbox/api/clock' })).json()).toEqual({ now: '2027-01-31T12:00:00.000Z' });
      expect((await post({ reset: true })).json()).toEqual({ now: '2027-01-01T00:00:00.000Z' });
    });

    it.each([
      {},
      { advance: 'next week' },
      { advance: 7 },
      { freeze: '2027-01-31' },
      { freeze: '2027-13-31T12:00:00Z' },
      { reset: false },
      { reset: true, advance: 'P7D' },
      { backwards: true },
    ])('answers %j with a problem', async (body) => {
      const answer = await post(body);
      expect(answer.statusCode).toBe(400);
      expect(answer.headers['content-type']).toContain('application/problem+json');
    });
  });

  describe('card provider', () => {
    const keyed = (authorization: string) => ({ headers: { authorization } });

    it('is understood by the real SDK', async () => {
      const { port } = app.getHttpServer().address() as { port: number };
      const stripe = stripeAt(`http://127.0.0.1:${port}/sandbox/stripe`);

      expect((await stripe.balance.retrieve()).livemode).toBe(false);
      await expect(stripe.coupons.list()).rejects.toMatchObject({
        type: 'StripeInvalidRequestError',
        statusCode: 404,
      });
    });

    it('asks for the key, in the provider’s own shape of errors', async () => {
      const without = await app.inject({ url: '/sandbox/stripe/v1/balance' });
      expect(without.statusCode).toBe(401);
      expect(without.json()).toEqual({ error: { type: 'invalid_request_error', message: expect.any(String) } });
      expect((await app.inject({ url: '/sandbox/stripe/v1/balance', ...keyed('Bearer wrong') })).statusCode).toBe(401);
      const unknown = await app.inject({
        method: 'POST',
        url: '/sandbox/stripe/v1/nothing?x=1',
        ...keyed('Bearer sk_test_sandbox'),
      });
      expect(unknown.statusCode).toBe(404);
      expect(unknown.json().error.message).toBe('Unrecognized request URL (POST: /v1/nothing).');
    });
  });
});
