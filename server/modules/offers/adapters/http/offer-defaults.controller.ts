import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { IfMatch, TakesIfMatch } from '../../../../shared/http/params.js';
import { ByKey } from '../../../../shared/http/keys.js';
import { CurrentActor, For } from '../../../../shared/http/policy.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import type { OfferDefaults } from '../../domain/offer-defaults.js';
import { OwnOfferDefaults } from '../../use-cases/own-offer-defaults.js';
import { OfferDefaultsInput, OfferDefaultsView } from './offer-defaults.dto.js';

/** What a brand's new offers begin with. Offers that are there stay as they are. */
@ApiTags('portal')
@Controller('api/v1/offer-defaults')
export class OfferDefaultsController {
  constructor(private readonly own: OwnOfferDefaults) {}

  /** Returns your brand's defaults, with the usual values for anything you haven't set. */
  @Get()
  @For('brand')
  @ByKey('offers:read')
  @ApiOperation({ operationId: 'getOfferDefaults', summary: 'Get the defaults for new offers' })
  @ApiOkResponse({ type: OfferDefaultsView })
  async get(@CurrentActor() actor: Actor): Promise<OfferDefaultsView> {
    return toDefaultsView(await this.own.get(actor.profile!.uid));
  }

  /**
   * Replaces your brand's offer defaults. Owners and admins only. Existing offers don't change. Send `If-Match`, and
   * we'll refuse the update if a colleague has saved a change in between. Problems: collabs/brief-hides-ad,
   * collabs/venue-unknown (400), identity/role-not-enough (403), collabs/offer-defaults-changed-meanwhile (412),
   * collabs/offer-defaults-stale (409).
   */
  @Put()
  @TakesIfMatch()
  @For('brand')
  @ByKey('offers:write')
  @ApiOperation({ operationId: 'changeOfferDefaults', summary: 'Set the defaults for new offers' })
  @ApiOkResponse({ type: OfferDefaultsView })
  async change(
    @CurrentActor() actor: Actor,
    @Body() input: OfferDefaultsInput,
    @IfMatch() version?: number,
  ): Promise<OfferDefaultsView> {
    return toDefaultsView(await this.own.execute(actor, actor.profile!.uid, input, version));
  }
}

const toDefaultsView = ({ asks, rights, updatedAt, brandId: _, ...said }: OfferDefaults): OfferDefaultsView => ({
  ...said,
  asks: [...asks],
  rights: { channels: [...rights.channels], months: rights.months },
  updatedAt: updatedAt?.toISOString() ?? null,
});
