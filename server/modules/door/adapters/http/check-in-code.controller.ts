import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Config } from '../../../../config.js';
import { IdParam } from '../../../../shared/http/params.js';
import { CurrentActor, For, WhileViewing } from '../../../../shared/http/policy.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import { ShowCheckInCode } from '../../use-cases/show-check-in-code.js';
import { CheckInCodeView } from './check-in.dto.js';

@ApiTags('portal')
@Controller('api/v1/collabs/:id/check-in-code')
export class CheckInCodeController {
  constructor(
    private readonly showCheckInCode: ShowCheckInCode,
    private readonly config: Config,
  ) {}

  /**
   * Returns the code that you show at the door, which changes twice a minute. Problems: collabs/not-due-yet (409) until
   * two hours before the visit, collabs/wrong-step (409) once checked in.
   */
  @Get()
  @For('influencer')
  @WhileViewing(false)
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'getCheckInCode', summary: 'Get the check-in code' })
  @ApiOkResponse({ type: CheckInCodeView })
  async checkInCode(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<CheckInCodeView> {
    const { code, endsAt } = await this.showCheckInCode.execute(actor, id);
    return { code, url: `${this.config.publicUrl}/check-in?code=${code}`, endsAt: endsAt.toISOString() };
  }
}
