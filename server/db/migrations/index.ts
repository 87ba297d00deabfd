import { CreateBase1795220000001 } from './1795220000001-create-base.js';
import { CreateIdentity1795220000002 } from './1795220000002-create-identity.js';
import { CreateProfiles1795220000003 } from './1795220000003-create-profiles.js';
import { CreateCollabs1795220000004 } from './1795220000004-create-collabs.js';
import { CreateMediaAndBilling1795220000005 } from './1795220000005-create-media-and-billing.js';
import { CreateMessagingAndAnalytics1795220000006 } from './1795220000006-create-messaging-and-analytics.js';
import { PublishProfileCards1795220000007 } from './1795220000007-publish-profile-cards.js';
import { CreateOnboarding1795220000010 } from './1795220000010-create-onboarding.js';

/** In the order in which they run. */
export const migrations = [
  CreateBase1795220000001,
  CreateIdentity1795220000002,
  CreateProfiles1795220000003,
  CreateCollabs1795220000004,
  CreateMediaAndBilling1795220000005,
  CreateMessagingAndAnalytics1795220000006,
  PublishProfileCards1795220000007,
  CreateOnboarding1795220000010,
];
