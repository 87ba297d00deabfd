import type { Type } from '@nestjs/common';
import { AdsModule } from './ads/index.js';
import { AnalyticsModule } from './analytics/index.js';
import { ApiKeysModule } from './api-keys/index.js';
import { BillingModule } from './billing/index.js';
import { CalendarModule } from './calendar/index.js';
import { CollabsModule } from './collabs/index.js';
import { ConnectionsModule } from './connections/index.js';
import { ContentModule } from './content/index.js';
import { DaySheetsModule } from './day-sheets/index.js';
import { DeskModule } from './desk/index.js';
import { DiscoveryModule } from './discovery/index.js';
import { DossiersModule } from './dossiers/index.js';
import { DoorModule } from './door/index.js';
import { IdentityModule } from './identity/index.js';
import { ImportsModule } from './imports/index.js';
import { InfluencerListsModule } from './influencer-lists/index.js';
import { MediaModule } from './media/index.js';
import { MessagingModule } from './messaging/index.js';
import { NotificationsModule } from './notifications/index.js';
import { OffersModule } from './offers/index.js';
import { OnboardingModule } from './onboarding/index.js';
import { OutcomesModule } from './outcomes/index.js';
import { PartnersModule } from './partners/index.js';
import { PrivacyModule } from './privacy/index.js';
import { ProfilesModule } from './profiles/index.js';
import { RecordsModule } from './records/index.js';
import { ReviewsModule } from './reviews/index.js';
import { SettingsModule } from './settings/index.js';
import { TeamsModule } from './teams/index.js';
import { TownsModule } from './towns/index.js';
import { UpkeepModule } from './upkeep/index.js';
import { VettingModule } from './vetting/index.js';

/** The product's modules, from the one that everyone may ask to the one that asks everyone. */
export const modules: Type[] = [
  IdentityModule,
  TeamsModule,
  ApiKeysModule,
  ProfilesModule,
  InfluencerListsModule,
  ImportsModule,
  VettingModule,
  BillingModule,
  DiscoveryModule,
  MediaModule,
  MessagingModule,
  OffersModule,
  CollabsModule,
  ConnectionsModule,
  ContentModule,
  DoorModule,
  DaySheetsModule,
  CalendarModule,
  OutcomesModule,
  ReviewsModule,
  RecordsModule,
  DossiersModule,
  AnalyticsModule,
  AdsModule,
  NotificationsModule,
  OnboardingModule,
  PartnersModule,
  PrivacyModule,
  SettingsModule,
  TownsModule,
  UpkeepModule,
  DeskModule,
];
