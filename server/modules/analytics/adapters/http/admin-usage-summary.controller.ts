import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { planFor } from '../../../../contract/plans.js';
import { ForStaff } from '../../../../shared/http/policy.js';
import { Clock } from '../../../../shared/kernel/index.js';
import { includedAt } from '../../../billing/index.js';
import { usageStepOf, usageStepsOf } from '../../domain/usage-steps.js';
import { type PlanUse, UsageSummaries } from '../queries/usage-summaries.js';
import { periodOfQuery, toPeriodView } from './analytics-views.js';
import { PlanUsageList, PlanUsageQuery, PlanUsageView, UsageSummaryQuery, UsageSummaryView } from './usage.dto.js';

const plansAPage = 25;

function toPlanUsage(use: PlanUse, now: Date): PlanUsageView {
  const { brandId, name, plan, paying, seatsTaken, usedBytes } = use;
  const { id, seats, storageBytes } = planFor(paying ? plan : 'basic');
  const { freeGranted, freeLeft } = includedAt(use, now);
  return {
    brandId,
    name,
    plan: id,
    collabs: { used: freeGranted - freeLeft, limit: freeGranted },
    seats: { used: seatsTaken, limit: seats },
    storage: { used: usedBytes, limit: storageBytes },
  };
}

@ApiTags('staff')
@Controller('api/v1/admin')
export class AdminUsageSummaryController {
  constructor(
    private readonly summaries: UsageSummaries,
    private readonly clock: Clock,
  ) {}

  /**
   * The usage explorer's figures for a period of days (UK time), the last 90 where none is named: events and people over time, what
   * was done, the pages looked at most, and the way from the link to a completed Collab. One or two days, and one profile, are told to
   * the second; the rest as it was counted a minute ago. Problems: analytics/bad-period.
   */
  @Get('usage-summary')
  @ForStaff('look')
  @ApiOperation({ operationId: 'staffGetUsageSummary', summary: 'What people did, in figures' })
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

  /** What brands have used of their plans: free Collabs of the month, seats, storage. One brand, or page by page those that pay. */
  @Get('plan-usage')
  @ForStaff('look')
  @ApiOperation({ operationId: 'staffListPlanUsage', summary: 'Plans and what is used of them' })
  @ApiOkResponse({ type: PlanUsageList })
  async planUsage(@Query() { brandId, after }: PlanUsageQuery): Promise<PlanUsageList> {
    const uses = brandId
      ? [(await this.summaries.planUseOf(brandId)) ?? []].flat()
      : await this.summaries.planUses(after ?? null, plansAPage + 1);
    const items = uses.slice(0, plansAPage).map((use) => toPlanUsage(use, this.clock.now()));
    return { items, next: uses.length > plansAPage ? items.at(-1)!.brandId : null };
  }
}
