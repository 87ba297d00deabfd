import { Body, Controller, Get, Header, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Config } from '../../../../config.js';
import { IdParam } from '../../../../shared/http/params.js';
import { CurrentActor, For, WhileViewing } from '../../../../shared/http/policy.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import { RegisterCheckInKey, ShowCheckInCode } from '../../use-cases/register-check-in-key.js';
import { CheckInCodeView, CheckInKeyView, RegisterCheckInKeyInput } from './door.dto.js';

@ApiTags('portal')
@Controller('api/v1/collabs/:id')
export class CheckInCodeController {
  constructor(
    private readonly showCheckInCode: ShowCheckInCode,
    private readonly registerKey: RegisterCheckInKey,
    private readonly config: Config,
  ) {}

  /**
   * Returns the code that you show at the door, which changes twice a minute. Problems: collabs/not-due-yet (409) until
   * two hours before the visit, collabs/wrong-step (409) once checked in.
   */
  @Get('check-in-code')
  @For('influencer')
  @WhileViewing(false)
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'getCheckInCode', summary: 'Get the check-in code' })
  @ApiOkResponse({ type: CheckInCodeView })
  async checkInCode(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<CheckInCodeView> {
    const { code, endsAt } = await this.showCheckInCode.execute(actor, id);
    return { code, url: `${this.config.publicUrl}/check-in?code=${code}`, endsAt: endsAt.toISOString() };
  }

  /**
   * Registers the key with which your phone signs the codes for this visit, so that a door can check them without a network.
   * Send it from the day the visit is agreed, as often as you like. Problems: collabs/check-in-key-in-use (409) if another
   * phone signs them and you don't send `replace`, collabs/wrong-step, collabs/too-late (409),
   * collabs/check-in-key-unreadable (400).
   */
  @Put('check-in-key')
  @For('influencer')
  @WhileViewing(false)
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'registerCheckInKey', summary: 'Register the key that signs your check-in codes' })
  @ApiOkResponse({ type: CheckInKeyView })
  async checkInKey(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() input: RegisterCheckInKeyInput,
  ): Promise<CheckInKeyView> {
    const { venueId, now } = await this.registerKey.execute(actor, id, input);
    return { venueId, now: now.toISOString() };
  }
}
