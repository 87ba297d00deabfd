import type { Abstract, INestApplicationContext, Type } from '@nestjs/common';
import { AdFiles } from '../../modules/ads/ports/neighbours.js';
import { AdRepository, ViewTokens } from '../../modules/ads/ports/ads.js';
import { AdService } from '../../modules/ads/use-cases/ad-service.js';
import { CountAdView } from '../../modules/ads/use-cases/show-ads.js';
import { AnalyticsApi, UsageCounting, UsageMonths } from '../../modules/analytics/index.js';
import { PublishedPieces, ReadingRepository, Screenshots } from '../../modules/analytics/ports/repositories.js';
import { CorrectReading, EnterReading } from '../../modules/analytics/use-cases/readings.js';
import { Credits } from '../../modules/billing/index.js';
import { BrandContacts } from '../../modules/billing/ports/neighbours.js';
import { CheckoutRepository, SubscriptionRepository } from '../../modules/billing/ports/subscriptions.js';
import { CreditRepository, EntitlementRepository } from '../../modules/billing/ports/entitlements.js';
import { BillingOrders, RefundRepository } from '../../modules/billing/ports/provider.js';
import { ClaimCredit, GiveBackCredit, QuoteCredit } from '../../modules/billing/use-cases/credits.js';
import { OverrideFeature } from '../../modules/billing/use-cases/override-feature.js';
import { StartSubscription } from '../../modules/billing/use-cases/start-subscription.js';
import { BillingCredits } from '../../modules/collabs/adapters/modules/billing-credits.js';
import { CollabRepository, FoodRiskAnswers } from '../../modules/collabs/ports/repositories.js';
import { Deletions, DeliverableFiles, FoodRisks } from '../../modules/collabs/ports/neighbours.js';
import { OfferQueries } from '../../modules/offers/adapters/queries/offer-queries.js';
import { OfferRepository, SlotRepository } from '../../modules/offers/ports/repositories.js';
import { BrandFiles, Venues } from '../../modules/offers/ports/neighbours.js';
import { DeliverPiece } from '../../modules/collabs/use-cases/deliver-piece.js';
import { EndCollab } from '../../modules/collabs/use-cases/end-collab.js';
import { MakeOffer } from '../../modules/offers/use-cases/make-offer.js';
import { MoveCollab } from '../../modules/collabs/use-cases/move-collab.js';
import { MoveOffer } from '../../modules/offers/use-cases/move-offer.js';
import { RequestCollab } from '../../modules/collabs/use-cases/request-collab.js';
import { StepCollab } from '../../modules/collabs/use-cases/step-collab.js';
import { ScheduleCollab } from '../../modules/collabs/use-cases/schedule-collab.js';
import { KeepFoodRisks } from '../../modules/collabs/use-cases/tell-food-risks.js';
import { DeskRepository, Subjects } from '../../modules/desk/ports/repositories.js';
import { Reviews } from '../../modules/vetting/ports/repositories.js';
import { AwaitReview, ReviewInfluencer } from '../../modules/vetting/use-cases/review-influencer.js';
import { NoteService } from '../../modules/desk/use-cases/note-service.js';
import { TaskService } from '../../modules/desk/use-cases/task-service.js';
import { TagSubjects } from '../../modules/desk/use-cases/tag-subjects.js';
import { BrowserIndex } from '../../modules/discovery/index.js';
import { InvitationRepository, Teams } from '../../modules/teams/ports/teams.js';
import { SignInLinkRepository } from '../../modules/identity/ports/sign-in-links.js';
import { Names, TeamMails } from '../../modules/teams/ports/people.js';
import { UserRepository } from '../../modules/identity/ports/repositories.js';
import { CreatePerson, LinkService } from '../../modules/identity/use-cases/add-people.js';
import { EndSessions } from '../../modules/identity/use-cases/sessions.js';
import { InvitationPost, InviteToTeam } from '../../modules/teams/use-cases/invite-to-team.js';
import { SetUserAccess } from '../../modules/identity/use-cases/staff-accounts.js';
import { AttachmentFiles, ChatAccess } from '../../modules/messaging/ports/neighbours.js';
import { ConversationRepository, ConversationSignals } from '../../modules/messaging/ports/repositories.js';
import { OpenConversation } from '../../modules/messaging/use-cases/conversations.js';
import { SendMessage } from '../../modules/messaging/use-cases/messages.js';
import { BrandRepository, VenueRepository } from '../../modules/profiles/ports/brands.js';
import { InfluencerProfileRepository, InfluencerRepository } from '../../modules/profiles/ports/influencers.js';
import {
  InfluencerListRepository,
  KnownInfluencers,
  ListLinks,
} from '../../modules/influencer-lists/ports/repositories.js';
import { Members, PortfolioFiles } from '../../modules/profiles/ports/neighbours.js';
import { AddInfluencer, JoinInfluencer } from '../../modules/profiles/use-cases/join-influencer.js';
import { AddVenue } from '../../modules/profiles/use-cases/change-venues.js';
import { ListMembersService } from '../../modules/influencer-lists/use-cases/list-members-service.js';
import { InfluencerListService } from '../../modules/influencer-lists/use-cases/influencer-list-service.js';
import { ListLinksService } from '../../modules/influencer-lists/use-cases/list-links-service.js';
import {
  ChangeInfluencerProfile,
  GetInfluencerProfile,
} from '../../modules/profiles/use-cases/change-influencer-profile.js';
import { CreateBrand, UpdateBrand } from '../../modules/profiles/use-cases/change-brands.js';
import { AccountReadings, ConnectionRepository } from '../../modules/connections/ports/connections.js';
import { MeasureSigns } from '../../modules/connections/use-cases/account-signs.js';
import { VerifiedAccountsService } from '../../modules/profiles/index.js';
import { ResultSettingsService } from '../../modules/outcomes/use-cases/booking-hook-service.js';
import { CollabLinks, CoversDays, GuestParties, LinkClicks } from '../../modules/outcomes/ports/repositories.js';
import { Collabs, LinkTargets, Sides } from '../../modules/outcomes/ports/neighbours.js';
import { CollabLinkService } from '../../modules/outcomes/use-cases/collab-link-service.js';
import { CountGuests } from '../../modules/outcomes/use-cases/count-guests.js';
import { SheetMailService, StopLinks } from '../../modules/day-sheets/index.js';
import { BrandVenues, SheetLetters, SheetMailRepository } from '../../modules/day-sheets/ports/day-sheets.js';
import { RebuildRecords } from '../../modules/records/index.js';
import { Database } from '../../shared/db/index.js';
import { type Actor, newId, SecretTokens, Transaction } from '../../shared/kernel/index.js';
import { DemoPayments } from './demo-billing.js';
import type { SeedClock } from './seeded.js';
import { MediaRepository, MediaStorage, UploadRepository } from '../../modules/media/ports/repositories.js';
import { type CleanPicture, Pictures, type Source } from '../../modules/media/ports/pictures.js';
import { Videos } from '../../modules/media/ports/videos.js';
import { NoVirusScanner } from '../../modules/media/adapters/viruses/clamav.js';
import { StorageLimits, UploadPayers } from '../../modules/media/ports/neighbours.js';
import { BeginUpload, CompleteUpload, DiscardUpload } from '../../modules/media/use-cases/uploads.js';
import { KeepFile } from '../../modules/media/use-cases/files.js';
import sharp from 'sharp';
import { collect } from '../../modules/media/adapters/storage/disk-stores.js';
import type { ThumbnailFormat, ThumbnailWidth } from '../../modules/media/domain/thumbnail.js';
import { termsVersion } from '../../contract/consent.js';
import type { User } from '../../modules/identity/domain/user.js';

