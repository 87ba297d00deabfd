import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Config } from '../../../../config.js';
import { Needs } from '../../../../shared/http/feature.guard.js';
import { IdParam } from '../../../../shared/http/params.js';
import { CurrentActor, For, Public } from '../../../../shared/http/policy.js';
import { type Actor, Clock } from '../../../../shared/kernel/index.js';
import { ShowResults, toBrandResultsView } from '../../../outcomes/index.js';
import { isOpen, type NewLink, type ReportLink } from '../../domain/report-link.js';
import { OpenReport, ShareReport } from '../../use-cases/report-links.js';
import { periodOfQuery, toAnalyticsView, toCollabViews, toInfluencerViews, toRestView } from './analytics-views.js';
import {
  LiveReportView,
  NewReportLinkView,
  ReportLinkList,
  ReportLinkView,
  ShareReportInput,
} from './report-links.dto.js';

@ApiTags('portal')
@Controller('api/v1')
export class ReportLinksController {
  constructor(
    private readonly share: ShareReport,
    private readonly open: OpenReport,
    private readonly results: ShowResults,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** Returns the reports that your brand shares, newest first. Problems: analytics/brand-not-found. */
  @Get('brands/:id/report-links')
  @For('brand')
  @Needs('analytics')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'listReportLinks', summary: 'List shared reports' })
  @ApiOkResponse({ type: ReportLinkList })
  async list(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<ReportLinkList> {
    return { items: (await this.share.list(actor, id)).map((link) => this.view(link)) };
  }

  /**
   * Shares a report with anyone who has its link, which is returned only once. Problems: analytics/bad-period,
   * analytics/too-many-links.
   */
  @Post('brands/:id/report-links')
  @For('brand')
  @Needs('analytics')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'shareReport', summary: 'Share a report' })
  @ApiCreatedResponse({ type: NewReportLinkView })
  async make(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() input: ShareReportInput,
  ): Promise<NewReportLinkView> {
    const { link, token } = await this.share.execute(actor, id, this.wanted(input));
    return { ...this.view(link), url: `${this.config.publicUrl}/reports/${token}` };
  }

  /** Revokes the link to a shared report. Problems: analytics/link-not-found. */
  @Delete('report-links/:id')
  @HttpCode(204)
  @For('brand')
  @ApiOperation({ operationId: 'revokeReport', summary: 'Stop sharing a report' })
  revoke(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<void> {
    return this.share.revoke(actor, id);
  }

  /** Returns a shared report with the current figures. No account is needed. Problems: analytics/link-not-found. */
  @Get('reports/:token')
  @Public()
  @Header('cache-control', 'no-store')
  @Header('x-robots-tag', 'noindex')
  @ApiOperation({ operationId: 'openReport', summary: 'View a shared report' })
  @ApiOkResponse({ type: LiveReportView })
  async read(@Param('token') token: string): Promise<LiveReportView> {
    const { link, brandName, report, collabs, influencers } = await this.open.execute(token);
    const { startsAt, endsBefore } = report.period;
    const results = await this.results.ofBrand(link.brandId, startsAt, endsBefore);
    const hidden = { costs: !link.withCosts, files: true };
    return {
      title: link.title,
      brandName,
      expiresAt: link.expiresAt.toISOString(),
      analytics: toAnalyticsView(report, hidden),
      results: toBrandResultsView(results, { seesMoney: link.withCosts, seesInfluencers: influencers !== null }),
      collabs: toCollabViews(collabs, hidden),
      collabsRest: toRestView(collabs, hidden),
      influencers: influencers && toInfluencerViews(influencers, hidden),
      influencersRest: influencers && toRestView(influencers, hidden),
    };
  }

  private wanted({ title, rollingDays, from, to, withCosts, daysValid }: ShareReportInput): NewLink {
    const period = rollingDays === undefined ? periodOfQuery({ from, to }, this.clock.now()) : { rollingDays };
    return { title, period, withCosts, daysValid };
  }

  private view(link: ReportLink): ReportLinkView {
    const { id, title, rollingDays, fromDay, toDay, withCosts, createdAt, expiresAt } = link;
    return {
      id,
      title,
      rollingDays,
      from: fromDay,
      to: toDay,
      withCosts,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      open: isOpen(link, this.clock.now()),
    };
  }
}
