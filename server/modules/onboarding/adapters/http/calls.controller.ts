import { Body, Controller, Get, Header, HttpCode, Ip, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../../../shared/http/params.js';
import { CurrentActor, ForStaff, Public } from '../../../../shared/http/policy.js';
import { type Actor, Clock } from '../../../../shared/kernel/index.js';
import { callMinutes } from '../../domain/call-times.js';
import type { Call } from '../../domain/call.js';
import { BookCall, BookCallWithBrand, FreeCallTimes } from '../../use-cases/book-call.js';
import { CancelCall, FindCall, MoveCall } from '../../use-cases/change-call.js';
import {
  BookCallInput,
  BookCallWithBrandInput,
  BookedCallView,
  CallSlotsView,
  callView,
  CallView,
  MoveCallInput,
} from './calls.dto.js';

@ApiTags('portal')
@Controller('api/v1/calls')
export class CallsController {
  constructor(
    private readonly freeTimes: FreeCallTimes,
    private readonly bookCall: BookCall,
    private readonly findCall: FindCall,
    private readonly moveCall: MoveCall,
    private readonly cancelCall: CancelCall,
    private readonly clock: Clock,
  ) {}

  /** Returns the times at which a call can begin and that are still free. */
  @Get('slots')
  @Public()
  @ApiOperation({ operationId: 'listCallSlots', summary: 'List free times for a call' })
  @ApiOkResponse({ type: CallSlotsView })
  async slots(): Promise<CallSlotsView> {
    const times = await this.freeTimes.execute();
    return { minutes: callMinutes, slots: times.map((time) => time.toISOString()) };
  }

  /** Books a call and emails a confirmation with a calendar file. The link in the email moves or cancels the call. */
  @Post()
  @Public('same-origin')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'bookCall', summary: 'Book a call' })
  async book(@Body() { startsAt, ...input }: BookCallInput, @Ip() address: string): Promise<CallView> {
    return this.toView(await this.bookCall.execute(address, { ...input, startsAt: new Date(startsAt) }));
  }

  /** Returns the call for an emailed token, without changing anything. */
  @Get(':token')
  @Public()
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'getCall', summary: 'Get a booked call' })
  @ApiOkResponse({ type: CallView })
  async get(@Param('token') token: string): Promise<CallView> {
    return this.toView(await this.findCall.execute(token));
  }

  /** Moves the call to another free time and emails a confirmation. */
  @Post(':token/move')
  @HttpCode(200)
  @Public('same-origin')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'moveCall', summary: 'Move a call to another time' })
  @ApiOkResponse({ type: CallView })
  async move(
    @Param('token') token: string,
    @Body() { startsAt }: MoveCallInput,
    @Ip() address: string,
  ): Promise<CallView> {
    return this.toView(await this.moveCall.execute(address, token, new Date(startsAt)));
  }

  /** Cancels the call and emails a confirmation. The time is free again immediately. */
  @Post(':token/cancel')
  @HttpCode(200)
  @Public('same-origin')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'cancelCall', summary: 'Cancel a call' })
  @ApiOkResponse({ type: CallView })
  async cancel(@Param('token') token: string): Promise<CallView> {
    return this.toView(await this.cancelCall.execute(token));
  }

  private toView(call: Call): CallView {
    return callView(call, this.clock.now());
  }
}

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
   * Books one of the free times (`/api/v1/calls/slots`) for someone from this brand, and emails them a confirmation
   * with a calendar file. Problems: profiles/brand-not-found, onboarding/invalid-email, onboarding/not-a-call-time,
   * onboarding/call-time-taken (409).
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
   * Moves the call to another free time and emails a new link; the previous link stops working. Problems:
   * onboarding/call-not-found, onboarding/call-cancelled, onboarding/call-over, onboarding/not-a-call-time,
   * onboarding/call-time-taken.
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

  /**
   * Cancels the call and emails a confirmation. The time is free again immediately. Problems:
   * onboarding/call-not-found, onboarding/call-cancelled, onboarding/call-over.
   */
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
