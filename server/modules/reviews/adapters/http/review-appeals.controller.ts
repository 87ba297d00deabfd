import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../../../shared/http/params.js';
import { CurrentActor, ForStaff } from '../../../../shared/http/policy.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import { StaffListController } from '../../../../shared/staff-list/index.js';
import { DecideAppeal } from '../../use-cases/reviews.js';
import { appealList } from '../staff-lists/appeal-list.js';
import { DecideAppealInput } from './reviews.dto.js';

/** Reviews whose subject has appealed. */
@ApiTags('staff')
@Controller(`api/v1/admin/${appealList.resource}`)
export class ReviewAppealsController extends StaffListController(appealList) {
  constructor(private readonly decideAppeal: DecideAppeal) {
    super();
  }

  /** Keeps or hides a review after an appeal. */
  @Post(':id/decision')
  @HttpCode(204)
  @ForStaff('collab.override')
  @ApiOperation({ operationId: 'staffDecideReviewAppeal', summary: 'Decide on an appeal' })
  async decide(@CurrentActor() actor: Actor, @IdParam() id: string, @Body() said: DecideAppealInput): Promise<void> {
    await this.decideAppeal.execute(actor, id, said);
  }
}
