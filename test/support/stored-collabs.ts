import { SqlFoodRiskAnswers } from '../../server/modules/collabs/adapters/persistence/sql-food-risk-answers.js';
import { InMemoryFoodRisks } from '../../server/modules/collabs/adapters/modules/in-memory-neighbours.js';
import { ShowFoodRisks } from '../../server/modules/collabs/use-cases/show-food-risks.js';
import type { Clock } from '../../server/shared/kernel/index.js';
import { CollabQueries } from '../../server/modules/collabs/adapters/queries/collab-queries.js';
import { TypeOrmCollabRepository } from '../../server/modules/collabs/adapters/persistence/typeorm-collab.repository.js';
import type { Collab } from '../../server/modules/collabs/domain/collab.js';
import { OfferQueries } from '../../server/modules/offers/adapters/queries/offer-queries.js';
import { TypeOrmOfferRepository } from '../../server/modules/offers/adapters/persistence/typeorm-offer.repository.js';
import { TypeOrmSlotRepository } from '../../server/modules/offers/adapters/persistence/typeorm-slot.repository.js';
import { anOffer } from './collabs.js';
import type { TestDatabase } from './database.js';

/** Offers, their times and Collabs on a real database; `prepare` stores the offer and the time that a Collab needs. */
export function storedCollabs({ db, outbox }: Pick<TestDatabase, 'db' | 'outbox'>) {
  const offers = new TypeOrmOfferRepository(db, outbox);
  const slots = new TypeOrmSlotRepository(db);
  const collabs = new TypeOrmCollabRepository(db, outbox);
  const foodRiskAnswers = new SqlFoodRiskAnswers(db);
  return {
    offers,
    slots,
    collabs,
    foodRiskAnswers,
    showFoodRisks: (clock: Clock) => new ShowFoodRisks(collabs, new InMemoryFoodRisks(), foodRiskAnswers, clock),
    offerQueries: new OfferQueries(db),
    collabQueries: new CollabQueries(db, slots),
    prepare: async ({ slotId, offerId, visitAt }: Collab): Promise<void> => {
      await offers.save({ ...anOffer(), id: offerId });
      if (slotId) await slots.add([{ id: slotId, offerId, startsAt: visitAt!, capacity: 1, taken: 1 }]);
    },
  };
}
