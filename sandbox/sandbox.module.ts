import { type DynamicModule, Module } from '@nestjs/common';
import type pg from 'pg';
import { Clock, TestClock } from './product.js';
import { CaughtMails } from './mail/caught-mails.js';
import { ClockController } from './clock/clock.controller.js';
import { MailboxController } from './mail/mailbox.controller.js';
import { OutsideCalls } from './outside/outside-calls.js';
import { OutsideController } from './outside/outside.controller.js';
import { KnownPosts } from './platforms/known-posts.js';
import { PlatformsController } from './platforms/platforms.controller.js';
import { PushServiceController, PushSubscriptions } from './push/push-service.controller.js';
import { StripeSandboxModule } from './stripe/stripe.module.js';
import { HmrcController } from './vat-registers/hmrc.controller.js';
import { ViesController } from './vat-registers/vies.controller.js';

async function mailsIn(pool: pg.Pool): Promise<CaughtMails> {
  const mails = new CaughtMails(pool);
  await mails.prepare(); // SMTP_URL may point to another process's catcher
  return mails;
}

async function callsIn(pool: pg.Pool): Promise<OutsideCalls> {
  const calls = new OutsideCalls(pool);
  await calls.prepare();
  return calls;
}

async function postsIn(pool: pg.Pool): Promise<KnownPosts> {
  const posts = new KnownPosts(pool);
  await posts.prepare();
  return posts;
}

async function pushSubscriptionsIn(pool: pg.Pool): Promise<PushSubscriptions> {
  const subscriptions = new PushSubscriptions(pool);
  await subscriptions.prepare();
  return subscriptions;
}

/** The stand-ins' pages and endpoints. Outside production the clock is the test clock. Never in production. */
@Module({})
export class SandboxModule {
  static forRoot({ pool }: { pool: pg.Pool }): DynamicModule {
    return {
      module: SandboxModule,
      imports: [StripeSandboxModule.forRoot({ pool })],
      controllers: [
        HmrcController,
        MailboxController,
        OutsideController,
        PlatformsController,
        PushServiceController,
        ClockController,
        ViesController,
      ],
      providers: [
        { provide: CaughtMails, useFactory: () => mailsIn(pool) },
        { provide: OutsideCalls, useFactory: () => callsIn(pool) },
        { provide: KnownPosts, useFactory: () => postsIn(pool) },
        { provide: PushSubscriptions, useFactory: () => pushSubscriptionsIn(pool) },
        { provide: TestClock, useExisting: Clock },
      ],
    };
  }
}
