import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { taxYearAt } from '../../../../contract/rules/tax-year.js';
import { IdParam } from '../../../../shared/http/id-param.js';
import { CurrentActor, ForStaff } from '../../../../shared/http/policy.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import { CorrectGiftValue } from '../../use-cases/correct-gift-value.js';
import { type Gift, ShowGift } from '../../use-cases/show-gift.js';
import { dayOf } from '../documents/gift-words.js';
import { CollabGiftView, CorrectGiftInput } from './collab-gifts.dto.js';
import { toTaxYear } from './gifts.dto.js';

const toGiftView = ({ agreedPence, standing, lines }: Gift): CollabGiftView => ({
  agreedPence,
  pence: standing?.pence ?? null,
  taxYear: standing && toTaxYear(taxYearAt(standing.receivedAt)),
  lines: lines.map(({ id, kind, pence, receivedAt, recordedAt }) => ({
    ...{ id, kind, pence },
    ...{ receivedOn: dayOf(receivedAt), recordedOn: dayOf(recordedAt) },
  })),
});

@ApiTags('staff')
@Controller('api/v1/admin/collab-explorer/:id/gift')
export class CollabGiftsController {
  constructor(
    private readonly show: ShowGift,
    private readonly correctGift: CorrectGiftValue,
  ) {}

  /** What the ledger says of one Collab’s gift, line by line. Problem: records/collab-not-found. */
  @Get()
  @ForStaff('look')
  @ApiOperation({ operationId: 'staffGetGift', summary: 'The gift of a Collab' })
  @ApiOkResponse({ type: CollabGiftView })
  async get(@IdParam() id: string): Promise<CollabGiftView> {
    return toGiftView(await this.show.execute(id));
  }

  /**
   * Corrects what a gift was worth: what counted is taken back and the right value entered, both in the tax year of the visit.
   * The influencer is told. Problems: collabs/not-found, collabs/nothing-received (409), records/same-value (409).
   */
  @Post('corrections')
  @HttpCode(200)
  @ForStaff('gift.correct')
  @ApiOperation({ operationId: 'staffCorrectGift', summary: 'Correct the value of a gift' })
  @ApiOkResponse({ type: CollabGiftView })
  async correct(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() { pence, reason }: CorrectGiftInput,
  ): Promise<CollabGiftView> {
    await this.correctGift.execute(actor, id, pence, reason);
    return toGiftView(await this.show.execute(id));
  }
}
