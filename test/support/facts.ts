import type { Collab, CollabEvent } from '../../server/modules/collabs/domain/collab.js';
import { type CollabTold, type Fact, factOf } from '../../server/modules/records/domain/fact.js';
import { newId } from '../../server/shared/kernel/index.js';
import { brandId, influencerId, monday } from './collabs.js';

/** A fact of one Collab, `hours` after Monday. */
export const aFact = (name: Fact['name'], by: Fact['by'], hours: number, more: Partial<Fact> = {}): Fact => ({
  eventId: newId(),
  collabId: '00000000-0000-7000-8000-000000000077',
  brandId,
  influencerId,
  name,
  by,
  at: new Date(monday.getTime() + hours * 3_600_000),
  late: false,
  stage: 4,
  outcome: 'open',
  pence: null,
  pieceId: null,
  ...more,
});

/** The facts that these domain decisions produce. */
export const factsOf = (...decisions: readonly (readonly [Collab, ...CollabEvent[]])[]): Fact[] =>
  decisions.flatMap(([, ...events]) => events.flatMap((event) => factOf(event as CollabTold) ?? []));
