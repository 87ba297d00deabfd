import { Body, Controller, Get, Header, HttpCode, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../../../shared/http/params.js';
import { CurrentActor, For, WhileViewing } from '../../../../shared/http/policy.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import { ShowFoodRisks, ShowOwnFoodRisks } from '../../use-cases/show-food-risks.js';
import { TellFoodRisks } from '../../use-cases/tell-food-risks.js';
import { FoodRisksView, OwnFoodRisksView, TellFoodRisksInput, toFoodRisksView } from './food-risks.dto.js';

/** Health: for the two sides alone. No API key reads it, and neither do our staff. */
@ApiTags('portal')
@Controller('api/v1')
export class FoodRisksController {
  constructor(
    private readonly showFoodRisks: ShowFoodRisks,
    private readonly showOwn: ShowOwnFoodRisks,
    private readonly tell: TellFoodRisks,
  ) {}

  /**
   * Returns what the influencer and their guests must not be served. Only the brand can see it, from the booking until
   * 12 hours after the visit begins, or until the parcel has arrived. Before, afterwards and without an answer, it is
   * empty.
   */
  @Get('collabs/:id/food-risks')
  @For('brand')
  @WhileViewing(false)
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'getFoodRisks', summary: 'Get the guests’ allergies and diet' })
  @ApiOkResponse({ type: FoodRisksView })
  async foodRisks(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<FoodRisksView> {
    return toFoodRisksView(await this.showFoodRisks.execute(actor, id));
  }

  /** Returns what you've shared with the venue for this visit, or would share. */
  @Get('collabs/:id/own-food-risks')
  @For('influencer')
  @WhileViewing(false)
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'getOwnFoodRisks', summary: 'Get your allergies and diet for a visit' })
  @ApiOkResponse({ type: OwnFoodRisksView })
  async ownFoodRisks(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<OwnFoodRisksView> {
    const { toldAt, ...risks } = await this.showOwn.execute(actor, id);
    const { own, guests } = toFoodRisksView({ open: true, until: null, ...risks });
    return { toldAt: toldAt?.toISOString() ?? null, own, guests };
  }

  /**
   * Shares your answer with the venue, separately from choosing a time. The brand is notified that you've answered, but
   * not what you said. Your answer is kept for your next visit. Problems: collabs/food-risks-closed (409) before the
   * booking and after the visit, collabs/wrong-food-risks (400).
   */
  @Put('collabs/:id/own-food-risks')
  @HttpCode(200)
  @For('influencer')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'tellFoodRisks', summary: 'Set your allergies and diet for a visit' })
  @ApiOkResponse({ type: OwnFoodRisksView })
  async tellFoodRisks(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() input: TellFoodRisksInput,
  ): Promise<OwnFoodRisksView> {
    await this.tell.execute(actor, id, input);
    return this.ownFoodRisks(actor, id);
  }
}
