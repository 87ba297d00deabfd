import { CreateBase1795220000001 } from './1795220000001-create-base.js';
import { CreateIdentity1795220000002 } from './1795220000002-create-identity.js';
import { CreateProfiles1795220000003 } from './1795220000003-create-profiles.js';
import { CreateCollabs1795220000004 } from './1795220000004-create-collabs.js';
import { CreateMediaAndBilling1795220000005 } from './1795220000005-create-media-and-billing.js';
import { CreateMessagingAndAnalytics1795220000006 } from './1795220000006-create-messaging-and-analytics.js';
import { PublishProfileCards1795220000007 } from './1795220000007-publish-profile-cards.js';
import { CreateOnboarding1795220000010 } from './1795220000010-create-onboarding.js';
import { CompleteMedia1795220000011 } from './1795220000011-complete-media.js';
import { CreateOutsideIdentities1795220000012 } from './1795220000012-create-outside-identities.js';
import { CreateInvitations1795220000013 } from './1795220000013-create-invitations.js';
import { CreateStaffSafety1795220000014 } from './1795220000014-create-staff-safety.js';
import { CreatePrivacy1795220000015 } from './1795220000015-create-privacy.js';
import { CreateBillingLedger1795220000016 } from './1795220000016-create-billing-ledger.js';
import { RememberWhoWantsToApprove1795220000017 } from './1795220000017-remember-who-wants-to-approve.js';
import { CompleteInfluencerProfiles1795220000018 } from './1795220000018-complete-influencer-profiles.js';
import { CreateDiscovery1795220000019 } from './1795220000019-create-discovery.js';
import { CreateInfluencerLists1795220000020 } from './1795220000020-create-influencer-lists.js';
import { CreateVenues1795220000021 } from './1795220000021-create-venues.js';
import { PutOffersOnTheMap1795220000022 } from './1795220000022-put-offers-on-the-map.js';
import { LiveTheWholeCollab1795220000023 } from './1795220000023-live-the-whole-collab.js';
import { KeepProofOfPieces1795220000024 } from './1795220000024-keep-proof-of-pieces.js';
import { CompleteConversations1795220000025 } from './1795220000025-complete-conversations.js';
import { MeasurePieces1795220000026 } from './1795220000026-measure-pieces.js';
import { ExploreUsage1795220000027 } from './1795220000027-explore-usage.js';
import { CreateNotifications1795220000028 } from './1795220000028-create-notifications.js';
import { FindParkedEvents1795220000029 } from './1795220000029-find-parked-events.js';
import { CreateAds1795220000030 } from './1795220000030-create-ads.js';
import { CreateSettings1795220000031 } from './1795220000031-create-settings.js';
import { CreateJobWorkers1795220000032 } from './1795220000032-create-job-workers.js';
import { CreateApiKeys1795220000033 } from './1795220000033-create-api-keys.js';
import { CreateWebhooks1795220000034 } from './1795220000034-create-webhooks.js';
import { RecordPromises1795220000035 } from './1795220000035-record-promises.js';
import { CreateGiftLedger1795220000036 } from './1795220000036-create-gift-ledger.js';
import { CreateDesk1795220000037 } from './1795220000037-create-desk.js';
import { KeepViews1795220000038 } from './1795220000038-keep-views.js';
import { SearchEverything1795220000039 } from './1795220000039-search-everything.js';
import { AimAtInfluencers1795220000040 } from './1795220000040-aim-at-influencers.js';
import { GiveBrandsLists1795220000041 } from './1795220000041-give-brands-lists.js';
import { NoteBackups1795220000042 } from './1795220000042-note-backups.js';
import { RememberRequests1795220000043 } from './1795220000043-remember-requests.js';
import { MergeInfluencers1795220000044 } from './1795220000044-merge-influencers.js';
import { CountWhatWaits1795220000045 } from './1795220000045-count-what-waits.js';
import { ShowInfluencers1795220000046 } from './1795220000046-show-influencers.js';
import { PartitionUsage1795220000047 } from './1795220000047-partition-usage.js';
import { KeepOfferDefaults1795220000048 } from './1795220000048-keep-offer-defaults.js';
import { FollowUpgradesAndCompletions1795220000049 } from './1795220000049-follow-upgrades-and-completions.js';
import { AskPlatforms1795220000050 } from './1795220000050-ask-platforms.js';
import { LetStaffViewAs1795220000052 } from './1795220000052-let-staff-view-as.js';
import { FlagInfluencers1795220000053 } from './1795220000053-flag-influencers.js';
import { ReviewInfluencers1795220000054 } from './1795220000054-review-influencers.js';
import { CorrectGifts1795220000055 } from './1795220000055-correct-gifts.js';
import { FindAgreedPhotos1795220000056 } from './1795220000056-find-agreed-photos.js';
import { GrowLists1795220000057 } from './1795220000057-grow-lists.js';
import { SortByNextStep1795220000059 } from './1795220000059-sort-by-next-step.js';
import { GiveAdsPhotos1795220000060 } from './1795220000060-give-ads-photos.js';
import { FindOffersByCityAndWords1795220000061 } from './1795220000061-find-offers-by-city-and-words.js';
import { ShowPicturesOfWhoIsShown1795220000062 } from './1795220000062-show-pictures-of-who-is-shown.js';
import { FindInfluencersByCity1795220000064 } from './1795220000064-find-influencers-by-city.js';
import { FindPiecesByPost1795220000065 } from './1795220000065-find-pieces-by-post.js';
import { LetEndedCollabsGo1795220000066 } from './1795220000066-let-ended-collabs-go.js';
import { PassDeletedBrandsBy1795220000068 } from './1795220000068-pass-deleted-brands-by.js';
import { KeepUnsentRequestsUnsent1795220000069 } from './1795220000069-keep-unsent-requests-unsent.js';
import { FindOffersByKind1795220000070 } from './1795220000070-find-offers-by-kind.js';
import { LeaveCollabsOfPiecesUnread1795220000071 } from './1795220000071-leave-collabs-of-pieces-unread.js';
import { PassInfluencersByIndex1795220000072 } from './1795220000072-pass-influencers-by-index.js';
import { BookCallsForBrands1795220000073 } from './1795220000073-book-calls-for-brands.js';
import { FindWhatStaffLookAfter1795220000074 } from './1795220000074-find-what-staff-look-after.js';
import { TellNumbersByIndex1795220000075 } from './1795220000075-tell-numbers-by-index.js';
import { CountVisitsByDay1795220000076 } from './1795220000076-count-visits-by-day.js';

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
  FindParkedEvents1795220000029,
  CreateAds1795220000030,
  CreateSettings1795220000031,
  CreateJobWorkers1795220000032,
  CreateApiKeys1795220000033,
  CreateWebhooks1795220000034,
  RecordPromises1795220000035,
  CreateGiftLedger1795220000036,
  CreateDesk1795220000037,
  KeepViews1795220000038,
  SearchEverything1795220000039,
  AimAtInfluencers1795220000040,
  GiveBrandsLists1795220000041,
  NoteBackups1795220000042,
  RememberRequests1795220000043,
  MergeInfluencers1795220000044,
  CountWhatWaits1795220000045,
  ShowInfluencers1795220000046,
  PartitionUsage1795220000047,
  KeepOfferDefaults1795220000048,
  FollowUpgradesAndCompletions1795220000049,
  AskPlatforms1795220000050,
  LetStaffViewAs1795220000052,
  FlagInfluencers1795220000053,
  ReviewInfluencers1795220000054,
  CorrectGifts1795220000055,
  FindAgreedPhotos1795220000056,
  GrowLists1795220000057,
  SortByNextStep1795220000059,
  GiveAdsPhotos1795220000060,
  FindOffersByCityAndWords1795220000061,
  ShowPicturesOfWhoIsShown1795220000062,
  FindInfluencersByCity1795220000064,
  FindPiecesByPost1795220000065,
  LetEndedCollabsGo1795220000066,
  PassDeletedBrandsBy1795220000068,
  KeepUnsentRequestsUnsent1795220000069,
  FindOffersByKind1795220000070,
  LeaveCollabsOfPiecesUnread1795220000071,
  PassInfluencersByIndex1795220000072,
  BookCallsForBrands1795220000073,
  FindWhatStaffLookAfter1795220000074,
  TellNumbersByIndex1795220000075,
  CountVisitsByDay1795220000076,
];
