import { Global, Logger, Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { HttpAdapterHost } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { Config, directUrlOf } from '../config.js';
import { Database, Replica, SharedConnections } from './db/index.js';
import { AuditKey, AuditTrail, EventBus, forgetDelivered, forgetParked, Outbox, Relay } from './events/index.js';
import { IdempotencyKeys } from './http/idempotency/idempotency-keys.js';
import { AllowedOrigins } from './http/origins.js';
import { PortalPage, PublicSettings } from './http/portal-page.js';
import { forgetExpiredTries, inPostgres } from './http/attempt-limits.js';
import { RateLimits } from './http/rate-limits.js';
import { StaffTrail } from './http/staff-trail.js';
import { SessionCache } from './http/session-cache.js';
import { SessionCookie, SessionTokens } from './http/session-tokens.js';
import { AnswerFields } from './http/sparse-fields.interceptor.js';
import { forgetGivenUp, Jobs } from './jobs/jobs.js';
import { Clock, RealTime, SecretTokens, Transaction } from './kernel/index.js';
import { LetterCatalogue, Mailer, MailPersonalData, SmtpMailer, testLetter } from './mail/index.js';
import { MetricsServer } from './metrics/metrics-server.js';
import { ErrorService, NoErrorService } from './monitoring/error-service.js';
import { SentryErrorService } from './monitoring/sentry-error-service.js';
import { AuditPersonalData } from './privacy/audit-personal-data.js';
import { PersonalDataRegister } from './privacy/personal-data.js';
import { provide, provideAs } from './provide.js';
import { RandomSecretTokens } from './secrets.js';
import { DataFolder, DiskDataFolder } from './storage/data-folder.js';
import { forgetTold, LiveController, LiveHub, NotifyListener, WorkProgress } from './realtime/index.js';
import { StaffLists } from './staff-list/index.js';
import { DueWork, SystemClock, TestClock } from './time/index.js';
import { Tracing } from './tracing/index.js';

/** In addition to the pool. More connections mean less pipelining on each. */
const sharedConnections = 4;

const logger = { provide: Logger, useValue: new Logger() };

/** The base of every module: database, outbox, jobs, clock, live messages, mail, and the guards of the API. */
@Global()
@Module({
  imports: [PassportModule],
  controllers: [LiveController],
  providers: [
    logger,
    {
      provide: Database,
      useFactory: (source: DataSource, { databaseUrl, databaseReplicaUrl, databasePool }: Config) => {
        const replica = databaseReplicaUrl ? new Replica(databaseReplicaUrl, databasePool) : undefined;
        return new Database(source, replica, new SharedConnections(databaseUrl!, sharedConnections));
      },
      inject: [DataSource, Config],
    },
    { provide: Transaction, useExisting: Database },
    {
      provide: AuditKey,
      useFactory: ({ auditSigningKey, dataDir }: Config) => AuditKey.of(auditSigningKey, dataDir),
      inject: [Config],
    },
    { provide: DataFolder, useFactory: ({ dataDir }: Config) => new DiskDataFolder(dataDir), inject: [Config] },
    provide(AuditTrail, Database, AuditKey),
    provide(Outbox, Database, AuditTrail),
    provide(EventBus),
    provide(PersonalDataRegister),
    provide(AuditPersonalData, PersonalDataRegister, Database),
    provide(MailPersonalData, PersonalDataRegister, Database),
    {
      provide: Relay,
      useFactory: (
        db: Database,
        outbox: Outbox,
        bus: EventBus,
        log: Logger,
        { works }: Config,
        listener: NotifyListener,
      ) => new Relay(db, outbox, bus, log, works, undefined, listener),
      inject: [Database, Outbox, EventBus, Logger, Config, NotifyListener],
    },
    {
      provide: Jobs,
      useFactory: (db: Database, log: Logger, { works, databaseDirectUrl }: Config, service: ErrorService) =>
        new Jobs(db, log, works, service, databaseDirectUrl),
      inject: [Database, Logger, Config, ErrorService],
    },
    {
      provide: ErrorService,
      useFactory: ({ monitoringDsn, monitoringPassesOn, production }: Config, log: Logger) =>
        monitoringPassesOn ? new SentryErrorService(monitoringDsn, production, log) : new NoErrorService(),
      inject: [Config, Logger],
    },
    provide(IdempotencyKeys, Database),
    AnswerFields,
    provide(LiveHub, Database, NotifyListener),
    provide(WorkProgress, LiveHub),
    provide(SessionCache, Database, NotifyListener, LiveHub),
    {
      provide: NotifyListener,
      useFactory: (config: Config, log: Logger) => new NotifyListener(directUrlOf(config), log),
      inject: [Config, Logger],
    },
    {
      provide: Clock,
      useFactory: ({ production }: Config, db: Database, listener: NotifyListener) =>
        production ? new SystemClock() : new TestClock(db, listener),
      inject: [Config, Database, NotifyListener],
    },
    provideAs(RealTime, SystemClock),
    provideAs(SecretTokens, RandomSecretTokens),
    {
      provide: DueWork,
      useFactory: (clock: Clock, jobs: Jobs, relay: Relay, db: Database, keys: IdempotencyKeys) => {
        const due = new DueWork(clock);
        due.add('events.forget-delivered', (now) => forgetDelivered(db, now));
        due.add('events.forget-parked', (now) => forgetParked(db, now));
        due.add('jobs.forget-given-up', (now) => forgetGivenUp(db, now));
        due.add('live.forget-told', () => forgetTold(db));
        due.add('requests.forget-answers', () => keys.forget());
        due.add('requests.forget-tries', () => forgetExpiredTries(db));
        jobs.every('* * * * *', 'time.due-work', async () => void (await due.run()));
        if (clock instanceof TestClock) clock.worksThrough(due, relay);
        return due;
      },
      inject: [Clock, Jobs, Relay, Database, IdempotencyKeys],
    },
    {
      provide: Mailer,
      useFactory: (jobs: Jobs, { smtpUrl, mailFrom }: Config) => new SmtpMailer(jobs, smtpUrl!, mailFrom),
      inject: [Jobs, Config],
    },
    {
      provide: LetterCatalogue,
      useFactory: ({ publicUrl }: Config) => {
        const catalogue = new LetterCatalogue();
        catalogue.add((mailer, { email }) => mailer.send(testLetter(email, publicUrl)));
        return catalogue;
      },
      inject: [Config],
    },
    {
      provide: SessionTokens,
      useFactory: (config: Config) => new SessionTokens(config, config.publicUrl.startsWith('https:')),
      inject: [Config],
    },
    provide(SessionCookie, SessionTokens),
    provide(StaffLists, Database, Clock),
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
    {
      provide: MetricsServer,
      useFactory: (config: Config, db: Database, jobs: Jobs, hub: LiveHub, host: HttpAdapterHost) =>
        new MetricsServer(config, { db, jobs, hub, host }),
      inject: [Config, Database, Jobs, LiveHub, HttpAdapterHost],
    },
    {
      provide: Tracing,
      useFactory: (config: Config, host: HttpAdapterHost, log: Logger) => new Tracing(config, host, log),
      inject: [Config, HttpAdapterHost, Logger],
    },
    {
      provide: PortalPage,
      useFactory: (settings: PublicSettings) => new PortalPage(settings),
      inject: [PublicSettings],
    },
    { provide: RateLimits, useFactory: () => new RateLimits() },
    {
      provide: StaffTrail,
      useFactory: (db: Database, outbox: Outbox, clock: Clock, log: Logger, host: HttpAdapterHost) =>
        new StaffTrail(inPostgres(db), outbox, db, clock, log, host),
      inject: [Database, Outbox, Clock, Logger, HttpAdapterHost],
    },
  ],
  exports: [
    Logger,
    Database,
    Transaction,
    Outbox,
    AuditTrail,
    AuditKey,
    DataFolder,
    EventBus,
    PersonalDataRegister,
    Relay,
    Jobs,
    ErrorService,
    IdempotencyKeys,
    AnswerFields,
    LiveHub,
    WorkProgress,
    SessionCache,
    NotifyListener,
    Clock,
    RealTime,
    SecretTokens,
    DueWork,
    Mailer,
    LetterCatalogue,
    SessionCookie,
    SessionTokens,
    StaffLists,
    AllowedOrigins,
    PortalPage,
    RateLimits,
  ],
})
export class BaseModule {}
