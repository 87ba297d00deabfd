import { Body, Controller, Get, Header, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../../../shared/http/params.js';
import { CurrentActor, For, ForStaff } from '../../../../shared/http/policy.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import { StaffListController } from '../../../../shared/staff-list/index.js';
import { ContestSign, DecideSignContest, ListSigns } from '../../use-cases/account-signs.js';
import { contestList } from '../staff-lists/contest-list.js';
import { AccountSignList, ContestSignInput, DecideSignInput, toSignView } from './account-signs.dto.js';

@ApiTags('portal')
@Controller('api/v1')
export class AccountSignsController {
  constructor(
    private readonly list: ListSigns,
    private readonly contest: ContestSign,
  ) {}

  /**
   * Returns figures of a creator’s connected accounts that tell how their following came about, each with how usual it is
   * among other verified creators. None is a verdict, and no ranking counts them. Creators get their own. Problem:
   * identity/not-your-profile (404).
   */
  @Get('influencers/:id/account-signs')
  @For('brand', 'influencer')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'listAccountSigns', summary: 'List what an account’s numbers say' })
  @ApiOkResponse({ type: AccountSignList })
  async of(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<AccountSignList> {
    const signs = await this.list.execute(actor, id);
    return { items: signs.map((each) => toSignView(each, actor.profile?.uid === id)) };
  }

  /**
   * Asks staff to look at a figure about your account. Until they decide, brands see that you contest it. Problems:
   * connections/no-such-figure (404), connections/already-contested (409), connections/reason-needed (400),
   * identity/role-not-enough (403).
   */
  @Post('account-signs/contests')
  @HttpCode(204)
  @For('influencer')
  @ApiOperation({ operationId: 'contestAccountSign', summary: 'Contest a figure about your account' })
  async ask(@CurrentActor() actor: Actor, @Body() { platform, kind, reason }: ContestSignInput): Promise<void> {
    await this.contest.execute(actor, platform, kind, reason);
  }
}

/** Figures that creators contest. */
@ApiTags('staff')
@Controller(`api/v1/admin/${contestList.resource}`)
export class SignContestsController extends StaffListController(contestList) {
  constructor(private readonly decideContest: DecideSignContest) {
    super();
  }

  /**
   * Upholds a contested figure, or withdraws it: then brands no longer see it, for 90 days. Problems:
   * connections/contest-not-found (404), connections/contest-decided (409), connections/reason-needed (400),
   * connections/not-staff (403).
   */
  @Post(':id/decision')
  @HttpCode(204)
  @ForStaff('influencer.review')
  @ApiOperation({ operationId: 'staffDecideSignContest', summary: 'Decide on a contested figure' })
  async decide(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() { decision, note }: DecideSignInput,
  ): Promise<void> {
    await this.decideContest.execute(actor, id, decision, note);
  }
}
