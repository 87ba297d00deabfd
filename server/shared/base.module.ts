import { Global, Logger, Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { DataSource } from 'typeorm';
import { Config } from '../config.js';
import { Database } from './db/index.js';
import { AuditKey, AuditTrail, EventBus, forgetDelivered, Outbox, Relay } from './events/index.js';
import { AllowedOrigins } from './http/origin.js';
import { PortalPage } from './http/portal-page.js';
import { RateLimits } from './http/rate-limits.js';
import { SessionCache } from './http/session-cache.js';
import { SessionTokens } from './http/session-tokens.js';
import { Jobs } from './jobs/index.js';
import { Clock, Transaction } from './kernel/index.js';
import { Mailer, SmtpMailer } from './mail/index.js';
import { AuditPersonalData, PersonalDataRegister } from './privacy/index.js';
import { provide } from './provide.js';
import { forgetTold, LiveController, LiveHub, NotifyListener } from './realtime/index.js';
import { DueWork, SystemClock, TestClock } from './time/index.js';

const logger = { provide: Logger, useValue: new Logger() };

/** The base that everything uses: database, outbox, jobs, clock, live messages, mail, and what guards the doors. */
@Global()
@Module({
  imports: [PassportModule],
  controllers: [LiveController],
  providers: [
    logger,
    provide(Database, DataSource),
    { provide: Transaction, useExisting: Database },
    {
      provide: AuditKey,
      useFactory: ({ auditSigningKey, dataDir }: Config) => AuditKey.of(auditSigningKey, dataDir),
      inject: [Config],
    },
    provide(AuditTrail, Database, AuditKey),
    provide(Outbox, Database, AuditTrail),
    provide(EventBus),
    provide(PersonalDataRegister),
    provide(AuditPersonalData, PersonalDataRegister, Database),
    {
      provide: Relay,
      useFactory: (db: Database, outbox: Outbox, bus: EventBus, log: Logger, { works }: Config) =>
        new Relay(db, outbox, bus, log, works),
      inject: [Database, Outbox, EventBus, Logger, Config],
    },
    {
      provide: Jobs,
      useFactory: (db: Database, log: Logger, { works }: Config) => new Jobs(db, log, works),
      inject: [Database, Logger, Config],
    },
    provide(LiveHub, Database, NotifyListener),
    provide(SessionCache, Database, NotifyListener, LiveHub),
    {
      provide: NotifyListener,
      useFactory: ({ databaseUrl }: Config, log: Logger) => new NotifyListener(databaseUrl!, log),
      inject: [Config, Logger],
    },
    {
      provide: Clock,
      useFactory: ({ production }: Config, db: Database, listener: NotifyListener) =>
        production ? new SystemClock() : new TestClock(db, listener),
      inject: [Config, Database, NotifyListener],
    },
    {
      provide: DueWork,
      useFactory: (clock: Clock, jobs: Jobs, relay: Relay, db: Database) => {
        const due = new DueWork(clock);
        due.add('events.forget-delivered', (now) => forgetDelivered(db, now));
        due.add('live.forget-told', () => forgetTold(db));
        jobs.every('* * * * *', 'time.due-work', async () => void (await due.run()));
        if (clock instanceof TestClock) clock.worksThrough(due, relay);
        return due;
      },
      inject: [Clock, Jobs, Relay, Database],
    },
    {
      provide: Mailer,
      useFactory: (jobs: Jobs, { smtpUrl, mailFrom }: Config) => new SmtpMailer(jobs, smtpUrl!, mailFrom),
      inject: [Jobs, Config],
    },
    {
      provide: SessionTokens,
      useFactory: ({ sessionSecret, publicUrl }: Config) =>
        new SessionTokens(sessionSecret, publicUrl.startsWith('https:')),
      inject: [Config],
    },
    {
      provide: AllowedOrigins,
      useFactory: ({ production, publicUrl, port }: Config) =>
        new AllowedOrigins(
          production
            ? [new URL(publicUrl).origin]
            : [new URL(publicUrl).origin, `http://localhost:${port}`, `http://127.0.0.1:${port}`],
        ),
      inject: [Config],
    },
    { provide: PortalPage, useFactory: () => new PortalPage() },
    { provide: RateLimits, useFactory: () => new RateLimits() },
  ],
  exports: [
    Logger,
    Database,
    Transaction,
    Outbox,
    AuditTrail,
    AuditKey,
    EventBus,
    PersonalDataRegister,
    Relay,
    Jobs,
    LiveHub,
    SessionCache,
    NotifyListener,
    Clock,
    DueWork,
    Mailer,
    SessionTokens,
    AllowedOrigins,
    PortalPage,
    RateLimits,
  ],
})
export class BaseModule {}
