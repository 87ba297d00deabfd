import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../../../shared/http/id-param.js';
import { CurrentActor, ForStaff } from '../../../../shared/http/policy.js';
import { type Actor, Clock } from '../../../../shared/kernel/index.js';
import type { Call } from '../../domain/call.js';
import { BookCallWithBrand } from '../../use-cases/book-call-with-brand.js';
import { CancelCall } from '../../use-cases/cancel-call.js';
import { MoveCall } from '../../use-cases/move-call.js';
import { callView } from './call-view.js';
import { BookCallWithBrandInput, BookedCallView, MoveCallInput } from './calls.dto.js';

/** Calls in the name of a brand: what the visitor's page does, by staff. */
@ApiTags('staff')
@Controller('api/v1/admin')
export class StaffCallsController {
  constructor(
    private readonly bookCall: BookCallWithBrand,
    private readonly moveCall: MoveCall,
    private readonly cancelCall: CancelCall,
    private readonly clock: Clock,
  ) {}

  /**
   * Takes one of the free times (`/api/v1/calls/slots`) for somebody of this brand, and mails it to them with a calendar file.
   * Problems: profiles/brand-not-found, onboarding/invalid-email, onboarding/not-a-call-time, onboarding/call-time-taken (409).
   */
  @Post('calls-of/:id')
  @ForStaff('call.book')
  @ApiOperation({ operationId: 'staffBookCall', summary: 'Book a call with a brand' })
  async book(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() { startsAt, ...guest }: BookCallWithBrandInput,
  ): Promise<BookedCallView> {
    return this.toView(await this.bookCall.execute(actor, id, { ...guest, startsAt: new Date(startsAt) }));
  }

  /**
   * Takes another free time instead, and mails it with a new link; the link of the mail before opens nothing any more. Problems:
   * onboarding/call-not-found, onboarding/call-cancelled, onboarding/call-over, onboarding/not-a-call-time, onboarding/call-time-taken.
   */
  @Post('calls/:id/move')
  @HttpCode(200)
  @ForStaff('call.book')
  @ApiOperation({ operationId: 'staffMoveCall', summary: 'Move a call to another time' })
  @ApiOkResponse({ type: BookedCallView })
  async move(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() { startsAt }: MoveCallInput,
  ): Promise<BookedCallView> {
    return this.toView(await this.moveCall.byStaff(actor, id, new Date(startsAt)));
  }

  /** Calls it off, and mails that. The time is free for others at once. Problems: onboarding/call-not-found, onboarding/call-cancelled, onboarding/call-over. */
  @Post('calls/:id/cancel')
  @HttpCode(200)
  @ForStaff('call.book')
  @ApiOperation({ operationId: 'staffCancelCall', summary: 'Cancel a call' })
  @ApiOkResponse({ type: BookedCallView })
  async cancel(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<BookedCallView> {
    return this.toView(await this.cancelCall.byStaff(actor, id));
  }

  private toView(call: Call): BookedCallView {
    return { id: call.id, ...callView(call, this.clock.now()) };
  }
}
