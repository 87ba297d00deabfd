import { Body, Controller, Get, Header, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../../../shared/http/params.js';
import { ByKey } from '../../../../shared/http/keys.js';
import { CurrentActor, For, ForStaff } from '../../../../shared/http/policy.js';
import { type Actor, Clock } from '../../../../shared/kernel/index.js';
import { blindUntil, canReview, type Review, reviewsFor } from '../../domain/review.js';
import { ReviewedCollabs, Reviews } from '../../ports/reviews.js';
import { AppealReview, DecideAppeal, ReviewCollab } from '../../use-cases/reviews.js';
import {
  AppealReviewInput,
  CollabReviewsView,
  DecideAppealInput,
  GiveReviewInput,
  type ReviewView,
  StatementList,
} from './reviews.dto.js';
import { StaffListController } from '../../../../shared/staff-list/index.js';
import { appealList } from '../staff-lists/appeal-list.js';
import { CollabStatements } from '../queries/collab-statements.js';

const toReviewView = (review: Review): ReviewView => {
  const { id, bySide, opinion, words, createdAt, appealedAt, decision } = review;
  return {
    id,
    bySide,
    opinion,
    words,
    createdAt: createdAt.toISOString(),
    appealedAt: appealedAt?.toISOString() ?? null,
    decision,
  };
};

@ApiTags('portal')
@Controller('api/v1')
export class ReviewsController {
  constructor(
    private readonly collabs: ReviewedCollabs,
    private readonly reviews: Reviews,
    private readonly reviewCollab: ReviewCollab,
    private readonly appealReview: AppealReview,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the reviews by both sides. The other side's review is included once both are in, or 14 days after
   * completion.
   */
  @Get('collabs/:id/reviews')
  @For('brand', 'influencer', 'admin')
  @Header('cache-control', 'no-store')
  @ByKey('collabs:read')
  @ApiOperation({ operationId: 'getCollabReviews', summary: 'List the reviews of a Collab' })
  @ApiOkResponse({ type: CollabReviewsView })
  async ofCollab(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<CollabReviewsView> {
    const collab = await this.collabs.shown(actor, id);
    const given = await this.reviews.ofCollab(id);
    const now = this.clock.now();
    const { mine, theirs } = reviewsFor(collab, given, actor, now);
    return {
      mine: mine && toReviewView(mine),
      theirs: theirs && toReviewView(theirs),
      canReview: canReview(collab, given, actor, now),
      canAppeal: theirs !== null && theirs.appealedAt === null,
      blindUntil: blindUntil(collab)?.toISOString() ?? null,
    };
  }

  /** Submits your review, once, within 14 days of completion. */
  @Post('collabs/:id/reviews')
  @HttpCode(200)
  @For('brand', 'influencer')
  @ByKey('collabs:write')
  @ApiOperation({ operationId: 'giveReview', summary: 'Review the other side of a Collab' })
  @ApiOkResponse({ type: CollabReviewsView })
  async give(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() said: GiveReviewInput,
  ): Promise<CollabReviewsView> {
    await this.reviewCollab.execute(actor, id, said);
    return this.ofCollab(actor, id);
  }

  /** Asks staff to reconsider a review about you, once. */
  @Post('reviews/:id/appeal')
  @HttpCode(204)
  @For('brand', 'influencer')
  @ApiOperation({ operationId: 'appealReview', summary: 'Appeal a review' })
  async appeal(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() { reason }: AppealReviewInput,
  ): Promise<void> {
    await this.appealReview.execute(actor, id, reason);
  }
}

/** Reviews whose subject has appealed. */
@ApiTags('staff')
@Controller(`api/v1/admin/${appealList.resource}`)
export class ReviewAppealsController extends StaffListController(appealList) {
  constructor(private readonly decideAppeal: DecideAppeal) {
    super();
  }

  /** Keeps or hides a review after an appeal. */
  @Post(':id/decision')
  @HttpCode(204)
  @ForStaff('collab.override')
  @ApiOperation({ operationId: 'staffDecideReviewAppeal', summary: 'Decide on an appeal' })
  async decide(@CurrentActor() actor: Actor, @IdParam() id: string, @Body() said: DecideAppealInput): Promise<void> {
    await this.decideAppeal.execute(actor, id, said);
  }
}

@ApiTags('portal')
@Controller('api/v1')
export class StatementsController {
  constructor(private readonly statements: CollabStatements) {}

  /**
   * Returns each claim, answer and decision of a Collab, with its author, time and words. Both sides and staff see the
   * same.
   */
  @Get('collabs/:id/statements')
  @For('brand', 'influencer', 'admin')
  @Header('cache-control', 'no-store')
  @ByKey('collabs:read')
  @ApiOperation({ operationId: 'listCollabStatements', summary: 'List the claims, answers and decisions of a Collab' })
  @ApiOkResponse({ type: StatementList })
  async of(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<StatementList> {
    return { items: await this.statements.of(actor, id) };
  }
}
