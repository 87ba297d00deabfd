import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../../../shared/http/params.js';
import { CurrentActor, ForStaff } from '../../../../shared/http/policy.js';
import { type Actor, Clock } from '../../../../shared/kernel/index.js';
import { Overview } from '../queries/overview.js';
import { CallList, FoundList, SearchQuery, TodayView, WaitingView } from './overview.dto.js';

/** What staff see at a glance, over everything. */
@ApiTags('staff')
@Controller('api/v1/admin')
export class OverviewController {
  constructor(
    private readonly overview: Overview,
    private readonly clock: Clock,
  ) {}

  /** Returns brands, influencers, people, Collabs and offers whose names contain the words, a few of each. */
  @Get('search')
  @ForStaff('look')
  @ApiOperation({ operationId: 'staffSearch', summary: 'Search everything' })
  @ApiOkResponse({ type: FoundList })
  async search(@Query() { q }: SearchQuery): Promise<FoundList> {
    return { items: await this.overview.search(q) };
  }

  /** Returns what needs your attention today, what is late, and the state of sales. */
  @Get('today')
  @ForStaff('look')
  @ApiOperation({ operationId: 'staffGetToday', summary: 'Get what needs your attention today' })
  @ApiOkResponse({ type: TodayView })
  today(@CurrentActor() { userId }: Actor): Promise<TodayView> {
    return this.overview.today(userId, this.clock.now());
  }

  /** Returns how much is waiting for staff: the counts beside the pages in their menu. */
  @Get('waiting')
  @ForStaff('look')
  @ApiOperation({ operationId: 'staffGetWaiting', summary: 'Count what is waiting for staff' })
  @ApiOkResponse({ type: WaitingView })
  waiting(): Promise<WaitingView> {
    return this.overview.waiting(this.clock.now());
  }

  /** Returns the calls booked by people from this brand, or by this influencer; latest first. */
  @Get('calls-of/:id')
  @ForStaff('look')
  @ApiOperation({ operationId: 'staffListCallsOf', summary: 'List the calls with a brand or influencer' })
  @ApiOkResponse({ type: CallList })
  async callsOf(@IdParam() id: string): Promise<CallList> {
    return { items: await this.overview.callsOf(id) };
  }
}
