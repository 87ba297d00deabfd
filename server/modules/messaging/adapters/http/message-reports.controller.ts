import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { queryLimits } from '../../../../contract/rules/query.js';
import { IdParam } from '../../../../shared/http/id-param.js';
import { CurrentActor, ForStaff } from '../../../../shared/http/policy.js';
import { type Actor, mayAsStaff } from '../../../../shared/kernel/index.js';
import { StaffReports } from '../queries/staff-reports.js';
import { DecideReport, LookAtReport } from '../../use-cases/reports.js';
import { DecideReportInput, ReportedConversationView, StaffReportList } from './message-reports.dto.js';

@ApiTags('staff')
@Controller('api/v1/admin/message-reports')
export class MessageReportsController {
  constructor(
    private readonly reports: StaffReports,
    private readonly lookAtReport: LookAtReport,
    private readonly decideReport: DecideReport,
  ) {}

  /** What people have reported: the undecided ones first; at most 100. No message is shown here. */
  @Get()
  @ForStaff('look')
  @ApiOperation({ operationId: 'staffListReports', summary: 'Reported conversations' })
  @ApiOkResponse({ type: StaffReportList })
  async list(@CurrentActor() actor: Actor): Promise<StaffReportList> {
    const items = await this.reports.list(queryLimits.max);
    return { items, mayDecide: mayAsStaff(actor, 'messages.moderate') };
  }

  /** The reported conversation's newest messages. Each look stands in the audit log. Problem: messaging/report-not-found. */
  @Post(':id/look')
  @HttpCode(200)
  @ForStaff('messages.moderate')
  @ApiOperation({ operationId: 'staffLookAtReport', summary: 'Read a reported conversation' })
  @ApiOkResponse({ type: ReportedConversationView })
  async look(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<ReportedConversationView> {
    const { report, messages } = await this.lookAtReport.execute(actor, id);
    return {
      messages: messages.map(({ id: messageId, side, text, files, sentAt }) => ({
        id: messageId,
        side,
        text,
        files: files.length,
        sentAt,
        reported: messageId === report.messageId,
      })),
    };
  }

  /** Dismisses the report, or takes the reported message out. Problems: messaging/report-not-found, messaging/report-resolved, messaging/nothing-to-remove. */
  @Post(':id/decision')
  @HttpCode(204)
  @ForStaff('messages.moderate')
  @ApiOperation({ operationId: 'staffDecideReport', summary: 'Decide a report' })
  @ApiNoContentResponse()
  async decide(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() { decision }: DecideReportInput,
  ): Promise<void> {
    await this.decideReport.execute(actor, id, decision);
  }
}
