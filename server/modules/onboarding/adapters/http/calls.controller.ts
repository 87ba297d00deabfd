import { Body, Controller, Get, Header, HttpCode, Ip, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../../../shared/http/policy.js';
import { Clock } from '../../../../shared/kernel/index.js';
import type { Call } from '../../domain/call.js';
import { callMinutes } from '../../domain/call-times.js';
import { BookCall } from '../../use-cases/book-call.js';
import { CancelCall } from '../../use-cases/cancel-call.js';
import { FindCall } from '../../use-cases/find-call.js';
import { FreeCallTimes } from '../../use-cases/free-call-times.js';
import { MoveCall } from '../../use-cases/move-call.js';
import { callView } from './call-view.js';
import { BookCallInput, CallSlotsView, CallView, MoveCallInput } from './calls.dto.js';

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

  /** When a call can begin: what is free at this moment. */
  @Get('slots')
  @Public()
  @ApiOperation({ operationId: 'listCallSlots', summary: 'Free times for a call' })
  @ApiOkResponse({ type: CallSlotsView })
  async slots(): Promise<CallSlotsView> {
    const times = await this.freeTimes.execute();
    return { minutes: callMinutes, slots: times.map((time) => time.toISOString()) };
  }

  /** Books a call and mails it with a calendar file; the mail's link moves or cancels it. */
  @Post()
  @Public('same-origin')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'bookCall', summary: 'Book a call' })
  async book(@Body() { startsAt, ...input }: BookCallInput, @Ip() address: string): Promise<CallView> {
    return this.toView(await this.bookCall.execute(address, { ...input, startsAt: new Date(startsAt) }));
  }

  /** The call that the mailed token opens. Looking changes nothing. */
  @Get(':token')
  @Public()
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'getCall', summary: 'One booked call' })
  @ApiOkResponse({ type: CallView })
  async get(@Param('token') token: string): Promise<CallView> {
    return this.toView(await this.findCall.execute(token));
  }

  /** Takes another free time instead, and mails it. */
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

  /** Calls it off, and mails that. The time is free for others at once. */
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