/** The product's own use cases, on a clock that can be in the past. */
export function demoProduct(app: INestApplicationContext, clock: SeedClock) {
  const of = <T>(token: Type<T> | Abstract<T>) => app.get<T>(token, { strict: false });

  const db = of(Database);
  const users = of(UserRepository);
  const brands = of(BrandRepository);
  const influencers = of(InfluencerRepository);
  const offers = of(OfferRepository);
  const slots = of(SlotRepository);
  const collabs = of(CollabRepository);
  const conversations = of(ConversationRepository);
  const createPerson = new AgreeingPeople(users, clock);
  const subscriptions = of(SubscriptionRepository);
  const accounts = of(CreditRepository);
  const checkouts = of(CheckoutRepository);
  const orders = new QuietBillingOrders();
  const claim = new ClaimCredit(accounts, subscriptions, orders, db, clock);
  const giveBack = new GiveBackCredit(accounts, checkouts, of(RefundRepository), orders, db, clock);
  const quote = new QuoteCredit(accounts, subscriptions, clock);
  const credits = new BillingCredits(new Credits(quote, claim, giveBack, accounts, clock), {
    vat: { prices: 'included' },
  });
  const endCollab = new EndCollab(collabs, slots, credits, db, clock);
  const keepFoodRisks = new KeepFoodRisks(of(FoodRisks), of(FoodRiskAnswers), clock);
  return {
    createPerson,
    changeLinks: new LinkService(users, clock),
    inviteToTeam: new InviteToTeam(
      of(Teams),
      of(InvitationRepository),
      new NobodysTokens(),
      new InvitationPost(of(Names), new QuietTeamMails()),
      db,
      clock,
    ),
    setUserAccess: new SetUserAccess(users, of(EndSessions), db, clock),
    createBrand: new CreateBrand(brands, new QuietMembers(createPerson), db, clock),
    updateBrand: new UpdateBrand(brands, clock),
    joinInfluencer: new JoinInfluencer(influencers, of(InfluencerProfileRepository), db, clock),
    addInfluencer: new AddInfluencer(influencers, clock),
    review: new ReviewInfluencer(of(Reviews), clock),
    awaitReview: new AwaitReview(of(Reviews)),
    changeProfile: new ChangeInfluencerProfile(
      new GetInfluencerProfile(of(InfluencerProfileRepository)),
      of(InfluencerProfileRepository),
      of(PortfolioFiles),
      db,
      clock,
    ),
    profiles: of(InfluencerProfileRepository),
    keepList: new InfluencerListService(of(InfluencerListRepository), db, clock),
    listMembers: new ListMembersService(of(InfluencerListRepository), of(KnownInfluencers), db, clock),
    shareList: new ListLinksService(of(InfluencerListRepository), of(ListLinks), clock),
    listLinks: of(ListLinks),
    adService: new AdService(of(AdRepository), of(AdFiles), of(Transaction), clock),
    countAdView: new CountAdView(of(AdRepository), of(ViewTokens), clock),
    adTokens: of(ViewTokens),
    noteService: new NoteService(of(DeskRepository), of(Subjects), clock),
    taskService: new TaskService(of(DeskRepository), of(Subjects), clock),
    tagSubjects: new TagSubjects(of(DeskRepository), of(Subjects), clock),
    newId,
    overrideFeature: new OverrideFeature(of(EntitlementRepository), of(BrandContacts), clock),
    startSubscription: new StartSubscription(subscriptions, clock),
    addVenue: new AddVenue(of(VenueRepository), clock),
    sheetMails: new SheetMailService(
      of(SheetMailRepository),
      of(BrandVenues),
      of(StopLinks),
      new QuietSheetLetters(),
      db,
      clock,
    ),
    sheetLinks: of(StopLinks),
    makeOffer: new MakeOffer(offers, slots, of(Venues), of(BrandFiles), db, clock),
    moveOffer: new MoveOffer(offers, slots, clock),
    requestCollab: new RequestCollab(offers, collabs, of(Deletions), endCollab, db, clock),
    moveCollab: new MoveCollab(collabs, credits, of(Deletions), endCollab, db, clock),
    payments: new DemoPayments(accounts, subscriptions, checkouts, claim, db, clock),
    scheduleCollab: new ScheduleCollab(collabs, slots, keepFoodRisks, db, clock),
    stepCollab: new StepCollab(collabs, clock),
    deliverPiece: new DeliverPiece(collabs, of(DeliverableFiles), db, clock),
    keepFile: fileKeeper(of, clock),
    openConversation: new OpenConversation(conversations, clock),
    sendMessage: new SendMessage(
      ...([conversations, of(AttachmentFiles), of(ChatAccess), of(ConversationSignals), db, clock] as const),
    ),
    guests: new CountGuests(of(GuestParties), of(CoversDays), of(CollabLinks), of(Collabs), of(Sides), clock),
    collabLinks: new CollabLinkService(of(CollabLinks), of(Collabs), of(LinkTargets), clock),
    linkClicks: of(LinkClicks),
    connections: of(ConnectionRepository),
    accountReadings: of(AccountReadings),
    measureSigns: of(MeasureSigns),
    verifiedAccounts: new VerifiedAccountsService(of(InfluencerProfileRepository), clock),
    resultSettings: of(ResultSettingsService),
    offers: of(OfferQueries),
    browserIndex: of(BrowserIndex),
    rebuildRecords: of(RebuildRecords),
    usageMonths: of(UsageMonths),
    usageCounting: of(UsageCounting),
    users,
    links: of(SignInLinkRepository),
    analytics: of(AnalyticsApi),
    enterReading: new EnterReading(of(PublishedPieces), of(Screenshots), of(ReadingRepository), db, clock),
    correctReading: new CorrectReading(of(PublishedPieces), of(ReadingRepository), clock),
  };
}

