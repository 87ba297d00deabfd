import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { StaffListController } from '../../../../shared/staff-list/index.js';
import { planUsageList } from '../staff-lists/plan-usage-list.js';

@ApiTags('staff')
@Controller(`api/v1/admin/${planUsageList.resource}`)
export class PlanUsageController extends StaffListController(planUsageList) {}
