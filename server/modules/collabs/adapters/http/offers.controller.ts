import { Body, Controller, Get, HttpCode, Param, ParseEnumPipe, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../../../shared/http/id-param.js';
import { SendsJsonText } from '../../../../shared/http/json-text.js';
import { CurrentActor, For } from '../../../../shared/http/policy.js';
import { type Actor, Clock } from '../../../../shared/kernel/index.js';
import { canSeeOffer, type OfferAction, offerActions } from '../../domain/offer.js';
import { offerErrors } from '../../domain/offer.errors.js';
import { CollabQueries } from '../../ports/collab.queries.js';
import { OfferQueries } from '../../ports/offer.queries.js';
import { MakeOffer } from '../../use-cases/make-offer.js';
import { MoveOffer } from '../../use-cases/move-offer.js';
import { RequestCollab } from '../../use-cases/request-collab.js';
import { CollabView } from './collabs.dto.js';
import { MakeOfferInput, OfferPage, OffersQuery, OfferView, RequestCollabInput } from './offers.dto.js';
import { toOfferView, toView } from './views.js';

@ApiTags('portal', 'partner')
@Controller('api/v1/offers')
export class OffersController {
  constructor(
    private readonly queries: OfferQueries,
    private readonly collabs: CollabQueries,
    private readonly makeOffer: MakeOffer,
    private readonly moveOffer: MoveOffer,
    private readonly requestCollab: RequestCollab,
    private readonly clock: Clock,
  ) {}

  /** For a brand its own offers, for everyone else the live ones; newest first. */
  @Get()
  @For('brand', 'influencer', 'admin')
  @SendsJsonText()
  @ApiOperation({ operationId: 'listOffers', summary: 'The feed, or a brand’s own offers' })
  @ApiOkResponse({ type: OfferPage })
  list(@CurrentActor() actor: Actor, @Query() filter: OffersQuery): Promise<string> {
    const uid = actor.profile?.uid ?? null;
    return actor.role === 'brand'
      ? this.queries.ofBrand(uid!, filter, this.clock.now())
      : this.queries.feed(filter, this.clock.now(), uid);
  }

  /** One offer with its times to come. */
  @Get(':id')
  @For('brand', 'influencer', 'admin')
  @ApiOperation({ operationId: 'getOffer', summary: 'One offer with its times to come' })
  @ApiOkResponse({ type: OfferView })
  async get(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<OfferView> {
    const record = await this.queries.get(id, this.clock.now(), actor.profile?.uid ?? null);
    if (!canSeeOffer(record.offer, actor, record.collabId !== null)) throw offerErrors.notFound(id);
    return toOfferView(record, actor);
  }

  /** A brand publishes an offer with the times at which it can be taken. */
  @Post()
  @For('brand')
  @ApiOperation({ operationId: 'makeOffer', summary: 'Publish an offer' })
  async make(@CurrentActor() actor: Actor, @Body() input: MakeOfferInput): Promise<OfferView> {
    const { slots, ...terms } = input;
    const { id } = await this.makeOffer.execute(
      actor,
      actor.profile!.uid,
      { ...terms, photoPath: null },
      slots.map(({ startsAt, capacity }) => ({ startsAt: new Date(startsAt), capacity })),
    );
    return this.get(actor, id);
  }

  /** An influencer asks for this offer. */
  @Post(':id/requests')
  @For('influencer')
  @ApiOperation({ operationId: 'requestCollab', summary: 'Ask for an offer' })
  async request(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() { note }: RequestCollabInput,
  ): Promise<CollabView> {
    const collab = await this.requestCollab.execute(actor, id, actor.profile!.uid, note);
    return toView(await this.collabs.get(collab.id), actor, this.clock.now());
  }

  /** Pause, resume or end an offer. */
  @Post(':id/:action')
  @HttpCode(200)
  @For('brand', 'admin')
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