export type DemoProduct = ReturnType<typeof demoProduct>;

type Of = <T>(token: Type<T> | Abstract<T>) => T;

/** Stores files on a clock that can be in the past. */
export function fileKeeper(of: Of, clock: SeedClock): KeepFile {
  const [media, uploads, storage] = [of(MediaRepository), of(UploadRepository), of(MediaStorage)];
  const discard = new DiscardUpload(uploads, media, storage);
  const complete = new CompleteUpload(
    media,
    uploads,
    storage,
    new DrawnPictures(of(Pictures)),
    of(Videos),
    new NoVirusScanner(),
    discard,
    clock,
  );
  const begin = new BeginUpload(uploads, media, of(StorageLimits), of(UploadPayers), clock);
  return new KeepFile(begin, storage, complete);
}

/** The demo world's pictures contain no metadata: re-encoding them would take 15 seconds of CPU time. */
class DrawnPictures extends Pictures {
  constructor(private readonly pictures: Pictures) {
    super();
  }

  async clean(source: Source, mimeType: string): Promise<CleanPicture> {
    const content = await collect(source);
    const { width, height } = await sharp(content).metadata();
    const still = { rotation: 0, durationMs: null, codec: null, frameRate: null, truncated: false, look: null };
    return { content, mimeType, width, height, ...still };
  }

