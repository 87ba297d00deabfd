import type { Door } from './doors.js';

const named = (operations: string): string[] => operations.trim().split(/\s+/);

/** Every operation in docs/openapi.json, by access policy. */
export const matrix: Readonly<Record<Door, readonly string[]>> = {
  open: named(`
    acceptInvitation actAtDoor beginOutsideSignIn beginPasskeySignIn bookCall cancelCall completePasswordReset finishOutsideSignIn
    confirmSheets getCall readCalendar getLiveChat getMediaKit getSessionAndUserProfile getSettings getSharedList getShownMedia getThumbnail listTowns
    healthLive healthReady joinAsBrand joinAsInfluencer leaveLiveChatEmail listCallSlots listDoorVisits lookAtCode lookAtInvitation
    lookAtSheetStop lookAtUnsubscribe moveCall openDoor checkInstagramWebhook receiveBookings receiveBounce receiveInstagramDeletion receiveInstagramRemoval receiveInstagramWebhook receiveStripeEvent receiveTikTokWebhook reportError requestPasswordReset
    requestSignInLink signInWithPasskey signInWithPassword signOut stopSheets streamLiveChat undoEmailChange unsubscribe verifySignInLink voteOnSharedList
    writeInLiveChat openReport
  `),
  'signed in': named(`
    addPasskey askEmailChange beginPasskey beginPasskeyProof cancelEmailChange confirmEmailChange getEmail listPasskeys
    proveByPasskey removePasskey renamePasskey addPushDevice listPushDevices removePushDevice
    beginSecondFactor endViewing changePassword closeAccount confirmSecondFactor downloadDataExport endOtherSessions
    endSession getAccountClosure getConsent getNewestDataExport getNotificationPreferences getPasswordState
    acceptTerms listFormerProfiles getTerms getProofState getSecondFactor getUser keepAccount keepNotificationPreferences leaveTeam listOwnClaims listSessions
    logUserEvent mailProofLink proveByCode proveByLink proveByPassword recordConsent removeSecondFactor
    renewRecoveryCodes requestClaim requestDataExport updateSessionUserProfile withdrawClaim
  `),
  'second step': ['finishSignIn'],
  members: named(`
    getCalendarAddress renewCalendarAddress getVisitCalendar getCollabLink
    appealReview changeMemberRole changeWebhook listWebhookDeliveries listWebhooks makeWebhook removeWebhook
    resendWebhookDelivery rotateWebhookSecret testWebhook getTeam giveReview handOverTeam inviteToTeam listKeys
    listNotifications makeKey readNotifications removeMember reportConversation resendInvitation revokeInvitation
    revokeKey startConversation listAccountSigns
  `),
  brands: named(`
    addListMembers createInfluencerList exportInfluencerList getInfluencerList importListMembers listInfluencerLists
    listListLinks listSavedInfluencers moveListMember noteListMember removeInfluencerList removeListMembers
    saveInfluencer shareInfluencerList unsaveInfluencer unshareInfluencerList updateInfluencerList addVenue
    downloadContent listContent changeExclusions changeOfferDefaults changeSearch changeTargeting changeVenue
    explainMatch getBilling getBillingPortal getCompany getDaySheet getEntitlements getFoodRisks getOfferDefaults getTargeting
    initCheckout keepSearch keepSheetMail openBillingPortal previewPlans listCredits listInvoices listSavedSearches listCheckInLinks listDoorConflicts listVenues makeCheckInLink
    matchInfluencers removeCheckInLink makeOffer payForCollab removeSearch removeVenue requestInfluencer updateCompany
    changeResultSettings getBookingHook getResultSettings leadCollabLink makeBookingHook nameGuests putCoversDay
    importBookings redeem removeBookingHook removeGuests showWhoSentYou
    listReportLinks listSheetMails noteHandoff printDaySheet revokeReport shareReport
  `),
  influencers: named(`
    beginConnection contestAccountSign finishConnection listConnections removeConnection
    confirmBill contestBill countAdClicked countAdSeen enterMetrics explainOfferMatch getCheckInCode getOwnFoodRisks registerCheckInKey requestCollab saveOffer
    tellFoodRisks unsaveOffer
  `),
  'members and staff': named(`
    countUnread getBrand getCollab getCollabResults getCollabReviews listCollabStatements listWatchedPosts getDossier getMediaContent getOffer getStorageUsage
    getUploadOffset listCollabs listConversations listDeliverables listMessages listOffers listQuickReplies live
    searchMessages listMetrics getBrandReliability getInfluencerReliability listBrandReliabilityEvents
    listInfluencerReliabilityEvents
  `),
  'members and staff who work': named(`
    addQuickReply blockConversation continueUpload createUpload deleteMedia deleteMessage deleteUpload editMessage
    moveCollab moveDeliverable readConversation removeQuickReply sendMessage typeInConversation unblockConversation
  `),
  'brands and staff': named(`
    findPlaces browseInfluencers countInfluencers getCollabCost lookAtInfluencer exportPieces exportReport getBrandAnalytics
    getBrandResults getCollabReport getInfluencerReport
  `),
  'brands and staff who work': ['changeOffer', 'moveOffer', 'typeBill'],
  'influencers and staff': named(`
    listAds listOfferCities listOfferMarkers getInfluencerProfile exportGifts getGiftStatement printGifts
  `),
  'influencers and staff who work': ['changeInfluencerProfile'],
  staff: named(`
    staffListWebhookDeliveries staffListWebhooks staffListKeys staffGetAd staffListFeatures staffListAds
    staffExportListMembers staffGetInfluencerList staffListInfluencerLists staffListListMembers staffGetBrand
    staffGetCollab staffGetGift staffGetInfluencer staffGetSubscription staffGetUsage staffGetUser staffListBrands
    staffListClaims staffListDuplicates staffListFlags staffListCollabs staffListInfluencers staffListInvoices
    staffListMailTemplates staffListReports staffListReviews staffListReviewAppeals staffListDeliveredTwins staffListSignContests staffListAdditions
    staffListSettings staffListSubscriptions staffListPlanUsage staffListUsage staffGetUsageSummary staffListUsers
    staffPreviewMail staffGetBrandBoard staffGetDesk staffGetTimeline staffListColleagues staffListDeskCards
    staffListTasks staffListTags staffGetCollabBoard staffGetToday staffGetWaiting staffListCallsOf staffSearch
    staffCountBrands staffCountCollabs staffCountInfluencers staffCountUsers staffCountVisits staffExportBrands
    staffExportCollabs staffExportInfluencers staffExportUsage staffExportUsers staffKeepView staffListViews
    staffRemoveView staffCountReviews staffGetAddition staffGetColleague staffGetFeature staffGetPlanUsage staffGetReport
    staffGetReview staffGetReviewAppeal staffGetSignContest staffGetDeliveredTwin staffGetSetting staffGetTask staffGetView staffGetWebhook
  `),
  'staff who work': named(`
    staffResendWebhookDelivery staffSwitchWebhookOn staffRevokeKey staffBookCall staffCancelCall staffMoveCall
    staffLiftFlag staffDecideReview staffMergeInfluencers staffMessageInfluencers staffSearchDuplicates staffSetFlag
    staffSettleDuplicates staffUndoMerge staffAddTask staffBeginViewing staffChangeBrands staffChangeTask
    staffRemoveNote staffRemoveTask staffTag staffWriteNote staffCreateAd staffPauseAd staffRemoveAd staffResumeAd
    staffUpdateAd staffAddListMembers staffCreateInfluencerList staffImportListMembers staffListListLinks
    staffMoveListMember staffNoteListMember staffRemoveInfluencerList staffRemoveListMembers staffShareInfluencerList
    staffUnshareInfluencerList staffUpdateInfluencerList staffClearFeature staffConfirmClaim staffCreateBrand
    staffDecideReport staffDecideReviewAppeal staffDecideSignContest staffSettleTwin staffEnableUser staffLinkProfile staffLookAtReport staffOverrideCollab staffReadCollabChat
    staffOverrideFeature staffRefuseClaim staffSendLink staffSendTestMail staffUpdateBrand staffCorrectGift staffSettleBill
    staffCorrectMetrics staffImportMetrics staffImportInfluencers staffImportBrands
  `),
  'super users': named(`
    staffMakeKey staffClearFeatureEverywhere staffGetHealth staffGetWork staffOverrideFeatureEverywhere staffRetryWork
    staffChangeRole staffAddToList staffChangeAddition staffChangeSetting staffDeleteBrand staffDeleteInfluencer
    staffDisableUser staffEndSessions staffInviteStaff staffRefund staffResetSecondFactor staffRestoreBrand
    staffRestoreInfluencer staffUnlinkProfile staffRemoveBrand staffRemoveInfluencer
  `),
};
