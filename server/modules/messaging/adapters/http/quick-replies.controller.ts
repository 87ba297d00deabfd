import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../../../shared/http/params.js';
import { CurrentActor, For } from '../../../../shared/http/policy.js';
import { type Actor, Clock, mayWrite } from '../../../../shared/kernel/index.js';
import { QuickReplies } from '../../ports/repositories.js';
import { QuickReplyInput, QuickReplyList, QuickReplyView } from './quick-replies.dto.js';

const keptAtMost = 30;

/** Staff share theirs; those of a profile are for everyone who works in it. */
const ownerOf = ({ profile }: Actor): string => profile?.uid ?? 'staff';

@ApiTags('portal')
@Controller('api/v1/quick-replies')
export class QuickRepliesController {
  constructor(
    private readonly replies: QuickReplies,
    private readonly clock: Clock,
  ) {}

  /** Returns your quick replies, oldest first. */
  @Get()
  @For('brand', 'influencer', 'admin')
  @ApiOperation({ operationId: 'listQuickReplies', summary: 'List your quick replies' })
  @ApiOkResponse({ type: QuickReplyList })
  async list(@CurrentActor() actor: Actor): Promise<QuickReplyList> {
    return { items: await this.replies.of(ownerOf(actor)), mayChange: mayWrite(actor) };
  }

  /** Adds a quick reply. Problem: messaging/too-many-quick-replies. */
  @Post()
  @For('brand', 'influencer', 'admin')
  @ApiOperation({ operationId: 'addQuickReply', summary: 'Add a quick reply' })
  @ApiCreatedResponse({ type: QuickReplyView })
  add(@CurrentActor() actor: Actor, @Body() { text }: QuickReplyInput): Promise<QuickReplyView> {
    return this.replies.add(ownerOf(actor), text.trim(), keptAtMost, this.clock.now());
  }

  /** Deletes a quick reply. Problem: messaging/quick-reply-not-found. */
  @Delete(':id')
  @HttpCode(204)
  @For('brand', 'influencer', 'admin')
  @ApiOperation({ operationId: 'removeQuickReply', summary: 'Delete a quick reply' })
  @ApiNoContentResponse()
  async remove(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<void> {
    await this.replies.remove(ownerOf(actor), id);
  }
}
