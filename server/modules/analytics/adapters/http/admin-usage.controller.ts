import { Body, Controller, Get, Headers, HttpCode, Post, Query, type StreamableFile } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentActor, ForStaff, SignedIn } from '../../../../shared/http/policy.js';
import { type Actor, Clock } from '../../../../shared/kernel/index.js';
import { checkObject, usageStepOf, usageStepsOf } from '../../domain/usage-event.js';
import { UsageSummaries } from '../queries/usage-summaries.js';
import { periodOfQuery, toPeriodView } from './analytics-views.js';
import {
  LogUserEventInput,
  LogUserEventView,
  UsageSummaryQuery,
  UsageSummaryView,
  type UsageView,
} from './usage.dto.js';
import { StaffListController, type StaffListPage, type StaffListQuery } from '../../../../shared/staff-list/index.js';
import { planUsageList, UsageExplorer, usageList } from '../staff-lists/usage-explorer.js';
import { isUUID } from 'class-validator';
import { RecordUsage } from '../../use-cases/record-usage.js';

@ApiTags('staff')
@Controller('api/v1/admin')
export class AdminUsageSummaryController {
  constructor(
    private readonly summaries: UsageSummaries,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the usage explorer's figures for a period of days (UK time), by default the last 90. They cover events and
   * people over time, event names, and the most viewed pages. They also have the funnel from the link to a completed
   * Collab. Figures for one or two days, or for one profile, are exact to the second; others are up to a minute old.
   * Problems: analytics/bad-period.
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

@ApiTags('staff')
@Controller(`api/v1/admin/${usageList.resource}`)
export class AdminUsageController extends StaffListController(usageList) {
  constructor(private readonly usage: UsageExplorer) {
    super();
  }

  protected override page(query: StaffListQuery): Promise<StaffListPage<UsageView>> {
    return this.usage.page(query);
  }

  protected override file(query: StaffListQuery): Promise<StreamableFile> {
    return this.usage.file(query);
  }
}

@ApiTags('staff')
@Controller(`api/v1/admin/${planUsageList.resource}`)
export class PlanUsageController extends StaffListController(planUsageList) {}

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
