import type { Config } from '../../../../config.js';
import { usualRights } from '../../../../contract/terms.js';
import {
  type LetterCatalogue,
  madeUp,
  type Mailer,
  type SampleReader,
  type SupportAddress,
} from '../../../../shared/mail/index.js';
import { type Collab, untouched } from '../../domain/collab.js';
import { type Deliverable, piecesFor } from '../../domain/deliverable.js';
import { daysAfter, hoursAfter } from '../../domain/timings.js';
import { settled } from '../../domain/undelivered-claim.js';
import type { CollabNews } from '../../ports/collab-letters.js';
import type { CollabRecord } from '../../ports/repositories.js';
import { MailedCollabLetters } from './mailed-collab-letters.js';

const { brand, handle, id, now, person, visit } = madeUp;

const collab: Collab = {
  ...untouched,
  id,
  offerId: id,
  brandId: 'brand',
  influencerId: 'influencer',
  requestedBy: 'influencer',
  stage: 4,
  outcome: 'open',
  reason: 'The kitchen is being rebuilt that week.',
  note: '',
  venueId: null,
  terms: {
    title: 'Tasting menu for two',
    kind: 'experience',
    gives: 'Seven courses with paired drinks',
    valuePence: 18_000,
    asks: [{ type: 'reel', contentType: 'video', count: 1 }],
    brief: '',
    venue: `${brand}, 12 Redchurch Street`,
    city: 'london',
    category: 'restaurants',
    guests: 1,
    houseRules: 'No flash, and please keep other guests out of shot.',
    contactOnTheDay: 'Ask for Maya at the bar, 020 7946 0123',
    contentDueDays: 14,
    photoPath: null,
    rights: null,
    shipped: false,
  },
  slotId: id,
  visitAt: visit,
  respondBy: now,
  bookableSince: now,
  noShowClaimedAt: visit,
  deliverables: [],
  createdAt: now,
  updatedAt: now,
  version: 0,
};

const visited: Collab = {
  ...collab,
  ...{
    reason: null,
    noShowClaimedAt: null,
    checkedInAt: visit,
    checkedInBy: 'brand',
    contentDueAt: daysAfter(visit, 14),
  },
  deliverables: piecesFor([...collab.terms.asks, { type: 'story', contentType: 'image', count: 2 }]),
};
const billed = (pence: number): Collab => ({
  ...visited,
  bill: {
    ...{ pence, typedAt: hoursAfter(visit, 2).toISOString(), typedBy: 'venue', status: 'awaiting' },
    ...{ answer: null, claimedPence: null, decision: null, agreedPence: null },
  },
});
const remindedAfter = (days: number): Collab => ({ ...visited, contentRemindedAt: daysAfter(visit, days) });
const claimedContent: Collab = {
  ...visited,
  undeliveredClaim: {
    ...{ claimedAt: daysAfter(visit, 22).toISOString(), words: 'We have written twice.', keepsContent: false },
    ...{ answer: null, settled: null },
  },
};

const unbooked: Collab = { ...collab, stage: 3, visitAt: null, slotId: null };

const licensed: Collab = {
  ...visited,
  ...{ stage: 6, outcome: 'completed', terms: { ...visited.terms, rights: usualRights } },
};
const ending = visited.deliverables.map((piece): Deliverable => ({
  ...piece,
  ...{ rightsUntil: daysAfter(visit, 365), postUrl: 'https://www.instagram.com/reel/Cabc123/' },
}));
/** The end of rights, however far away it is. */
const rightsEnds = (['soon', 'tomorrow', 'today', 'late'] as const).map((due) => ({ due, pieces: ending }));

const foodRisks: CollabNews['foodRisks'] = {
  own: { chosen: ['tree-nuts', 'vegetarian'], other: null },
  guests: [{ name: 'Tom', chosen: ['none'], other: null }],
};

/** The event, the Collab at that time, and the previous time of the visit. */
const stories: readonly (readonly [CollabNews['kind'], Collab, Date?])[] = [
  ['scheduled', collab],
  ['moved', collab, hoursAfter(visit, -24)],
  ['cancelled', { ...collab, outcome: 'cancelled' }, visit],
  ['cancelled', { ...unbooked, outcome: 'cancelled' }],
  ['time-asked', unbooked, visit],
  ['food-risks-asked', collab],
  ['food-risks-told', collab],
  ['confirmation-asked', collab],
  ['reminded', unbooked],
  ['reminded', { ...unbooked, timesEndAt: daysAfter(now, 9) }],
  ['reminded', { ...unbooked, terms: { ...collab.terms, shipped: true } }],
  ['place-offered', unbooked],
  ['no-show-claimed', collab],
  ['bill-typed', billed(20_200)],
  ['bill-typed', billed(9_850)],
  ['content-reminded', remindedAfter(11)],
  ['content-reminded', remindedAfter(14)],
  ['content-reminded', remindedAfter(17)],
  ['undelivered-claimed', claimedContent],
  ['close-warned', { ...visited, closeWarnedAt: daysAfter(visit, 52) }],
  ['undelivered', { ...settled(claimedContent, 'upheld'), outcome: 'undelivered', reason: 'The content never came.' }],
];

/** The brand cancels a visit late, and in time if none was agreed. */
const cancelled = (kind: CollabNews['kind'], visitWasAt: Date | null): Pick<CollabNews, 'cancellation'> =>
  kind === 'cancelled'
    ? { cancellation: { by: 'brand', late: visitWasAt !== null, creditReturned: visitWasAt === null } }
    : {};

/** Samples of every email about Collabs, to either side. */
export class CollabLetterSamples {
  constructor(
    catalogue: LetterCatalogue,
    private readonly support: SupportAddress,
    private readonly config: Pick<Config, 'publicUrl'>,
  ) {
    catalogue.add((mailer, reader) => this.write(mailer, reader));
  }

  private async write(mailer: Mailer, reader: SampleReader): Promise<void> {
    const letters = new MailedCollabLetters(mailer, { membersOf: async () => [reader] }, this.support, this.config);
    const record: CollabRecord = {
      collab,
      wait: { slotId: id, startsAt: visit, held: true, endsAt: daysAfter(now, 1) },
      brand: { id: 'brand', name: brand, avatarPath: null },
      influencer: { id: 'influencer', name: person, handle, avatarPath: null, followers: 24_000 },
    };
    for (const [kind, state, visitWasAt = null] of stories)
      await letters.tell({ kind, visitWasAt, foodRisks, ...cancelled(kind, visitWasAt) }, { ...record, collab: state });
    for (const rightsEnd of rightsEnds)
      await letters.tell({ kind: 'rights-ending', visitWasAt: null, rightsEnd }, { ...record, collab: licensed });
  }
}
