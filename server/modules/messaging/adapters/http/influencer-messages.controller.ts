import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentActor, ForStaff } from '../../../../shared/http/policy.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import { WorkProgress } from '../../../../shared/realtime/index.js';
import { ChatLimits } from './chat-limits.js';
import { MessageInfluencers } from '../../use-cases/message-influencers.js';
import { MessageInfluencersInput, MessageReportView } from './influencer-messages.dto.js';

@ApiTags('staff')
@Controller('api/v1/admin/influencer-messages')
export class InfluencerMessagesController {
  constructor(
    private readonly messages: MessageInfluencers,
    private readonly limits: ChatLimits,
    private readonly progress: WorkProgress,
  ) {}

  /**
   * Sends a message to each influencer in their own conversation with support, where their replies arrive too. Returns
   * who wasn't reached, and why: an unclaimed imported profile has no one to read it. Problem: messaging/too-many.
   */
  @Post()
  @HttpCode(200)
  @ForStaff('influencer.message')
  @ApiOperation({ operationId: 'staffMessageInfluencers', summary: 'Message influencers' })
  @ApiOkResponse({ type: MessageReportView })
  async write(
    @CurrentActor() actor: Actor,
    @Body() { ids, text, clientId }: MessageInfluencersInput,
  ): Promise<MessageReportView> {
    await this.limits.countStaffMessage(actor.userId);
    const tell = this.progress.of(actor, clientId, new Set(ids).size);
    return (await this.messages.execute(actor, ids, { text, clientId }, tell)) as MessageReportView;
  }
}
