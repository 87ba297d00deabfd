import { CollabSchema, DeliverableSchema } from '../modules/collabs/adapters/persistence/collab.schema.js';
import { OfferSchema } from '../modules/collabs/adapters/persistence/offer.schema.js';
import { SlotSchema } from '../modules/collabs/adapters/persistence/slot.schema.js';
import { SessionSchema } from '../modules/identity/adapters/persistence/session.schema.js';
import { SignInLinkSchema } from '../modules/identity/adapters/persistence/sign-in-link.schema.js';
import { MembershipSchema, UserSchema } from '../modules/identity/adapters/persistence/user.schema.js';
import { SubscriptionSchema } from '../modules/billing/adapters/persistence/subscription.schema.js';
import { MediaSchema } from '../modules/media/adapters/persistence/media.schema.js';
import { CallSchema } from '../modules/onboarding/adapters/persistence/call.schema.js';
import { LeadSchema } from '../modules/onboarding/adapters/persistence/lead.schema.js';
import { BrandSchema } from '../modules/profiles/adapters/persistence/brand.schema.js';
import { InfluencerSchema, SocialAccountSchema } from '../modules/profiles/adapters/persistence/influencer.schema.js';
import { ConversationSchema, MessageSchema } from '../modules/messaging/adapters/persistence/conversation.schema.js';

/** Every table that is an aggregate, as TypeORM knows it. */
export const schemas: readonly object[] = [
  BrandSchema,
  InfluencerSchema,
  SocialAccountSchema,
  CollabSchema,
  DeliverableSchema,
  OfferSchema,
  SlotSchema,
  UserSchema,
  MembershipSchema,
  SignInLinkSchema,
  SessionSchema,
  SubscriptionSchema,
  MediaSchema,
  ConversationSchema,
  MessageSchema,
  LeadSchema,
  CallSchema,
];
