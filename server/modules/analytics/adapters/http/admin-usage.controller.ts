import { Controller, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { StaffListController, type StaffListPage, type StaffListQuery } from '../../../../shared/staff-list/index.js';
import { UsageExplorer } from '../staff-lists/usage-explorer.js';
import { usageList } from '../staff-lists/usage-list.js';
import type { UsageView } from './usage.dto.js';

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
