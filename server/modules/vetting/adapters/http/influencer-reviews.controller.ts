import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../../../shared/http/params.js';
import { CurrentActor, ForStaff } from '../../../../shared/http/policy.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import { StaffListController, type StaffListPage, type StaffListQuery } from '../../../../shared/staff-list/index.js';
import { StaffInfluencers } from '../../../profiles/index.js';
import { ReviewInfluencer } from '../../use-cases/review-influencer.js';
import { ReviewQueue } from '../queries/review-queue.js';
import { reviewList } from '../staff-lists/review-list.js';
import { DecideReviewInput, WaitingCountsView, WaitingInfluencerView } from './influencer-reviews.dto.js';

type Waiting = Pick<WaitingInfluencerView, 'id' | 'why' | 'since'>;

/** Influencers whom staff should look at: new ones, those taken over, flagged ones, and those who were sent back and have changed. */
@ApiTags('staff')
@Controller(`api/v1/admin/${reviewList.resource}`)
export class InfluencerReviewsController extends StaffListController(reviewList) {
  constructor(
    private readonly queue: ReviewQueue,
    private readonly influencers: StaffInfluencers,
    private readonly review: ReviewInfluencer,
  ) {
    super();
  }

  /** Returns how many influencers are waiting, by reason. */
  @Get('counts')
  @ForStaff('look')
  @ApiOperation({ operationId: 'staffCountReviews', summary: 'Count influencers waiting for review' })
  @ApiOkResponse({ type: WaitingCountsView })
  counts(): Promise<WaitingCountsView> {
    return this.queue.counts();
  }

  /** Returns the same fields as a row of the list. */
  @Get(':id')
  @ForStaff('look')
  @ApiOperation({ operationId: 'staffGetReview', summary: 'Get an influencer waiting for review' })
  @ApiOkResponse({ type: WaitingInfluencerView })
  override async get(@IdParam() id: string): Promise<WaitingInfluencerView> {
    const [influencer] = await this.shown([await super.get(id)]);
    return influencer!;
  }

  protected override async page(query: StaffListQuery): Promise<StaffListPage<WaitingInfluencerView>> {
    const page = await this.lists.page(reviewList, query);
    return { ...page, rows: await this.shown(page.rows) };
  }

  /**
   * Approves an influencer, sends them back with a reason, or undoes either. If sent back, they are hidden from brands
   * until approved, and their team gets the reason by email. Problems: profiles/not-waiting,
   * profiles/review-reason-needed.
   */
  @Post(':id')
  @HttpCode(204)
  @ForStaff('influencer.review')
  @ApiOperation({ operationId: 'staffDecideReview', summary: 'Approve an influencer or ask for changes' })
  @ApiNoContentResponse()
  decide(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() { decision, reason }: DecideReviewInput,
  ): Promise<void> {
    return this.review.execute(actor, id, decision, reason ?? null);
  }

  private async shown(waiting: readonly Waiting[]): Promise<WaitingInfluencerView[]> {
    const rows = await this.influencers.flagged(waiting.map(({ id }) => id));
    return waiting.flatMap((each) => {
      const row = rows.get(each.id);
      return row ? [{ ...row, ...each }] : [];
    });
  }
}
