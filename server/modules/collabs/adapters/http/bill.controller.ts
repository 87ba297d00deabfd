import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../../../shared/http/params.js';
import { Config } from '../../../../config.js';
import { ByKey } from '../../../../shared/http/keys.js';
import { CurrentActor, For } from '../../../../shared/http/policy.js';
import { type Actor, Clock } from '../../../../shared/kernel/index.js';
import { type BillStep, StepBill } from '../../use-cases/step-bill.js';
import { CollabQueries } from '../queries/collab-queries.js';
import { ConfirmBillInput, ContestBillInput, TypeBillInput } from './bill.dto.js';
import { CollabView } from './collabs.dto.js';
import { toView } from './views.js';

/** What a visit came to: the words in a Collab’s `billActions` say what can be done now. */
@ApiTags('portal')
@Controller('api/v1/collabs/:id/bill')
export class BillController {
  constructor(
    private readonly queries: CollabQueries,
    private readonly stepBill: StepBill,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /**
   * Enters the bill of a visit that has been checked in. The offer covers it up to its cap, and that part is what the
   * influencer has received. They have 48 hours to confirm or contest it; without an answer it is confirmed. Until then
   * it can be entered again. Brands have until 14 days after the visit, staff have no limit. Problems:
   * collabs/wrong-step (409), collabs/too-late (409), collabs/reason-needed (400) if staff give no reason.
   */
  @Post()
  @HttpCode(200)
  @For('brand', 'admin')
  @ByKey('collabs:write')
  @ApiOperation({ operationId: 'typeBill', summary: 'Enter the bill' })
  type(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() { pence, reason }: TypeBillInput,
  ): Promise<CollabView> {
    const typedBy = actor.role === 'admin' ? 'staff' : 'brand';
    return this.take(actor, id, { action: 'type-bill', pence, typedBy, reason });
  }

  /** Confirms the bill. Problems: collabs/bill-changed (409), collabs/wrong-step (409), collabs/too-late (409). */
  @Post('confirm')
  @HttpCode(200)
  @For('influencer')
  @ByKey('collabs:write')
  @ApiOperation({ operationId: 'confirmBill', summary: 'Confirm the bill' })
  confirm(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() { pence }: ConfirmBillInput,
  ): Promise<CollabView> {
    return this.take(actor, id, { action: 'confirm-bill', shownPence: pence });
  }

  /**
   * Contests the bill and says what is wrong with it. The agreed value counts again until staff decide. Problems:
   * collabs/wrong-step (409), collabs/too-late (409).
   */
  @Post('contest')
  @HttpCode(200)
  @For('influencer')
  @ByKey('collabs:write')
  @ApiOperation({ operationId: 'contestBill', summary: 'Contest the bill' })
  contest(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() { words, pence }: ContestBillInput,
  ): Promise<CollabView> {
    return this.take(actor, id, { action: 'contest-bill', words, claimedPence: pence ?? null });
  }

  private async take(actor: Actor, id: string, step: BillStep): Promise<CollabView> {
    await this.stepBill.execute(actor, id, step);
    const { disclosureFolds } = this.config;
    return toView(await this.queries.get(id), { actor, now: this.clock.now(), disclosureFolds });
  }
}
