import { Logger, Module } from '@nestjs/common';
import { Config } from '../../config.js';
import { Database } from '../../shared/db/index.js';
import { Outbox } from '../../shared/events/index.js';
import { Jobs } from '../../shared/jobs/jobs.js';
import { Clock, SecretTokens } from '../../shared/kernel/index.js';
import { PersonalDataRegister } from '../../shared/privacy/personal-data.js';
import { provide, provideAs } from '../../shared/provide.js';
import { DueWork } from '../../shared/time/index.js';
import { ConnectionsController } from './adapters/http/connections.controller.js';
import { ConnectionJobs } from './adapters/jobs/connection-jobs.js';
import { ConnectionsPersonalData } from './adapters/persistence/connections-personal-data.js';
import { SqlAccountReadings, SqlConnectionJourneys } from './adapters/persistence/sql-account-readings.js';
import { TypeOrmConnectionRepository } from './adapters/persistence/typeorm-connection.repository.js';
import { ConfiguredSocialPlatforms } from './adapters/platforms/configured-social-platforms.js';
import { AesTokenSealing } from './adapters/security/aes-token-sealing.js';
import { AccountReadings, ConnectionJourneys, ConnectionRepository, TokenSealing } from './ports/connections.js';
import { SocialPlatforms } from './ports/social-platform.js';
import { BeginConnection, Disconnect, FinishConnection } from './use-cases/connect-account.js';
import { AccessService, ReadAccounts, RefreshConnections } from './use-cases/read-accounts.js';

/** Creators' own accounts on the platforms, connected by OAuth, and the numbers that the platforms report. */
@Module({
  controllers: [ConnectionsController],
  providers: [
    provideAs(ConnectionRepository, TypeOrmConnectionRepository, Database, Outbox),
    provideAs(ConnectionJourneys, SqlConnectionJourneys, Database),
    provideAs(AccountReadings, SqlAccountReadings, Database),
    provideAs(TokenSealing, AesTokenSealing, Config),
    provideAs(SocialPlatforms, ConfiguredSocialPlatforms, Config, Clock),
    provide(BeginConnection, SocialPlatforms, ConnectionJourneys, SecretTokens, Clock),
    provide(
      FinishConnection,
      ...([SocialPlatforms, ConnectionJourneys, ConnectionRepository, TokenSealing, SecretTokens, Clock] as const),
    ),
    provide(Disconnect, SocialPlatforms, ConnectionRepository, TokenSealing, Clock),
    provide(AccessService, SocialPlatforms, ConnectionRepository, TokenSealing, Clock),
    provide(RefreshConnections, ConnectionRepository, AccessService, Clock),
    provide(ReadAccounts, ConnectionRepository, AccountReadings, AccessService, Clock),
    provide(
      ConnectionJobs,
      ...([Jobs, DueWork, SocialPlatforms, ConnectionJourneys, RefreshConnections, ReadAccounts, Logger] as const),
    ),
    provide(ConnectionsPersonalData, PersonalDataRegister, Database),
  ],
})
export class ConnectionsModule {}
