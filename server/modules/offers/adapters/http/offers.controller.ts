import { Body, Controller, Delete, Get, HttpCode, Param, ParseEnumPipe, Post, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../../../shared/http/params.js';
import { SendsJsonText } from '../../../../shared/http/view-fields.js';
import { Needs } from '../../../../shared/http/feature.guard.js';
import { ByKey } from '../../../../shared/http/keys.js';
import { mapBoundsOf } from '../../../../shared/http/map-bounds.js';
import { CurrentActor, For, MayReadReplica } from '../../../../shared/http/policy.js';
import { beforeApproval, termsOf } from '../../../../contract/terms.js';
import { type Actor, Clock } from '../../../../shared/kernel/index.js';
import { canSeeOffer, type OfferAction, offerActions, offerActionsFor, ownsOffer } from '../../domain/offer.js';
import { offerErrors } from '../../domain/offer.errors.js';
import { DiscoveryApi } from '../../../discovery/index.js';
import { OfferQueries, type OfferRecord } from '../queries/offer-queries.js';
import { ChangeOffer } from '../../use-cases/change-offer.js';
import { MakeOffer } from '../../use-cases/make-offer.js';
import { MoveOffer } from '../../use-cases/move-offer.js';
import { SaveOffer } from '../../use-cases/save-offer.js';
import {
  OfferCitiesQuery,
  OfferCitiesView,
  OfferMarkersQuery,
  OfferMarkersView,
  OfferPage,
  OffersQuery,
} from './offer-queries.dto.js';
import { MakeOfferInput, OfferInput, OfferView, SlotInput } from './offers.dto.js';
import { toTermsView } from './terms.dto.js';

const markersAtMost = 300;

/** A marker and its number take about 64 pixels, of the 256 × 2^zoom that go around the world. */
const cellAt = (zoom: number): number => 90 / 2 ** zoom;

const toOpening = ({ startsAt, capacity }: SlotInput) => ({ startsAt: new Date(startsAt), capacity });

const boundsOf = (text?: string) => (text ? (mapBoundsOf(text) ?? undefined) : undefined);

/** What leaves of an offer, for this reader. Assigned, as a literal that copies so many members keeps them in slow memory. */
const toOfferView = ({ offer, brand, slots, collabId, saved }: OfferRecord, actor: Actor): OfferView =>
  Object.assign(toTermsView(ownsOffer(offer, actor) ? termsOf(offer) : beforeApproval(termsOf(offer))), {
    id: offer.id,
    venueId: offer.venueId,
    blackoutDates: [...offer.blackoutDates],
    state: offer.state,
    createdAt: offer.createdAt.toISOString(),
    brand,
    slots: slots.map(({ id: slotId, startsAt, capacity, taken }) => ({
      id: slotId,
      startsAt: startsAt.toISOString(),
      capacity,
      placesLeft: capacity - taken,
    })),
    collabId,
    lat: offer.lat,
    lng: offer.lng,
    exactPlace: offer.exactPlace,
    saved,
    actions: offerActionsFor(offer, actor),
  });

@ApiTags('portal')
@Controller('api/v1/offers')
export class OffersController {
  constructor(
    private readonly queries: OfferQueries,
    private readonly discovery: DiscoveryApi,
    private readonly makeOffer: MakeOffer,
    private readonly changeOffer: ChangeOffer,
    private readonly moveOffer: MoveOffer,
    private readonly saveOffer: SaveOffer,
    private readonly clock: Clock,
  ) {}

  /** Returns your own offers if you're a brand, otherwise the live ones; newest first. */
  @Get()
  @MayReadReplica()
  @For('brand', 'influencer', 'admin')
  @SendsJsonText()
  @ByKey('offers:read')
  @ApiOperation({ operationId: 'listOffers', summary: 'List offers' })
  @ApiOkResponse({ type: OfferPage })
  async list(@CurrentActor() actor: Actor, @Query() filter: OffersQuery): Promise<string> {
    const uid = actor.profile?.uid ?? null;
    if (actor.role === 'brand')
      return this.queries.ofBrand(uid!, { limit: filter.limit, after: filter.after }, this.clock.now());
    const bestFirst = actor.role === 'influencer' && filter.sort === 'match';
    return this.queries.feed(
      {
        ...filter,
        sort: bestFirst ? 'match' : 'newest',
        near: bestFirst ? await this.discovery.offersNear(uid!) : undefined,
        saved: filter.saved === 'true',
        bounds: boundsOf(filter.bounds),
      },
      this.clock.now(),
      uid,
    );
  }

  /** Returns the live offers in part of the map. Offers close to each other share a marker with their count. */
  @Get('markers')
  @MayReadReplica()
  @For('influencer', 'admin')
  @ByKey('offers:read')
  @ApiOperation({ operationId: 'listOfferMarkers', summary: 'List live offers as map markers' })
  @ApiOkResponse({ type: OfferMarkersView })
  async markers(
    @CurrentActor() actor: Actor,
    @Query() { city, category, saved, bounds, zoom }: OfferMarkersQuery,
  ): Promise<OfferMarkersView> {
    const filter = { city, category, saved: saved === 'true', bounds: boundsOf(bounds)!, cell: cellAt(zoom) };
    return { items: await this.queries.markers(filter, actor.profile?.uid ?? null, markersAtMost) };
  }

  /** Returns the cities with live offers and the number in each, highest first. */
  @Get('cities')
  @MayReadReplica()
  @For('influencer', 'admin')
  @ByKey('offers:read')
  @ApiOperation({ operationId: 'listOfferCities', summary: 'List the cities that have live offers' })
  @ApiOkResponse({ type: OfferCitiesView })
  async cities(@CurrentActor() actor: Actor, @Query() { category, saved }: OfferCitiesQuery): Promise<OfferCitiesView> {
    return { items: await this.queries.cities({ category, saved: saved === 'true' }, actor.profile?.uid ?? null) };
  }

  /** Returns an offer with its upcoming times. */
  @Get(':id')
  @For('brand', 'influencer', 'admin')
  @ByKey('offers:read')
  @ApiOperation({ operationId: 'getOffer', summary: 'Get an offer with its upcoming times' })
  @ApiOkResponse({ type: OfferView })
  async get(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<OfferView> {
    const record = await this.queries.get(id, this.clock.now(), actor.profile?.uid ?? null);
    if (!canSeeOffer(record.offer, actor, record.collabId !== null)) throw offerErrors.notFound(id);
    return toOfferView(record, actor);
  }

  /**
   * Publishes an offer with its available times. Problems: collabs/venue-unknown, collabs/slot-closed,
   * collabs/times-needed, collabs/offer-photo-missing, collabs/offer-photo-no-picture.
   */
  @Post()
  @For('brand')
  @Needs('offers')
  @ByKey('offers:write')
  @ApiOperation({ operationId: 'makeOffer', summary: 'Publish an offer' })
  async make(@CurrentActor() actor: Actor, @Body() input: MakeOfferInput): Promise<OfferView> {
    const { slots, venueId, blackoutDates, photoId, draft, ...terms } = input;
    const details = { venueId, blackoutDates, photoId, draft };
    const { id } = await this.makeOffer.execute(actor, actor.profile!.uid, terms, slots.map(toOpening), details);
    return this.get(actor, id);
  }

  /**
   * Updates an offer and its upcoming times. Agreed Collabs keep their terms. Problems: collabs/slot-taken (409) if you
   * remove a time that is booked, collabs/offer-photo-missing, collabs/offer-photo-no-picture (400).
   */
  @Put(':id')
  @For('brand', 'admin')
  @Needs('offers')
  @ByKey('offers:write')
  @ApiOperation({ operationId: 'changeOffer', summary: 'Update an offer' })
  @ApiOkResponse({ type: OfferView })
  async change(@CurrentActor() actor: Actor, @IdParam() id: string, @Body() input: OfferInput): Promise<OfferView> {
    const { slots, venueId, blackoutDates, photoId, ...terms } = input;
    await this.changeOffer.execute(actor, id, terms, slots.map(toOpening), { venueId, blackoutDates, photoId });
    return this.get(actor, id);
  }

  /** Saves the offer for later. */
  @Put(':id/saved')
  @HttpCode(204)
  @For('influencer')
  @ApiOperation({ operationId: 'saveOffer', summary: 'Save an offer' })
  save(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<void> {
    return this.saveOffer.execute(actor, id, true);
  }

  /** Removes the offer from your saved offers. */
  @Delete(':id/saved')
  @HttpCode(204)
  @For('influencer')
  @ApiOperation({ operationId: 'unsaveOffer', summary: 'Unsave an offer' })
  unsave(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<void> {
    return this.saveOffer.execute(actor, id, false);
  }

  /** Pauses, resumes or ends an offer. */
  @Post(':id/:action')
  @HttpCode(200)
  @For('brand', 'admin')
  @Needs('offers')
  @ByKey('offers:write')
  @ApiOperation({ operationId: 'moveOffer', summary: 'Pause, resume or end an offer' })
  @ApiParam({ name: 'action', enum: offerActions })
  async move(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Param('action', new ParseEnumPipe(offerActions, { errorHttpStatusCode: 404 })) action: OfferAction,
  ): Promise<OfferView> {
    await this.moveOffer.execute(actor, id, action);
    return this.get(actor, id);
  }
}
