import { CreateSchema1795220000001 } from './1795220000001-create-schema.js';
import { AddDressCode1795824000000 } from './1795824000000-add-dress-code.js';
import { AddContactOnTheDay1796428800000 } from './1796428800000-add-contact-on-the-day.js';
import { OweContent1797033600000 } from './1797033600000-owe-content.js';
import { AddGiftCover1797120000000 } from './1797120000000-add-gift-cover.js';
import { AddTimesEnd1797120000001 } from './1797120000001-add-times-end.js';
import { CreateFoodRiskAnswers1797206400000 } from './1797206400000-create-food-risk-answers.js';
import { AddBill1797379200000 } from './1797379200000-add-bill.js';
import { FoldSearches1797465600000 } from './1797465600000-fold-searches.js';
import { PublishContent1797552000000 } from './1797552000000-publish-content.js';
import { AddContactEmail1797811200000 } from './1797811200000-add-contact-email.js';
import { AddAdAudience1798502400000 } from './1798502400000-add-ad-audience.js';
import { AddSubscriptionQuestions1798588800000 } from './1798588800000-add-subscription-questions.js';
import { CreateCalendarFeeds1798675200000 } from './1798675200000-create-calendar-feeds.js';
import { CreateBillingDetails1798761600000 } from './1798761600000-create-billing-details.js';
import { CreatePasskeys1798761600001 } from './1798761600001-create-passkeys.js';
import { CreatePushDevices1798761600002 } from './1798761600002-create-push-devices.js';
import { ExtendJoining1798761600003 } from './1798761600003-extend-joining.js';
import { SayUntilWhen1798761600004 } from './1798761600004-say-until-when.js';
import { CreateDoorActions1798848000000 } from './1798848000000-create-door-actions.js';
import { CreateCheckInKeys1798848000001 } from './1798848000001-create-check-in-keys.js';
import { AddDaySheets1798848000300 } from './1798848000300-add-day-sheets.js';
import { CreateOutcomes1798848000400 } from './1798848000400-create-outcomes.js';
import { CreateConnections1798934400000 } from './1798934400000-create-connections.js';
import { VerifyAccounts1798934400001 } from './1798934400001-verify-accounts.js';
import { KeepAgreedVenue1798934400002 } from './1798934400002-keep-agreed-venue.js';
import { EndRights1799020800100 } from './1799020800100-end-rights.js';
import { NoteHeldAccounts1799020800200 } from './1799020800200-note-held-accounts.js';
import { CreateAccountSigns1799020800201 } from './1799020800201-create-account-signs.js';
import { RecognisePictures1799020800250 } from './1799020800250-recognise-pictures.js';
import { KeepLastLooks1799020800300 } from './1799020800300-keep-last-looks.js';
import { ShowVenues1799020800400 } from './1799020800400-show-venues.js';
import { SettleTwins1799020800500 } from './1799020800500-settle-twins.js';
import { NumberSessionTokens1799020800610 } from './1799020800610-number-session-tokens.js';
import { DropPublishLive1799020800620 } from './1799020800620-drop-publish-live.js';

/** In the order in which they run. */
export const migrations = [
  CreateSchema1795220000001,
  AddDressCode1795824000000,
  AddContactOnTheDay1796428800000,
  OweContent1797033600000,
  AddGiftCover1797120000000,
  AddTimesEnd1797120000001,
  CreateFoodRiskAnswers1797206400000,
  AddBill1797379200000,
  FoldSearches1797465600000,
  PublishContent1797552000000,
  AddContactEmail1797811200000,
  AddAdAudience1798502400000,
  AddSubscriptionQuestions1798588800000,
  CreateCalendarFeeds1798675200000,
  CreateBillingDetails1798761600000,
  CreatePasskeys1798761600001,
  CreatePushDevices1798761600002,
  ExtendJoining1798761600003,
  SayUntilWhen1798761600004,
  CreateDoorActions1798848000000,
  CreateCheckInKeys1798848000001,
  AddDaySheets1798848000300,
  CreateOutcomes1798848000400,
  CreateConnections1798934400000,
  VerifyAccounts1798934400001,
  KeepAgreedVenue1798934400002,
  EndRights1799020800100,
  NoteHeldAccounts1799020800200,
  CreateAccountSigns1799020800201,
  RecognisePictures1799020800250,
  KeepLastLooks1799020800300,
  ShowVenues1799020800400,
  SettleTwins1799020800500,
  NumberSessionTokens1799020800610,
  DropPublishLive1799020800620,
];
