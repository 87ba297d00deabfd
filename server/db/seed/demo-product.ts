import type { Abstract, INestApplicationContext, Type } from '@nestjs/common';
import { AnalyticsApi } from '../../modules/analytics/index.js';
import { SubscriptionRepository } from '../../modules/billing/ports/subscription.repository.js';
import { StartSubscription } from '../../modules/billing/use-cases/start-subscription.js';
import { CollabRepository } from '../../modules/collabs/ports/collab.repository.js';
import { DeliverableFiles } from '../../modules/collabs/ports/deliverable-files.js';
import { OfferQueries } from '../../modules/collabs/ports/offer.queries.js';
import { OfferRepository } from '../../modules/collabs/ports/offer.repository.js';
import { SlotRepository } from '../../modules/collabs/ports/slot.repository.js';
import { DeliverPiece } from '../../modules/collabs/use-cases/deliver-piece.js';
import { MakeOffer } from '../../modules/collabs/use-cases/make-offer.js';
import { MoveCollab } from '../../modules/collabs/use-cases/move-collab.js';
import { MoveOffer } from '../../modules/collabs/use-cases/move-offer.js';
import { RequestCollab } from '../../modules/collabs/use-cases/request-collab.js';
import { ScheduleCollab } from '../../modules/collabs/use-cases/schedule-collab.js';
import { UserRepository } from '../../modules/identity/ports/user.repository.js';
import { ChangeLinks } from '../../modules/identity/use-cases/change-links.js';
import { CreatePerson } from '../../modules/identity/use-cases/create-person.js';
import { EndSessions } from '../../modules/identity/use-cases/end-sessions.js';
import { SetUserAccess } from '../../modules/identity/use-cases/set-user-access.js';
import { MediaRepository } from '../../modules/media/ports/media.repository.js';
import { MediaStorage } from '../../modules/media/ports/media-storage.js';
import { CompleteUpload } from '../../modules/media/use-cases/complete-upload.js';
import { KeepFile } from '../../modules/media/use-cases/keep-file.js';
import { ConversationRepository } from '../../modules/messaging/ports/conversation.repository.js';
import { OpenConversation } from '../../modules/messaging/use-cases/open-conversation.js';
import { SendMessage } from '../../modules/messaging/use-cases/send-message.js';
import { BrandRepository } from '../../modules/profiles/ports/brand.repository.js';
import { InfluencerRepository } from '../../modules/profiles/ports/influencer.repository.js';
import { AddInfluencer } from '../../modules/profiles/use-cases/add-influencer.js';
import { CreateBrand } from '../../modules/profiles/use-cases/create-brand.js';
import { JoinInfluencer } from '../../modules/profiles/use-cases/join-influencer.js';
import { UpdateBrand } from '../../modules/profiles/use-cases/update-brand.js';
import { Database } from '../../shared/db/index.js';
import { QuietMembers } from './quiet-members.js';
import type { SeedClock } from './seed-clock.js';

/** The product's own use cases on a clock that can stand in the past. */
export function demoProduct(app: INestApplicationContext, clock: SeedClock) {
  const of = <T>(token: Type<T> | Abstract<T>) => app.get<T>(token, { strict: false });

  const db = of(Database);
  const users = of(UserRepository);
  const brands = of(BrandRepository);
  const influencers = of(InfluencerRepository);
  const offers = of(OfferRepository);
  const slots = of(SlotRepository);
  const collabs = of(CollabRepository);
  const storage = of(MediaStorage);
  const conversations = of(ConversationRepository);
  const createPerson = new CreatePerson(users, clock);
  return {
    createPerson,
    changeLinks: new ChangeLinks(users, clock),
    setUserAccess: new SetUserAccess(users, of(EndSessions), db, clock),
    createBrand: new CreateBrand(brands, new QuietMembers(createPerson), db, clock),
    updateBrand: new UpdateBrand(brands, clock),
    joinInfluencer: new JoinInfluencer(influencers, clock),
    addInfluencer: new AddInfluencer(influencers, clock),
    startSubscription: new StartSubscription(of(SubscriptionRepository), clock),
    makeOffer: new MakeOffer(offers, slots, db, clock),
    moveOffer: new MoveOffer(offers, clock),
    requestCollab: new RequestCollab(offers, collabs, clock),
    moveCollab: new MoveCollab(collabs, slots, db, clock),
    scheduleCollab: new ScheduleCollab(collabs, slots, db, clock),
    deliverPiece: new DeliverPiece(collabs, of(DeliverableFiles), clock),
    keepFile: new KeepFile(storage, new CompleteUpload(of(MediaRepository), storage, clock)),
    openConversation: new OpenConversation(conversations, clock),
    sendMessage: new SendMessage(conversations, clock),
    offers: of(OfferQueries),
    users,
    analytics: of(AnalyticsApi),
  };
}

export type DemoProduct = ReturnType<typeof demoProduct>;
