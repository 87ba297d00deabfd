import { Body, Controller, Get, Header, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentActor, FreshProof, SignedIn } from '../../../../shared/http/policy.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import type { Closure } from '../../domain/closure.js';
import { CloseAccount, KeepAccount } from '../../use-cases/close-account.js';
import { CloseAccountInput, ClosingView, ClosureView, KeptView } from './privacy.dto.js';

@ApiTags('portal')
@Controller('api/v1/privacy/closure')
export class ClosureController {
  constructor(
    private readonly closeAccount: CloseAccount,
    private readonly keepAccount: KeepAccount,
  ) {}

  /** Returns whether your account is being closed, and which brands you'd have to hand over or close with it. */
  @Get()
  @SignedIn()
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'getAccountClosure', summary: 'Check whether your account is being closed' })
  @ApiOkResponse({ type: ClosureView })
  async state(@CurrentActor() actor: Actor): Promise<ClosureView> {
    const { closure, brands } = await this.closeAccount.state(actor);
    return { closing: closure && toView(closure), brands: brands.map(({ uid, name }) => ({ uid, name })) };
  }

  /**
   * Closes your account. It is hidden and signed out immediately, and erased after 30 days. Needs a fresh proof of
   * identity. Problems: identity/reauthentication-needed, privacy/already-closing, privacy/owns-brands,
   * privacy/not-your-brand, privacy/not-settled.
   */
  @Post()
  @HttpCode(200)
  @SignedIn()
  @FreshProof()
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'closeAccount', summary: 'Close your account' })
  @ApiOkResponse({ type: ClosingView })
  async close(@CurrentActor() actor: Actor, @Body() { closeBrands }: CloseAccountInput): Promise<ClosingView> {
    return toView(await this.closeAccount.execute(actor, closeBrands));
  }

  /** Cancels the closure of your account. Problem: privacy/not-closing. */
  @Post('keep')
  @HttpCode(200)
  @SignedIn()
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'keepAccount', summary: 'Cancel closing your account' })
  @ApiOkResponse({ type: KeptView })
  async keep(@CurrentActor() actor: Actor): Promise<KeptView> {
    await this.keepAccount.execute(actor);
    return {};
  }
}

const toView = ({ requestedAt, erasesAt }: Closure): ClosingView => ({
  requestedAt: requestedAt.toISOString(),
  erasesAt: erasesAt.toISOString(),
});
