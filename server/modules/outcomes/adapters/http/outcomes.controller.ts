import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post, Put, Req, Res } from '@nestjs/common';
import { ApiExcludeController, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Config } from '../../../../config.js';
import { ByKey } from '../../../../shared/http/keys.js';
import { IdParam } from '../../../../shared/http/params.js';
import { CurrentActor, CurrentSession, For, Public, WhileViewing } from '../../../../shared/http/policy.js';
import type { Session } from '../../../../shared/http/session.js';
import { type Actor, DomainError } from '../../../../shared/kernel/index.js';
import type { CollabLink } from '../../domain/collab-link.js';
import type { CountSource } from '../../domain/guests.js';
import { CollabLinkService, FollowLink } from '../../use-cases/collab-link-service.js';
import { type Counted, CountGuests } from '../../use-cases/count-guests.js';
import { ShowResults } from '../../use-cases/show-results.js';
import {
  CollabLinkView,
  CountedView,
  LeadCollabLinkInput,
  NameGuestsInput,
  PutCoversInput,
  PutCoversView,
  RedeemInput,
  ResultsView,
  type SaidGuestsInput,
  toCreatorView,
  toPartyView,
  toResultsView,
  WhoSentYouView,
} from './outcomes.dto.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isReadByPerson } from '../../../../shared/http/pages.js';
import { PortalPage } from '../../../../shared/http/portal-page.js';

@ApiTags('portal')
@Controller('api/v1/collabs/:id')
export class CollabResultsController {
  constructor(
    private readonly links: CollabLinkService,
    private readonly showResults: ShowResults,
    private readonly config: Config,
  ) {}

  /**
   * Returns the link and the word of a Collab. Created on first request. Problems: collabs/not-found,
   * outcomes/not-agreed.
   */
  @Get('link')
  @For('brand', 'influencer')
  @ByKey('collabs:read')
  @WhileViewing(false)
  @ApiOperation({ operationId: 'getCollabLink', summary: 'Get a Collab’s link and word' })
  @ApiOkResponse({ type: CollabLinkView })
  async link(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<CollabLinkView> {
    return this.view(await this.links.show(actor, id));
  }

  /** Changes where a Collab's link leads. Problems: collabs/not-found, outcomes/not-agreed, outcomes/wrong-target. */
  @Put('link')
  @For('brand')
  @ByKey('collabs:write')
  @ApiOperation({ operationId: 'leadCollabLink', summary: 'Change where a Collab’s link leads' })
  @ApiOkResponse({ type: CollabLinkView })
  async lead(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() { targetUrl }: LeadCollabLinkInput,
  ): Promise<CollabLinkView> {
    return this.view(await this.links.lead(actor, id, targetUrl));
  }

  /**
   * Returns what a Collab brought, in four figures that must not be added up. The creator sees no money. Problem:
   * collabs/not-found.
   */
  @Get('results')
  @For('brand', 'influencer', 'admin')
  @ByKey('collabs:read')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'getCollabResults', summary: 'Get what a Collab brought' })
  @ApiOkResponse({ type: ResultsView })
  async results(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<ResultsView> {
    const seesAll = actor.profile?.type !== 'influencer';
    return toResultsView(await this.showResults.execute(actor, id), { seesMoney: seesAll, seesLift: seesAll });
  }

  private view({ code, word, targetUrl }: CollabLink): CollabLinkView {
    return { url: `${this.config.publicUrl}/r/${code}`, word, targetUrl };
  }
}

/** Counting guests and covers, by people and by programs. */
@ApiTags('portal')
@Controller('api/v1')
export class GuestsController {
  constructor(private readonly guests: CountGuests) {}

