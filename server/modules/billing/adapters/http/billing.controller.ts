import { Body, Controller, Get, Header, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Config } from '../../../../config.js';
import { hasRight } from '../../../../contract/rules/member-rights.js';
import { CurrentActor, For, FreshProof, WhileViewing } from '../../../../shared/http/policy.js';
import { type Actor, checkMember } from '../../../../shared/kernel/index.js';
import { Entitlements } from '../../billing.api.js';
import { BillingDetailsRepository } from '../../ports/provider.js';
import { CreditRepository } from '../../ports/entitlements.js';
import { GetBillingOverview } from '../../use-cases/get-billing-overview.js';
import { PreviewPlans } from '../../use-cases/preview-plans.js';
import { GetPortalLink, ListInvoices } from '../../use-cases/customer.js';
import { OpenPortal } from '../../use-cases/checkout-pages.js';
import {
  CreditHistoryQuery,
  CreditHistoryView,
  EntitlementsView,
  InvoicesView,
  OpenPortalInput,
  OwnBillingView,
  PlanPreviewsView,
  PortalLinkView,
  textOf,
  toBillingView,
  toCreditLineView,
  toDetailsView,
  toEntitlementsView,
  toInvoiceView,
} from './billing.dto.js';

/** A brand's own plan and money; never another's. */
@ApiTags('portal')
@Controller('api/v1/billing')
export class BillingController {
  constructor(
    private readonly overview: GetBillingOverview,
    private readonly entitlements: Entitlements,
    private readonly credits: CreditRepository,
    private readonly invoices: ListInvoices,
    private readonly portalLink: GetPortalLink,
    private readonly openPortal: OpenPortal,
    private readonly previewPlans: PreviewPlans,
    private readonly details: BillingDetailsRepository,
    private readonly config: Config,
  ) {}

  /**
   * Returns your brand's plan, its free Collabs, the price of the next Collab, and any planned change or payment
   * problem.
   */
  @Get()
  @For('brand')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'getBilling', summary: 'Get your plan and usage' })
  @ApiOkResponse({ type: OwnBillingView })
  async get(@CurrentActor() actor: Actor): Promise<OwnBillingView> {
    const { uid } = actor.profile!;
    const manages = hasRight(actor.memberRole, 'billing') && !actor.readOnly;
    const overview = await this.overview.execute(uid);
    return {
      ...toBillingView(overview),
      portalUrl: manages ? await this.portalLink.execute(actor, uid) : null,
      details: manages ? toDetailsView(await this.details.find(uid)) : null,
    };
  }

  /** Returns every feature, whether your brand has it, and why. */
  @Get('entitlements')
  @For('brand')
  @ApiOperation({ operationId: 'getEntitlements', summary: 'Get your brand’s entitlements' })
  @ApiOkResponse({ type: EntitlementsView })
  async own(@CurrentActor() actor: Actor): Promise<EntitlementsView> {
    return toEntitlementsView(await this.entitlements.of(actor.profile!.uid));
  }

  /** Returns your credit ledger, newest first. */
  @Get('credits')
  @For('brand')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'listCredits', summary: 'List your credit history' })
  @ApiOkResponse({ type: CreditHistoryView })
  async history(
    @CurrentActor() actor: Actor,
    @Query() { limit, before }: CreditHistoryQuery,
  ): Promise<CreditHistoryView> {
    const lines = await this.credits.lines(actor.profile!.uid, { limit, before });
    return { items: lines.map(toCreditLineView) };
  }

  /**
   * Returns your brand's invoices with their PDFs, newest first. Owners and admins only. Problem: billing/provider-away
   * (503).
   */
  @Get('invoices')
  @For('brand')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'listInvoices', summary: 'List your invoices' })
  @ApiOkResponse({ type: InvoicesView })
  async bills(@CurrentActor() actor: Actor): Promise<InvoicesView> {
    checkMember(actor, 'billing');
    const items = (await this.invoices.execute(actor.profile!.uid)).map(toInvoiceView);
    return { items, vatNumber: this.config.vat.number };
  }

  /**
   * Returns what each plan that you can change to costs now and later, taking the rest of the period into account.
   * Owners and admins only. Problem: billing/provider-away (503).
   */
  @Get('plans')
  @For('brand')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'previewPlans', summary: 'Preview the cost of changing your plan' })
  @ApiOkResponse({ type: PlanPreviewsView })
  async plans(@CurrentActor() actor: Actor): Promise<PlanPreviewsView> {
    const previews = await this.previewPlans.execute(actor, actor.profile!.uid);
    return {
      items: previews.map(({ startsAt, renewsAt, ...preview }) => ({
        ...preview,
        startsAt: textOf(startsAt),
        renewsAt: textOf(renewsAt),
      })),
    };
  }

  /**
   * Returns the address of the card provider's portal, where you manage cards, invoices and the plan. Owners and admins
   * only.
   */
  @Get('portal')
  @For('brand')
  @WhileViewing(false)
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'getBillingPortal', summary: 'Go to the card provider’s portal sign-in page' })
  @ApiOkResponse({ type: PortalLinkView })
  async portal(@CurrentActor() actor: Actor): Promise<PortalLinkView> {
    return { url: await this.portalLink.execute(actor, actor.profile!.uid) };
  }

  /**
   * Returns a short-lived, signed-in address of the card provider's portal. Owners and admins only, with a fresh proof
   * of identity. Problems: billing/nothing-to-end (409), billing/provider-away (503).
   */
  @Post('portal')
  @HttpCode(200)
  @For('brand')
  @FreshProof()
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'openBillingPortal', summary: 'Open the card provider’s portal' })
  @ApiOkResponse({ type: PortalLinkView })
  async open(@CurrentActor() actor: Actor, @Body() { to }: OpenPortalInput): Promise<PortalLinkView> {
    const { url } = await this.openPortal.execute(actor, actor.profile!.uid, to);
    return { url };
  }
}
