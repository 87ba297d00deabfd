import { alwaysClosed } from '../../../contract/rules/opening-hours.js';
import type { Terms } from '../../../contract/terms.js';
import { type Actor, type Clock, pictureFor, type PictureId, type Transaction } from '../../../shared/kernel/index.js';
import { makeOffer, type Offer, type Where } from '../domain/offer.js';
import { offerErrors } from '../domain/offer.errors.js';
import { checkOpenings, type Opening, openSlot } from '../domain/slot.js';
import type { OfferRepository, SlotRepository } from '../ports/repositories.js';
import type { BrandFiles, Venues } from '../ports/neighbours.js';

export type { Opening };

/** The brand's own fields of an offer; its photo is a file. */
export type WrittenTerms = Omit<Terms, 'photoPath'>;

/** In addition to its terms: the brand's venue, closed days, the brand's own photo, and whether it goes live. */
export type OfferDetails = Readonly<{
  venueId?: string;
  blackoutDates?: readonly string[];
  /** The id of an uploaded file; null for none. */
  photoId?: string | null;
  draft?: boolean;
}>;

/** A brand publishes an offer with its available times. */
export class MakeOffer {
  constructor(
    private readonly offers: OfferRepository,
    private readonly slots: SlotRepository,
    private readonly venues: Venues,
    private readonly files: BrandFiles,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws collabs/venue-unknown, collabs/slot-closed, collabs/times-needed, collabs/offer-photo-missing,
   *   collabs/offer-photo-no-picture
   */
  async execute(
    actor: Actor,
    brandId: string,
    terms: WrittenTerms,
    openings: readonly Opening[],
    { draft = false, photoId, ...place }: OfferDetails = {},
  ): Promise<Offer> {
    const where = await whereFor(this.venues, brandId, place, openings);
    if (!draft && !terms.shipped && openings.length === 0) throw offerErrors.timesNeeded();

    return this.transaction.inTransaction(async () => {
      const photoPath = await photoPathFor(this.files, { brandId, photoPath: null, photoId });
      const written = { ...terms, photoPath };
      const [offer, event] = makeOffer(brandId, written, actor, this.clock.now(), where, draft ? 'draft' : 'live');
      const saved = await this.offers.save(offer, event);
      if (!terms.shipped)
        await this.slots.add(openings.map(({ startsAt, capacity }) => openSlot(offer.id, startsAt, capacity)));
      return saved;
    });
  }
}

/** An offer's place, if its times are within the opening hours. @throws collabs/venue-unknown, collabs/slot-closed */
export async function whereFor(
  venues: Venues,
  brandId: string,
  { venueId, blackoutDates = [] }: Pick<OfferDetails, 'venueId' | 'blackoutDates'>,
  openings: readonly Opening[],
): Promise<Where> {
  const venue = venueId ? await venues.find(brandId, venueId) : null;
  if (venue === undefined) throw offerErrors.venueUnknown();
  checkOpenings(openings, blackoutDates, venue?.openingHours ?? alwaysClosed);
  return { venueId: venueId ?? null, point: venue?.point ?? null, blackoutDates };
}

/** An offer's current photo: its path, the offer's owner, and the file that is to replace it. */
type Asked = Readonly<{ brandId: string; photoPath: string | null; photoId: PictureId }>;

/**
 * The path of an offer's new photo, which must be one of the brand's own pictures.
 * @throws collabs/offer-photo-missing, collabs/offer-photo-no-picture
 */
export const photoPathFor = (files: BrandFiles, { brandId, photoPath, photoId }: Asked): Promise<string | null> =>
  pictureFor(photoPath, photoId, {
    kindOf: (mediaId) => files.kindOf(brandId, mediaId),
    missing: offerErrors.photoMissing,
    noPicture: offerErrors.photoNoPicture,
  });
