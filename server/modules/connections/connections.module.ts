import { Logger, Module } from '@nestjs/common';
import { Config } from '../../config.js';
import { Database } from '../../shared/db/index.js';
import { EventBus, Outbox } from '../../shared/events/index.js';
import { Jobs } from '../../shared/jobs/jobs.js';
import { Clock, SecretTokens } from '../../shared/kernel/index.js';
import { PersonalDataRegister } from '../../shared/privacy/personal-data.js';
import { provide, provideAs } from '../../shared/provide.js';
import { DueWork } from '../../shared/time/index.js';
import { CollabsApi, NotePost } from '../collabs/index.js';
import { VerifiedAccountsService } from '../profiles/index.js';
import { AccountSignsController, SignContestsController } from './adapters/http/account-signs.controller.js';
import { ConnectionsController, WatchedPostsController } from './adapters/http/connections.controller.js';
import { DataDeletionsController, PlatformNoticesController } from './adapters/http/platform-notices.controller.js';
import { ConnectionJobs, ConnectionRounds } from './adapters/jobs/connection-jobs.js';
import {
  CollabsSeenPosts,
  ConnectionSubscriptions,
  PostSubscriptions,
  ProfilesShownNumbers,
} from './adapters/modules/neighbours.js';
import { ConnectionsPersonalData } from './adapters/persistence/connections-personal-data.js';
import {
  SqlAccountReadings,
  SqlConnectionJourneys,
  SqlDataDeletions,
  SqlEndedGrants,
  SqlPostWatches,
} from './adapters/persistence/sql-account-readings.js';
import { SqlAccountSigns } from './adapters/persistence/sql-account-signs.js';
import { TypeOrmConnectionRepository } from './adapters/persistence/typeorm-connection.repository.js';
import { ConfiguredSocialPlatforms, OembedPosts } from './adapters/platforms/configured-social-platforms.js';
import { AesTokenSealing } from './adapters/security/aes-token-sealing.js';
import {
  AccountReadings,
  AccountSigns,
  ConnectionJourneys,
  ConnectionRepository,
  DataDeletions,
  EndedGrants,
  PostWatches,
  SeenPosts,
  ShownNumbers,
  TokenSealing,
} from './ports/connections.js';
import { OpenPosts, SocialPlatforms } from './ports/social-platform.js';
import { ContestSign, DecideSignContest, ListSigns, MeasureSigns } from './use-cases/account-signs.js';
import { BeginConnection, Disconnect, FinishConnection } from './use-cases/connect-account.js';
import { AccessService, ReadAccounts, ReadPost, RefreshConnections, RevokeGrants } from './use-cases/read-accounts.js';
import { DeleteAtRequest, TakeNotices } from './use-cases/take-notices.js';
import { ShowPosts, WatchPosts } from './use-cases/watch-posts.js';

/** Creators' own accounts on the platforms, connected by OAuth, and the numbers that the platforms report. */
@Module({
  controllers: [
    ConnectionsController,
    WatchedPostsController,
    PlatformNoticesController,
    DataDeletionsController,
    AccountSignsController,
    SignContestsController,
  ],
  providers: [
    provideAs(ConnectionRepository, TypeOrmConnectionRepository, Database, Outbox),
    provideAs(ConnectionJourneys, SqlConnectionJourneys, Database),
    provideAs(AccountReadings, SqlAccountReadings, Database),
    provideAs(TokenSealing, AesTokenSealing, Config),
    provideAs(EndedGrants, SqlEndedGrants, Database),
    provideAs(ShownNumbers, ProfilesShownNumbers, VerifiedAccountsService),
    provide(ConnectionSubscriptions, EventBus, ConnectionRepository, ShownNumbers),
    provideAs(SocialPlatforms, ConfiguredSocialPlatforms, Config, Clock),
    provide(BeginConnection, SocialPlatforms, ConnectionJourneys, SecretTokens, Clock),
    provide(
      FinishConnection,
      ...([SocialPlatforms, ConnectionJourneys, ConnectionRepository, TokenSealing, SecretTokens, Clock] as const),
    ),
    provide(Disconnect, SocialPlatforms, ConnectionRepository, TokenSealing, Clock),
    provide(AccessService, SocialPlatforms, ConnectionRepository, TokenSealing, Clock),
    provide(RefreshConnections, ConnectionRepository, AccessService, Clock),
    provideAs(AccountSigns, SqlAccountSigns, Database, Outbox),
    provide(MeasureSigns, AccountReadings, AccountSigns),
    provide(ListSigns, AccountSigns, Clock),
    provide(ContestSign, ListSigns, AccountSigns, Clock),
    provide(DecideSignContest, AccountSigns, Clock),
    provide(ReadAccounts, ConnectionRepository, AccountReadings, MeasureSigns, ShownNumbers, AccessService, Clock),
    provide(ReadPost, ConnectionRepository, AccessService, PostWatches),
    provideAs(PostWatches, SqlPostWatches, Database),
    provideAs(SeenPosts, CollabsSeenPosts, NotePost, CollabsApi),
    provideAs(OpenPosts, OembedPosts, Config),
    provide(PostSubscriptions, EventBus, PostWatches),
    provide(WatchPosts, PostWatches, ReadPost, OpenPosts, SeenPosts, Clock),
    provide(ShowPosts, SeenPosts, PostWatches, ReadPost, Clock),
    provide(RevokeGrants, EndedGrants, SocialPlatforms, TokenSealing, Clock),
    provide(ConnectionRounds, RefreshConnections, ReadAccounts, WatchPosts, RevokeGrants, Logger),
    provide(
      ConnectionJobs,
      ...([Jobs, DueWork, ConnectionJourneys, SocialPlatforms, ConnectionRepository, PostWatches] as const),
      ...([EndedGrants, ConnectionRounds] as const),
    ),
    provideAs(DataDeletions, SqlDataDeletions, Database),
    provide(TakeNotices, SocialPlatforms, ConnectionRepository, PostWatches, Clock),
    provide(DeleteAtRequest, TakeNotices, ConnectionRepository, AccountSigns, DataDeletions, Clock),
    provide(ConnectionsPersonalData, PersonalDataRegister, Database, EndedGrants),
  ],
  exports: [ReadPost],
})
export class ConnectionsModule {}
