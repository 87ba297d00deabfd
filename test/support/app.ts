import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { configureApp, fastifyAdapter } from '../../server/app.js';
import { AppModule } from '../../server/app.module.js';
import { type Config, loadConfig } from '../../server/config.js';
import { grow, nameTowns } from '../../server/contract/lists/index.js';
import { IdentityApi } from '../../server/modules/identity/index.js';
import { UserRepository } from '../../server/modules/identity/ports/repositories.js';
import { JoinInfluencer } from '../../server/modules/profiles/index.js';
import { type StaffRole, theProduct } from '../../server/shared/kernel/index.js';
import { PinoLogger } from '../../server/shared/http/pino-logger.js';
import { SandboxModule, startMailCatcher } from '@tastemaker/sandbox';
import { freshDatabase, poolOf } from './database.js';
import { freePort } from './free-port.js';
import { Visitor } from './visitor.js';

/** Lists are process-wide, and other tests expect them unchanged. */
function forgetCities(): void {
  nameTowns([]);
  grow([]);
}

/** The real product with its own database, mailbox and data folder. */
export class TestApp {
  private constructor(
    readonly app: NestFastifyApplication,
    readonly config: Config,
    private readonly stops: (() => Promise<unknown>)[],
  ) {}

  static async start(more: Partial<Config> = {}): Promise<TestApp> {
    const { url, drop } = await freshDatabase();
    const dataDir = mkdtempSync(path.join(os.tmpdir(), 'tastemaker-data-'));
    const pool = poolOf(url, 3);
    const catcher = await startMailCatcher({ pool, port: 0 });
    const config: Config = {
      ...loadConfig({ RATE_LIMITS: 'off', LOG_LEVEL: 'error' }),
      dataDir,
      databaseUrl: url,
      smtpUrl: catcher.url,
      ...more,
    };
    const log = new PinoLogger(config);
    Logger.overrideLogger(log);
    const wired = await Test.createTestingModule({
      imports: [AppModule.with(config, [SandboxModule.forRoot({ pool })])],
    })
      .setLogger(log)
      .compile();
    const app = wired.createNestApplication<NestFastifyApplication>(fastifyAdapter(config), { rawBody: true });
    await configureApp(app, config, log);
    await app.init();
    await app.getHttpAdapter().getInstance().ready();
    return new TestApp(app, config, [
      () => app.close(),
      async () => forgetCities(),
      () => catcher.stop(),
      () => pool.end(),
      drop,
      async () => rmSync(dataDir, { recursive: true, force: true }),
    ]);
  }

  /** The same, reachable over a socket: the card provider's stand-in serves its SDK and calls its webhook. */
  static async listening(more: Partial<Config> = {}): Promise<TestApp> {
    const port = await freePort();
    const publicUrl = `http://localhost:${port}`;
    const stripe = { ...loadConfig({}).stripe, apiUrl: `http://127.0.0.1:${port}/sandbox/stripe` };
    const hmrc = { apiUrl: `http://127.0.0.1:${port}/sandbox/hmrc`, clientId: 'sandbox', clientSecret: 'sandbox' };
    const vies = { apiUrl: `http://127.0.0.1:${port}/sandbox/vies` };
    const billingLoginUrl = `${publicUrl}/sandbox/stripe/p/login/tastemaker`;
    const app = await TestApp.start({ port, publicUrl, billingLoginUrl, stripe, hmrc, vies, ...more });
    await app.app.listen(port, '127.0.0.1');
    return app;
  }

  async stop(): Promise<void> {
    for (const stop of this.stops) await stop();
  }

  /** A new browser, not signed in. */
  visitor(remoteAddress?: string): Visitor {
    return new Visitor(this.app, this.config.publicUrl, remoteAddress);
  }

  /** A new influencer, signed in. */
  async newInfluencer(email: string, name: string, handle: string): Promise<Visitor> {
    const { id } = await this.app.get(JoinInfluencer).execute(theProduct, { name, handle });
    const profile = { uid: id, type: 'influencer' as const };
    await this.app
      .get(IdentityApi)
      .createUser({ email, name, memberships: [{ profile, kind: 'linked', role: 'owner' }] });
    return this.signedIn(email);
  }

  /** Staff with this role, signed in. */
  async newStaff(staffRole: StaffRole = 'operations'): Promise<Visitor> {
    const email = `${staffRole}@tastemaker.test`;
    const { signInLink } = await this.app.get(IdentityApi).addStaff({ email, name: staffRole, staffRole });
    return this.followed(signInLink, email);
  }

  /** Someone signed in by a link, as if from an email; `visitor().signIn` requests one and waits for the email. */
  async signedIn(email: string): Promise<Visitor> {
    const user = await this.app.get(UserRepository, { strict: false }).findByEmail(email);
    return this.followed(await this.app.get(IdentityApi).signInLinkFor(user!.id), email);
  }
  private async followed(link: string, email: string): Promise<Visitor> {
    const visitor = this.visitor();
    const token = new URL(link).searchParams.get('token');
    const { status, body } = await visitor.post('/api/v1/auth/links/verify', { token, email });
    if (status !== 200) throw new Error(`${email} could not sign in: ${JSON.stringify(body)}`);
    return visitor;
  }
}
