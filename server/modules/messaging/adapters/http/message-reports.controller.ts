import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../../../shared/http/params.js';
import { CurrentActor, ForStaff } from '../../../../shared/http/policy.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import { StaffListController } from '../../../../shared/staff-list/index.js';
import { DecideReport, LookAtReport } from '../../use-cases/reports.js';
import { reportList } from '../staff-lists/report-list.js';
import { toSidedMessage } from './conversations.dto.js';
import { DecideReportInput, ReportedConversationView } from './message-reports.dto.js';

@ApiTags('staff')
@Controller(`api/v1/admin/${reportList.resource}`)
export class MessageReportsController extends StaffListController(reportList) {
  constructor(
    private readonly lookAtReport: LookAtReport,
    private readonly decideReport: DecideReport,
  ) {
    super();
  }

  /**
   * Returns the newest messages of the reported conversation. Each view is recorded in the audit log. Problem:
   * messaging/report-not-found.
   */
  @Post(':id/look')
  @HttpCode(200)
  @ForStaff('messages.moderate')
  @ApiOperation({ operationId: 'staffLookAtReport', summary: 'View a reported conversation' })
  @ApiOkResponse({ type: ReportedConversationView })
  async look(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<ReportedConversationView> {
    const { report, messages } = await this.lookAtReport.execute(actor, id);
    return {
      messages: messages.map((row) => ({ ...toSidedMessage(row), reported: row.id === report.messageId })),
    };
  }

  /**
   * Dismisses the report, or removes the reported message. Problems: messaging/report-not-found,
   * messaging/report-resolved, messaging/nothing-to-remove.
   */
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
