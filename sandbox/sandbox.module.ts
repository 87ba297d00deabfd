import { type DynamicModule, Module } from '@nestjs/common';
import type pg from 'pg';
import { Clock, TestClock } from './product.js';
import { CaughtMails } from './mail/caught-mails.js';
import { ClockController } from './clock/clock.controller.js';
import { MailboxController } from './mail/mailbox.controller.js';
import { OutsideCalls } from './outside/outside-calls.js';
import { OutsideController } from './outside/outside.controller.js';
import { KnownPosts } from './platforms/known-posts.js';
import { InstagramController } from './platforms/instagram.controller.js';
import { PlatformsController } from './platforms/platforms.controller.js';
import { SocialAccounts } from './platforms/social-accounts.js';
import { SocialController } from './platforms/social.controller.js';
import { TikTokController } from './platforms/tiktok.controller.js';
import { YouTubeController } from './platforms/youtube.controller.js';
import { PushServiceController, PushSubscriptions } from './push/push-service.controller.js';
import { inSandbox } from './sandbox-schema.js';
import { StripeSandboxModule } from './stripe/stripe.module.js';
import { HmrcController } from './vat-registers/hmrc.controller.js';
import { ViesController } from './vat-registers/vies.controller.js';

/** The stand-ins' pages and endpoints. Outside production the clock is the test clock. Never in production. */
@Module({})
export class SandboxModule {
  static forRoot({ pool }: { pool: pg.Pool }): DynamicModule {
    return {
      module: SandboxModule,
      imports: [StripeSandboxModule.forRoot({ pool })],
      controllers: [
        HmrcController,
        InstagramController,
        MailboxController,
        OutsideController,
        PlatformsController,
        PushServiceController,
        ClockController,
        SocialController,
        TikTokController,
        ViesController,
        YouTubeController,
      ],
      providers: [
        ...[CaughtMails, OutsideCalls, KnownPosts, PushSubscriptions, SocialAccounts].map((kept) =>
          inSandbox<object>(kept, pool),
        ),
        { provide: TestClock, useExisting: Clock },
      ],
    };
  }
}
