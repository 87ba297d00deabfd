import { CreateBase1795220000001 } from './1795220000001-create-base.js';
import { CreateIdentity1795220000002 } from './1795220000002-create-identity.js';
import { CreateProfiles1795220000003 } from './1795220000003-create-profiles.js';
import { CreateCollabs1795220000004 } from './1795220000004-create-collabs.js';
import { CreateMediaAndBilling1795220000005 } from './1795220000005-create-media-and-billing.js';
import { CreateMessagingAndAnalytics1795220000006 } from './1795220000006-create-messaging-and-analytics.js';
import { PublishProfileCards1795220000007 } from './1795220000007-publish-profile-cards.js';
import { CreateOnboarding1795220000010 } from './1795220000010-create-onboarding.js';
import { CreateOutsideIdentities1795220000012 } from './1795220000012-create-outside-identities.js';
import { CreateInvitations1795220000013 } from './1795220000013-create-invitations.js';
import { CreateStaffSafety1795220000014 } from './1795220000014-create-staff-safety.js';
import { CompleteMedia1795220000011 } from './1795220000011-complete-media.js';
import { CreateBillingLedger1795220000016 } from './1795220000016-create-billing-ledger.js';
import { RememberWhoWantsToApprove1795220000017 } from './1795220000017-remember-who-wants-to-approve.js';
import { CompleteInfluencerProfiles1795220000018 } from './1795220000018-complete-influencer-profiles.js';
import { CreateDiscovery1795220000019 } from './1795220000019-create-discovery.js';
import { CreateInfluencerLists1795220000020 } from './1795220000020-create-influencer-lists.js';
import { CreateVenues1795220000021 } from './1795220000021-create-venues.js';
import { PutOffersOnTheMap1795220000022 } from './1795220000022-put-offers-on-the-map.js';
import { LiveTheWholeCollab1795220000023 } from './1795220000023-live-the-whole-collab.js';
import { CreatePrivacy1795220000015 } from './1795220000015-create-privacy.js';
import { KeepProofOfPieces1795220000024 } from './1795220000024-keep-proof-of-pieces.js';
import { CreateNotifications1795220000028 } from './1795220000028-create-notifications.js';
import { CompleteConversations1795220000025 } from './1795220000025-complete-conversations.js';
import { CreateApiKeys1795220000033 } from './1795220000033-create-api-keys.js';
import { MeasurePieces1795220000026 } from './1795220000026-measure-pieces.js';
import { CreateAds1795220000030 } from './1795220000030-create-ads.js';
import { CreateWebhooks1795220000034 } from './1795220000034-create-webhooks.js';
import { ExploreUsage1795220000027 } from './1795220000027-explore-usage.js';
import { CreateSettings1795220000031 } from './1795220000031-create-settings.js';

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
  CompleteMedia1795220000011,
  CreateOutsideIdentities1795220000012,
  CreateInvitations1795220000013,
  CreateStaffSafety1795220000014,
  CreatePrivacy1795220000015,
  CreateBillingLedger1795220000016,
  RememberWhoWantsToApprove1795220000017,
  CompleteInfluencerProfiles1795220000018,
  CreateDiscovery1795220000019,
  CreateInfluencerLists1795220000020,
  CreateVenues1795220000021,
  PutOffersOnTheMap1795220000022,
  LiveTheWholeCollab1795220000023,
  KeepProofOfPieces1795220000024,
  CompleteConversations1795220000025,
  MeasurePieces1795220000026,
  ExploreUsage1795220000027,
  CreateNotifications1795220000028,
  CreateAds1795220000030,
  CreateSettings1795220000031,
  CreateApiKeys1795220000033,
  CreateWebhooks1795220000034,
];
