import { Controller, Get, Header, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { AnswersCsv } from '../../../../shared/http/csv-file.js';
import { Needs } from '../../../../shared/http/feature.guard.js';
import { IdParam } from '../../../../shared/http/params.js';
import { CurrentActor, For, MayReadReplica } from '../../../../shared/http/policy.js';
import { type Actor, Clock } from '../../../../shared/kernel/index.js';
import { type BrandResults, ShowResults, toBrandResultsView } from '../../../outcomes/index.js';
import type { Period } from '../../domain/period.js';
import { BrandNumbers } from '../../ports/brand-numbers.js';
import { ReportRights } from '../../ports/repositories.js';
import { ReportOnBrand } from '../../use-cases/report-on-brand.js';
import { csvOfPieces } from '../documents/pieces-csv.js';
import { pdfOfReport } from '../documents/report-pdf.js';
import {
  periodOfQuery,
  toAnalyticsView,
  toCollabViews,
  toInfluencerViews,
  toPeriodView,
  toRestView,
} from './analytics-views.js';
import {
  BrandAnalyticsView,
  CollabReportView,
  InfluencerReportView,
  PeriodQuery,
  PeriodResultsView,
} from './brand-analytics.dto.js';

const fileName = ({ from, to }: Period, ending: string): string =>
  `attachment; filename="tastemaker-${from}-to-${to}.${ending}"`;

@ApiTags('portal', 'partner')
@Controller('api/v1/brands/:id/analytics')
@Needs('analytics')
export class BrandAnalyticsController {
  constructor(
    private readonly report: ReportOnBrand,
    private readonly numbers: BrandNumbers,
    private readonly rights: ReportRights,
    private readonly results: ShowResults,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the results of a brand's Collabs in a period, compared with the period before. Every total says how many
   * posts it is based on, and whether they were measured or declared. Problems: analytics/brand-not-found,
   * analytics/bad-period, billing/feature-locked.
   */
  @Get()
  @MayReadReplica()
  @For('brand', 'admin')
  @ApiOperation({ operationId: 'getBrandAnalytics', summary: 'Get a brand’s analytics' })
  @ApiOkResponse({ type: BrandAnalyticsView })
  async get(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Query() query: PeriodQuery,
  ): Promise<BrandAnalyticsView> {
    return toAnalyticsView(await this.report.execute(actor, id, this.periodOf(query)));
  }

  /**
   * Returns the same results by influencer, for plans with influencer reports. Problems: analytics/brand-not-found,
   * analytics/bad-period, billing/feature-locked.
   */
  @Get('influencers')
  @Needs('influencerReports')
  @For('brand', 'admin')
  @ApiOperation({ operationId: 'getInfluencerReport', summary: 'List results by influencer' })
  @ApiOkResponse({ type: InfluencerReportView })
  async influencers(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Query() query: PeriodQuery,
  ): Promise<InfluencerReportView> {
    const period = this.periodOf(query);
    const shares = await this.report.influencers(actor, id, period);
    return { period: toPeriodView(period), items: toInfluencerViews(shares), rest: toRestView(shares) };
  }

  /**
   * Returns the same results by Collab, for Collabs with pieces published or money spent in the period. Problems:
   * analytics/brand-not-found, analytics/bad-period, billing/feature-locked.
   */
  @Get('collabs')
  @MayReadReplica()
  @For('brand', 'admin')
  @ApiOperation({ operationId: 'getCollabReport', summary: 'List results by Collab' })
  @ApiOkResponse({ type: CollabReportView })
  async collabs(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Query() query: PeriodQuery,
  ): Promise<CollabReportView> {
    const period = this.periodOf(query);
    const shares = await this.report.collabs(actor, id, period);
    return { period: toPeriodView(period), items: toCollabViews(shares), rest: toRestView(shares) };
  }

  /**
   * Returns the guests and clicks that the period's Collabs have brought so far, in figures that must not be added up, and
   * estimates with their intervals. Problems: analytics/brand-not-found, analytics/bad-period, billing/feature-locked.
   */
  @Get('results')
  @For('brand', 'admin')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'getBrandResults', summary: 'Get the guests that Collabs brought' })
  @ApiOkResponse({ type: PeriodResultsView })
  async brought(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Query() query: PeriodQuery,
  ): Promise<PeriodResultsView> {
    const period = this.periodOf(query);
    await this.report.nameFor(actor, id);
    const [results, { influencers }] = await Promise.all([this.resultsOf(id, period), this.rights.of(id)]);
    const reader = { seesMoney: true, seesInfluencers: influencers };
    return { period: toPeriodView(period), ...toBrandResultsView(results, reader) };
  }

  /**
   * Returns every piece of the period with its latest metrics, as CSV. Problems: analytics/brand-not-found,
   * analytics/bad-period, billing/feature-locked.
   */
  @Get('pieces.csv')
  @For('brand', 'admin')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'exportPieces', summary: 'Download results by deliverable as CSV' })
  @AnswersCsv()
  async csv(@CurrentActor() actor: Actor, @IdParam() id: string, @Query() query: PeriodQuery): Promise<StreamableFile> {
    const period = this.periodOf(query);
    await this.report.nameFor(actor, id);
    const disposition = fileName(period, 'csv');
    return new StreamableFile(csvOfPieces(this.numbers, id, period), { type: 'text/csv; charset=utf-8', disposition });
  }

  /**
   * Returns the report as a PDF, including results by influencer if the brand's plan has them. Problems:
   * analytics/brand-not-found, analytics/bad-period, billing/feature-locked.
   */
  @Get('report.pdf')
  @For('brand', 'admin')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'exportReport', summary: 'Download the report as a PDF' })
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async pdf(@CurrentActor() actor: Actor, @IdParam() id: string, @Query() query: PeriodQuery): Promise<StreamableFile> {
    const period = this.periodOf(query);
    const brandName = await this.report.nameFor(actor, id);
    const { influencers: mayByInfluencer } = await this.rights.of(id);
    const report = await this.report.of(id, period);
    const collabs = await this.report.byCollab(id, period, report);
    const influencers = mayByInfluencer ? await this.report.byInfluencer(id, period, report) : null;
    const results = await this.resultsOf(id, period);
    const content = await pdfOfReport({ brandName, report, collabs, influencers, results, madeAt: this.clock.now() });
    const disposition = fileName(period, 'pdf');
    return new StreamableFile(content, { type: 'application/pdf', length: content.length, disposition });
  }

  private resultsOf(brandId: string, { startsAt, endsBefore }: Period): Promise<BrandResults> {
    return this.results.ofBrand(brandId, startsAt, endsBefore);
  }

  private periodOf(query: PeriodQuery): Period {
    return periodOfQuery(query, this.clock.now());
  }
}
