import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { reviewLimits } from '../../../../contract/rules/influencer-reviews.js';
import { IdParam } from '../../../../shared/http/id-param.js';
import { CurrentActor, ForStaff } from '../../../../shared/http/policy.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import { StaffInfluencers } from '../../../profiles/index.js';
import { ReviewInfluencer } from '../../use-cases/review-influencer.js';
import { ReviewQueue, type Waiting } from '../queries/review-queue.js';
import { DecideReviewInput, ReviewQueueQuery, ReviewQueueView } from './influencer-reviews.dto.js';

/** Influencers whom staff should look at: new ones, those taken over, flagged ones, and those who were sent back and have changed. */
@ApiTags('staff')
@Controller('api/v1/admin/influencer-reviews')
export class InfluencerReviewsController {
  constructor(
    private readonly queue: ReviewQueue,
    private readonly influencers: StaffInfluencers,
    private readonly review: ReviewInfluencer,
  ) {}

  /** Those who have waited longest, first. */
  @Get()
  @ForStaff('look')
  @ApiOperation({ operationId: 'staffListReviews', summary: 'Influencers who wait for review' })
  @ApiOkResponse({ type: ReviewQueueView })
  async list(@Query() { why }: ReviewQueueQuery): Promise<ReviewQueueView> {
    const [counts, waiting] = await Promise.all([this.queue.counts(), this.queue.waiting(why, reviewLimits.shown)]);
    return { counts, items: await this.shown(waiting) };
  }

  /**
   * Approves somebody, sends them back with a reason, or takes either back. Brands do not find whoever was sent back until
   * they are approved; their people are written why. Problems: profiles/not-waiting, profiles/review-reason-needed.
   */
  @Post(':id')
  @HttpCode(204)
  @ForStaff('influencer.review')
  @ApiOperation({ operationId: 'staffDecideReview', summary: 'Approve an influencer or send them back' })
  @ApiNoContentResponse()
  decide(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() { decision, reason }: DecideReviewInput,
  ): Promise<void> {
    return this.review.execute(actor, id, decision, reason ?? null);
  }

  private async shown(waiting: readonly Waiting[]): Promise<ReviewQueueView['items']> {
    const rows = await this.influencers.flagged(waiting.map(({ influencerId }) => influencerId));
    return waiting.flatMap(({ influencerId, why, since }) => {
      const row = rows.get(influencerId);
      return row ? [{ ...row, why, since }] : [];
    });
  }
}
