import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ForStaff } from '../../../../shared/http/policy.js';
import { Clock } from '../../../../shared/kernel/index.js';
import { usageStepOf, usageStepsOf } from '../../domain/usage-steps.js';
import { UsageSummaries } from '../queries/usage-summaries.js';
import { periodOfQuery, toPeriodView } from './analytics-views.js';
import { UsageSummaryQuery, UsageSummaryView } from './usage.dto.js';

@ApiTags('staff')
@Controller('api/v1/admin')
export class AdminUsageSummaryController {
  constructor(
    private readonly summaries: UsageSummaries,
    private readonly clock: Clock,
  ) {}

  /**
   * The usage explorer's figures for a period of days (UK time), the last 90 where none is named: events and people over time, what
   * was done, the pages looked at most, and the way from the link to a completed Collab. One or two days, and one profile, are exact to
   * the second; the rest as it was counted a minute ago. Problems: analytics/bad-period.
   */
  @Get('usage-summary')
  @ForStaff('look')
  @ApiOperation({ operationId: 'staffGetUsageSummary', summary: 'Summarise user events' })
  @ApiOkResponse({ type: UsageSummaryView })
  async summary(@Query() { from, to, ...filter }: UsageSummaryQuery): Promise<UsageSummaryView> {
    const period = periodOfQuery({ from, to }, this.clock.now());
    const [{ overTime, names, pages }, funnel] = await Promise.all([
      this.summaries.summary(period, filter),
      this.summaries.funnel(period),
    ]);
    const byStart = new Map(overTime.map((row) => [row.from, row]));
    return {
      period: toPeriodView(period),
      step: usageStepOf(period),
      overTime: usageStepsOf(period).map((start) => ({ from: start, events: 0, people: 0, ...byStart.get(start) })),
      names,
      pages,
      funnel,
    };
  }
}
