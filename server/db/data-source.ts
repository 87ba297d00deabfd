import type { PostgresDataSourceOptions } from 'typeorm/driver/postgres/PostgresDataSourceOptions.js';
import type { EntitySchema } from 'typeorm';
import { stayingInTouch } from '../shared/db/index.js';
import { migrations } from './migrations/index.js';
import { AdSchema } from '../modules/ads/adapters/persistence/ad.schema.js';
import { CollabSchema, DeliverableSchema } from '../modules/collabs/adapters/persistence/collab.schema.js';
import { ConnectionSchema } from '../modules/connections/adapters/persistence/typeorm-connection.repository.js';
import { CheckInLinkSchema } from '../modules/door/adapters/persistence/typeorm-check-in-link.repository.js';
import { OfferDefaultsSchema, OfferSchema, SlotSchema } from '../modules/offers/adapters/persistence/offer.schema.js';
import { ReviewSchema } from '../modules/reviews/adapters/persistence/typeorm-reviews.js';
import { InvitationSchema } from '../modules/teams/adapters/persistence/typeorm-invitation.repository.js';
import { SessionSchema } from '../modules/identity/adapters/persistence/typeorm-session.repository.js';
import { SignInLinkSchema } from '../modules/identity/adapters/persistence/typeorm-sign-in-link.repository.js';
import { MembershipSchema, UserSchema } from '../modules/identity/adapters/persistence/typeorm-user.repository.js';
import { CheckoutSchema } from '../modules/billing/adapters/persistence/typeorm-checkout.repository.js';
import { DisputeSchema, RefundSchema } from '../modules/billing/adapters/persistence/typeorm-refund.repository.js';
import {
  CollabCreditSchema,
  CreditAccountSchema,
  CreditLineSchema,
} from '../modules/billing/adapters/persistence/typeorm-credit.repository.js';
import { EntitlementOverrideSchema } from '../modules/billing/adapters/persistence/typeorm-entitlement.repository.js';
import { SubscriptionSchema } from '../modules/billing/adapters/persistence/typeorm-subscription.repository.js';
import { SavedSearchSchema } from '../modules/discovery/adapters/persistence/typeorm-saved-search.repository.js';
import { MediaSchema } from '../modules/media/adapters/persistence/typeorm-media.repository.js';
import { UploadSchema } from '../modules/media/adapters/persistence/typeorm-upload.repository.js';
import { CallSchema } from '../modules/onboarding/adapters/persistence/typeorm-call.repository.js';
import { LeadSchema } from '../modules/onboarding/adapters/persistence/typeorm-lead.repository.js';
import { BrandSchema } from '../modules/profiles/adapters/persistence/typeorm-brand.repository.js';
import { ClaimSchema } from '../modules/vetting/adapters/persistence/typeorm-claim.repository.js';
import {
  InfluencerListSchema,
  ListLinkSchema,
} from '../modules/influencer-lists/adapters/persistence/influencer-list.schema.js';
import { InfluencerSchema, SocialAccountSchema } from '../modules/profiles/adapters/persistence/influencer.schema.js';
import { VenueSchema } from '../modules/profiles/adapters/persistence/typeorm-venue.repository.js';
import {
  ConversationSchema,
  MessageSchema,
} from '../modules/messaging/adapters/persistence/typeorm-conversation.repository.js';
import { ReportSchema } from '../modules/messaging/adapters/persistence/typeorm-report.repository.js';

/** TypeORM's settings for our database. Ids come from the application, so no extension is needed. */
export const dataSourceOptions = (url: string, pool: number): PostgresDataSourceOptions => ({
  type: 'postgres',
  url,
  entities: schemas as EntitySchema[],
  migrations,
  migrationsTableName: 'migrations',
  uuidExtension: 'pgcrypto',
  installExtensions: false,
  synchronize: false,
  invalidWhereValuesBehavior: { null: 'throw', undefined: 'throw' },
  extra: { ...stayingInTouch, max: pool, application_name: 'tastemaker' },
});

/** Every aggregate's table, as TypeORM knows it. */
export const schemas: readonly object[] = [
  BrandSchema,
  VenueSchema,
  InfluencerSchema,
  SocialAccountSchema,
  ClaimSchema,
  InfluencerListSchema,
  ListLinkSchema,
  CollabSchema,
  DeliverableSchema,
  OfferSchema,
  SlotSchema,
  ReviewSchema,
  CheckInLinkSchema,
  ConnectionSchema,
  OfferDefaultsSchema,
  UserSchema,
  MembershipSchema,
  SignInLinkSchema,
  SessionSchema,
  InvitationSchema,
  SubscriptionSchema,
  CreditAccountSchema,
  CollabCreditSchema,
  CreditLineSchema,
  EntitlementOverrideSchema,
  CheckoutSchema,
  RefundSchema,
  DisputeSchema,
  SavedSearchSchema,
  MediaSchema,
  UploadSchema,
  ConversationSchema,
  MessageSchema,
  ReportSchema,
  LeadSchema,
  CallSchema,
  AdSchema,
];
