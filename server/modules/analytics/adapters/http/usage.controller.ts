import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentActor, SignedIn } from '../../../../shared/http/policy.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import { checkObject } from '../../domain/usage-event.js';
import { RecordUsage } from '../../use-cases/record-usage.js';
import { LogUserEventInput, LogUserEventView } from './usage.dto.js';

@ApiTags('portal')
@Controller('api/v1/functions')
export class UsageController {
  constructor(private readonly record: RecordUsage) {}

  /** Something that the person who is signed in did. Answers once it is durable. Problems: analytics/too-large, analytics/bad-text. */
  @Post('logUserEvent')
  @HttpCode(200)
  @SignedIn()
  @ApiOperation({ operationId: 'logUserEvent', summary: 'Something that the person did' })
  @ApiOkResponse({ type: LogUserEventView })
  async logUserEvent(
    @CurrentActor() actor: Actor,
    @Body() { event_name, event_context, user_profile }: LogUserEventInput,
  ): Promise<LogUserEventView> {
    checkObject('user_profile', user_profile ?? {});
    await this.record.execute(actor, event_name, event_context ?? {});
    return {};
  }
}
