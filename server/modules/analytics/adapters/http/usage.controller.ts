import { Body, Controller, Headers, HttpCode, Post } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { isUUID } from 'class-validator';
import { CurrentActor, SignedIn } from '../../../../shared/http/policy.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import { checkObject } from '../../domain/usage-event.js';
import { RecordUsage } from '../../use-cases/record-usage.js';
import { LogUserEventInput, LogUserEventView } from './usage.dto.js';

@ApiTags('portal')
@Controller('api/v1/functions')
export class UsageController {
  constructor(private readonly record: RecordUsage) {}

  /**
   * Logs an action by the signed-in user, and returns once it is stored durably. To make retries idempotent, send a
   * UUIDv7 as `Idempotency-Key`, or as `event_id` if you can't send headers. It also carries the time of the event, up
   * to a week ago. Any other key is ignored. Problem: analytics/too-large.
   */
  @Post('logUserEvent')
  @HttpCode(200)
  @SignedIn()
  @ApiOperation({ operationId: 'logUserEvent', summary: 'Log a user event' })
  @ApiHeader({ name: 'idempotency-key', required: false, schema: { type: 'string', format: 'uuid' } })
  @ApiOkResponse({ type: LogUserEventView })
  async logUserEvent(
    @CurrentActor() actor: Actor,
    @Body() { event_name, event_context, user_profile, event_id }: LogUserEventInput,
    @Headers('idempotency-key') key?: string,
  ): Promise<LogUserEventView> {
    if (user_profile) checkObject('user_profile', user_profile);
    await this.record.execute(actor, event_name, event_context ?? {}, event_id ?? (isUUID(key, '7') ? key : undefined));
    return {};
  }
}