  /** Returns the creators whom guests may name, and the guests that were counted last. */
  @Get('who-sent-you')
  @For('brand')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'showWhoSentYou', summary: 'List recent creators and counted guests' })
  @ApiOkResponse({ type: WhoSentYouView })
  async whoSentYou(@CurrentActor() actor: Actor): Promise<WhoSentYouView> {
    const [creators, latest] = await Promise.all([this.guests.recentCreators(actor), this.guests.latest(actor)]);
    return { creators: creators.map(toCreatorView), latest: latest.map(toPartyView) };
  }

  /**
   * Counts guests who named a creator. Problems: collabs/not-found, collabs/venue-unknown, outcomes/wrong-guests.
   */
  @Post('named-guests')
  @HttpCode(200)
  @For('brand')
  @ByKey('collabs:write')
  @ApiOperation({ operationId: 'nameGuests', summary: 'Count guests who named a creator' })
  @ApiOkResponse({ type: CountedView })
  async name(
    @CurrentActor() actor: Actor,
    @CurrentSession() session: Session | null,
    @Body() { collabId, ...said }: NameGuestsInput,
  ): Promise<CountedView> {
    const entry = { kind: 'named' as const, collabId, ...saidOf(said) };
    return toCountedView(await this.guests.count(actor, entry, sourceOf(session)));
  }

  /**
   * Counts guests who used a creator's word or code. Problems: outcomes/said-unknown, collabs/venue-unknown,
   * outcomes/wrong-guests.
   */
  @Post('redemptions')
  @HttpCode(200)
  @For('brand')
  @ByKey('collabs:write')
  @ApiOperation({ operationId: 'redeem', summary: 'Count guests who used a word or code' })
  @ApiOkResponse({ type: CountedView })
  async redeem(
    @CurrentActor() actor: Actor,
    @CurrentSession() session: Session | null,
    @Body() { said, ...guests }: RedeemInput,
  ): Promise<CountedView> {
    const entry = { kind: 'redeemed' as const, said, ...saidOf(guests) };
    return toCountedView(await this.guests.count(actor, entry, sourceOf(session)));
  }

  /** Removes guests that were counted by mistake. Problem: outcomes/guests-not-found. */
  @Delete('guests/:id')
  @HttpCode(204)
  @For('brand')
  @ByKey('collabs:write')
  @ApiOperation({ operationId: 'removeGuests', summary: 'Remove guests counted by mistake' })
  remove(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<void> {
    return this.guests.takeBack(actor, id);
  }

  /** Saves all covers of a venue on a UK day. Problems: collabs/venue-unknown, outcomes/wrong-day. */
  @Put('covers-days/:venueId/:day')
  @For('brand')
  @ByKey('collabs:write')
  @ApiOperation({ operationId: 'putCoversDay', summary: 'Save a venue’s covers of a day' })
  @ApiOkResponse({ type: PutCoversView })
  async putCovers(
    @CurrentActor() actor: Actor,
    @IdParam('venueId') venueId: string,
    @Param('day') day: string,
    @Body() { covers }: PutCoversInput,
  ): Promise<PutCoversView> {
    return { changed: (await this.guests.putDays(actor, [{ venueId, day, covers }], 'api')) > 0 };
  }
}

const sourceOf = (session: Session | null): CountSource => (session?.scopes ? 'api' : 'tap');

export const saidOf = ({ at, ...said }: SaidGuestsInput) => ({ ...said, ...(at ? { at: new Date(at) } : {}) });

const toCountedView = ({ party, isNew }: Counted): CountedView => ({ id: isNew ? party.id : null, isNew });

const head = {
  title: 'This link no longer works – Tastemaker',
  description: 'The link of a Collab that isn’t here any more.',
};

/** The short links that creators share. No cookie is set or read. */
@ApiExcludeController()
@Public()
@Controller('r')
export class FollowLinkController {
  constructor(
    private readonly follow: FollowLink,
    private readonly page: PortalPage,
  ) {}

  @Get(':code')
  async go(@Param('code') code: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    void reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    try {
      await reply.redirect(await this.follow.execute(code, visitOf(request)), 302);
    } catch (error) {
      if (!(error instanceof DomainError && isReadByPerson(request))) throw error;
      await reply.code(404).type('text/html; charset=utf-8').send(this.page.withHead(head));
    }
  }
}

function visitOf({ method, headers }: FastifyRequest) {
  const purpose = [headers['sec-purpose'], headers['purpose'], headers['x-moz']].flat().join(' ');
  return { method, userAgent: headers['user-agent'] ?? '', purpose };
}
