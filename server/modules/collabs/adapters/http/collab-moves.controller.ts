import { Body, Controller, HttpCode, Param, ParseEnumPipe, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../../../shared/http/params.js';
import { Config } from '../../../../config.js';
import { ByKey } from '../../../../shared/http/keys.js';
import { CurrentActor, For } from '../../../../shared/http/policy.js';
import { type Actor, Clock } from '../../../../shared/kernel/index.js';
import { collabErrors } from '../../domain/collab.errors.js';
import { type CollabAction, collabActions, isPlainMove } from '../../domain/moves.js';
import type { CollabRecord } from '../../ports/repositories.js';
import { CollabQueries } from '../queries/collab-queries.js';
import { AskNewTime, ScheduleCollab } from '../../use-cases/schedule-collab.js';
import { InviteInfluencer } from '../../use-cases/invite-influencer.js';
import { MoveCollab } from '../../use-cases/move-collab.js';
import { RequestCollab } from '../../use-cases/request-collab.js';
import { type CollabStep, StepCollab } from '../../use-cases/step-collab.js';
import { WaitForPlace } from '../../use-cases/waiting-lists.js';
import { MoveCollabInput, NoteHandoffInput, RequestCollabInput, RequestInfluencerInput } from './collab-moves.dto.js';
import { CollabView } from './collabs.dto.js';
import { toView } from './views.js';

const slotOf = ({ slotId }: MoveCollabInput): string => {
  if (!slotId) throw collabErrors.slotNeeded();
  return slotId;
};

@ApiTags('portal')
@Controller('api/v1')
export class CollabMovesController {
  constructor(
    private readonly queries: CollabQueries,
    private readonly requestCollab: RequestCollab,
    private readonly inviteInfluencer: InviteInfluencer,
    private readonly moveCollab: MoveCollab,
    private readonly scheduleCollab: ScheduleCollab,
    private readonly askNewTime: AskNewTime,
    private readonly waitForPlace: WaitForPlace,
    private readonly stepCollab: StepCollab,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** Requests an offer. Problem: collabs/content-owed (409) while content of yours is more than 7 days late. */
  @Post('offers/:id/requests')
  @For('influencer')
  @ByKey('collabs:write')
  @ApiOperation({ operationId: 'requestCollab', summary: 'Request an offer' })
  async request(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() { note }: RequestCollabInput,
  ): Promise<CollabView> {
    const requested = await this.requestCollab.execute(actor, id, actor.profile!.uid, note);
    return this.view(actor, 'brand' in requested ? requested : await this.queries.get(requested.collab.id));
  }

  /**
   * Invites an influencer to one of your offers, and reserves a credit until they answer. If the response has
   * `awaitsPayment`, pay for the Collab first (`POST /billing/collabs/{id}/checkout`); the invitation is sent
   * automatically once the payment has arrived. Problems: collabs/costs-more (409) if it would cost more than
   * `agreedPence`, collabs/already-requested (409), collabs/offer-not-live (409).
   */
  @Post('collabs')
  @For('brand')
  @ByKey('collabs:write')
  @ApiOperation({ operationId: 'requestInfluencer', summary: 'Invite an influencer' })
  async invite(@CurrentActor() actor: Actor, @Body() input: RequestInfluencerInput): Promise<CollabView> {
    const { id } = await this.inviteInfluencer.execute(actor, input);
    return this.view(actor, await this.queries.get(id));
  }

  /**
   * Takes the next step of a Collab, one of its `actions`. Approving takes what `cost` says. If the Collab has to be
   * paid for first, start at `POST /billing/collabs/{id}/checkout`; it is approved automatically once the payment has
   * arrived. Problems: collabs/payment-needed (402) until it is paid for, collabs/costs-more (409) if it would cost
   * more than `agreedPence`.
   */
  @Post('collabs/:id/:action')
  @HttpCode(200)
  @For('brand', 'influencer', 'admin')
  @ByKey('collabs:write')
  @ApiOperation({ operationId: 'moveCollab', summary: 'Take the next step of a Collab' })
  @ApiParam({ name: 'action', enum: collabActions })
  async move(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Param('action', new ParseEnumPipe(collabActions, { errorHttpStatusCode: 404 })) action: CollabAction,
    @Body() input: MoveCollabInput,
  ): Promise<CollabView> {
    await this.take(actor, id, action, input);
    return this.view(actor, await this.queries.get(id));
  }

  /**
   * Replaces the note for the people who receive this visit. It is shown at the door and on the day sheet, and the
   * influencer never sees it. Problem: collabs/wrong-step (409) before a time is booked and once the visit is over.
   */
  @Put('collabs/:id/handoff-note')
  @For('brand')
  @ByKey('collabs:write')
  @ApiOperation({ operationId: 'noteHandoff', summary: 'Set the handover note of a visit' })
  @ApiOkResponse({ type: CollabView })
  async noteHandoff(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() { note }: NoteHandoffInput,
  ): Promise<CollabView> {
    await this.stepCollab.execute(actor, id, { action: 'note-handoff', note });
    return this.view(actor, await this.queries.get(id));
  }

  private take(actor: Actor, id: string, action: CollabAction, input: MoveCollabInput): Promise<unknown> {
    const {
      reason,
      agreedPence,
      foodRisks,
      deliverTo = '',
      carrier = '',
      trackingNumber = null,
      days = 0,
      keepsContent = true,
    } = input;
    if (isPlainMove(action)) return this.moveCollab.execute(actor, id, action, { reason, agreedPence });
    switch (action) {
      case 'schedule':
      case 'reschedule':
        return this.scheduleCollab.execute(actor, id, slotOf(input), { action, reason, foodRisks });
      case 'ask-new-time':
        return this.askNewTime.execute(actor, id, reason);
      case 'wait':
        return this.waitForPlace.execute(actor, id, slotOf(input));
      case 'stop-waiting':
        return this.waitForPlace.execute(actor, id, null);
      default:
        return this.stepCollab.execute(actor, id, {
          ...{ action, reason, deliverTo, carrier, trackingNumber, days, keepsContent },
        } as CollabStep);
    }
  }

  private view(actor: Actor, record: CollabRecord): CollabView {
    const { disclosureFolds } = this.config;
    return toView(record, { actor, now: this.clock.now(), disclosureFolds });
  }
}
