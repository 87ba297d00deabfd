import { Controller, Get, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AnswersCsv, type CsvColumns, csvFile } from '../../../../shared/http/csv-file.js';
import { IdParam } from '../../../../shared/http/params.js';
import { ForStaff, MayReadReplica } from '../../../../shared/http/policy.js';
import { contentRange, StaffListInput } from '../../../../shared/staff-list/index.js';
import { UsageQueries } from '../queries/usage-queries.js';
import { UsageView } from './usage.dto.js';

export const usageCsv: CsvColumns<UsageView> = {
  When: ({ occurredAt }) => occurredAt,
  What: ({ title }) => title,
  Title: ({ target }) => target,
  Page: ({ page }) => page,
  Profile: ({ profile }) => profile.name,
  Kind: ({ profile }) => profile.type,
  'Profile id': ({ profile }) => profile.uid,
  'Person id': ({ userId }) => userId,
};

const resource = 'usage-explorer';

@ApiTags('staff')
@Controller(`api/v1/admin/${resource}`)
export class AdminUsageController {
  constructor(private readonly usage: UsageQueries) {}

  /** What people did. Sort: id, title, occurredAt. Filter: id, title, userId, profileUid, profileType, from, to, q. */
  @Get()
  @MayReadReplica()
  @ForStaff('look')
  @ApiOperation({ operationId: 'staffListUsage', summary: 'What people did' })
  @ApiOkResponse({ type: [UsageView] })
  async list(@Query() query: StaffListInput, @Res({ passthrough: true }) reply: FastifyReply): Promise<UsageView[]> {
    const page = await this.usage.list(query);
    void reply.header('content-range', contentRange(resource, page));
    return page.rows;
  }

  /** The same as a CSV file: exactly what the filter leaves, in its order, however much it is. */
  @Get('rows.csv')
  @MayReadReplica()
  @ForStaff('look')
  @AnswersCsv()
  @ApiOperation({ operationId: 'staffExportUsage', summary: 'What people did, as CSV' })
  export(@Query() query: StaffListInput): Promise<StreamableFile> {
    return csvFile('usage.csv', usageCsv, this.usage.all(query));
  }

  /** One thing that somebody did. */
  @Get(':id')
  @MayReadReplica()
  @ForStaff('look')
  @ApiOperation({ operationId: 'staffGetUsage', summary: 'One thing that somebody did' })
  @ApiOkResponse({ type: UsageView })
  get(@IdParam() id: string): Promise<UsageView> {
    return this.usage.get(id);
  }
}
