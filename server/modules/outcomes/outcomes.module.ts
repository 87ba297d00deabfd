import { Module } from '@nestjs/common';
import { Config } from '../../config.js';
import { Database } from '../../shared/db/index.js';
import { Outbox } from '../../shared/events/index.js';
import { Clock } from '../../shared/kernel/index.js';
import { PersonalDataRegister } from '../../shared/privacy/personal-data.js';
import { provide, provideAs } from '../../shared/provide.js';
import { CollabsApi } from '../collabs/index.js';
import { ProfilesApi } from '../profiles/index.js';
import {
  BookingHooksController,
  BookingsImportController,
  ResultSettingsController,
} from './adapters/http/booking-hooks.controller.js';
import {
  CollabResultsController,
  FollowLinkController,
  GuestsController,
} from './adapters/http/outcomes.controller.js';
import { ApiCollabs, FilteredLinkTargets, ProfileSides } from './adapters/modules/neighbours.js';
import { SqlCoversDays, SqlGuestParties } from './adapters/persistence/sql-counts.js';
import { SqlCollabLinks, SqlLinkClicks } from './adapters/persistence/sql-links.js';
import { OutcomesPersonalData, SqlBookingHooks, SqlSettingsRepository } from './adapters/persistence/sql-settings.js';
import { SignedHookSecrets } from './adapters/security/signed-hook-secrets.js';
import {
  BookingHooks,
  CollabLinks,
  CoversDays,
  GuestParties,
  HookSecrets,
  LinkClicks,
  SettingsRepository,
} from './ports/repositories.js';
import { Collabs, LinkTargets, Sides } from './ports/neighbours.js';
import { BookingHookService, ResultSettingsService, ReceiveBookings } from './use-cases/booking-hook-service.js';
import { CollabLinkService, FollowLink } from './use-cases/collab-link-service.js';
import { CountGuests } from './use-cases/count-guests.js';
import { ImportBookings } from './use-cases/import-bookings.js';
import { ShowResults } from './use-cases/show-results.js';

/** What Collabs brought: links and words, guests, covers, and the four figures made from them. */
@Module({
  controllers: [
    ...[FollowLinkController, CollabResultsController, GuestsController, BookingsImportController],
    ...[ResultSettingsController, BookingHooksController],
  ],
  providers: [
    provideAs(CollabLinks, SqlCollabLinks, Database),
    provideAs(LinkClicks, SqlLinkClicks, Database),
    provideAs(GuestParties, SqlGuestParties, Database, Outbox),
    provideAs(CoversDays, SqlCoversDays, Database),
    provideAs(SettingsRepository, SqlSettingsRepository, Database),
    provideAs(BookingHooks, SqlBookingHooks, Database),
    provideAs(HookSecrets, SignedHookSecrets, Config),
    provideAs(Collabs, ApiCollabs, CollabsApi, Clock),
    provideAs(Sides, ProfileSides, ProfilesApi),
    {
      provide: LinkTargets,
      useFactory: ({ webhookAddresses, publicUrl }: Config) =>
        new FilteredLinkTargets(webhookAddresses === 'public', publicUrl),
      inject: [Config],
    },
    provide(CollabLinkService, CollabLinks, Collabs, LinkTargets, Clock),
    provide(FollowLink, CollabLinks, LinkClicks, SettingsRepository, Sides, LinkTargets, Clock),
    provide(CountGuests, GuestParties, CoversDays, CollabLinks, Collabs, Sides, Clock),
    provide(ShowResults, GuestParties, LinkClicks, CoversDays, SettingsRepository, Collabs),
    provide(ResultSettingsService, SettingsRepository, LinkTargets),
    provide(ImportBookings, GuestParties, CoversDays, CollabLinks, Collabs, Sides, Clock),
    provide(BookingHookService, BookingHooks, HookSecrets, Clock),
    provide(ReceiveBookings, BookingHooks, HookSecrets, CountGuests),
    provide(OutcomesPersonalData, PersonalDataRegister, Database),
  ],
  exports: [ShowResults],
})
export class OutcomesModule {}