  shrink(source: Source, width: ThumbnailWidth, format: ThumbnailFormat): Promise<Buffer> {
    return this.pictures.shrink(source, width, format);
  }
}

/** People in the demo world accepted the terms when they joined. */
export class AgreeingPeople extends CreatePerson {
  override execute(...[actor, facts, memberships]: Parameters<CreatePerson['execute']>): Promise<User> {
    return super.execute(actor, { ...facts, termsVersion }, memberships);
  }
}

/** A demo brand's first person gets an account like any other, but no email. */
export class QuietMembers extends Members {
  constructor(private readonly createPerson: CreatePerson) {
    super();
  }

  async inviteOwner(actor: Actor, brandId: string, person: { email: string; name: string }): Promise<void> {
    const profile = { uid: brandId, type: 'brand' } as const;
    await this.createPerson.execute(actor, person, [{ profile, kind: 'linked', role: 'owner' }]);
  }
}

/** The demo world emails nobody. */
export class QuietTeamMails extends TeamMails {
  async sendInvitation(): Promise<void> {}
  async tellRemoved(): Promise<void> {}
  async tellNewOwner(): Promise<void> {}
}

export class QuietSheetLetters extends SheetLetters {
  async send(): Promise<void> {}
  async ask(): Promise<void> {}
}

/** Hashes that belong to no token: the demo world's emails were never sent, so nobody can have one. */
export class NobodysTokens extends SecretTokens {
  make(): { token: string; hash: string } {
    return { token: '', hash: newId() };
  }

  hashOf(token: string): string {
    return token;
  }
}

/** Past events don't reach the card provider now; items still to be invoiced are found when the product starts. */
export class QuietBillingOrders extends BillingOrders {
  async chargeExtra(): Promise<void> {}
  async closeCheckout(): Promise<void> {}
  async applyEvent(): Promise<void> {}
  async payBack(): Promise<void> {}
  async invoiceLeftovers(): Promise<void> {}
  async followAccount(): Promise<void> {}
}
