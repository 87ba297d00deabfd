import { Body, Controller, Delete, Get, Header, HttpCode, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { Config } from '../../../../config.js';
import { type Feature, featureIds } from '../../../../contract/features.js';
import { IdParam } from '../../../../shared/http/params.js';
import { CurrentActor, ForStaff } from '../../../../shared/http/policy.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import { StaffListController } from '../../../../shared/staff-list/index.js';
import { ListInvoices } from '../../use-cases/customer.js';
import { OverrideFeature } from '../../use-cases/override-feature.js';
import { AskRefund } from '../../use-cases/refunds.js';
import { subscriptionList } from '../staff-lists/subscription-list.js';
import { OverrideFeatureInput, RefundInput, RefundView, StaffSubscriptionDetailView } from './admin-billing.dto.js';
import { FeatureParam } from './admin-features.controller.js';
import { InvoicesView, toInvoiceView } from './billing.dto.js';
import { StaffBillingRecord, toRefundView } from './staff-billing-record.js';

@ApiTags('staff')
@Controller(`api/v1/admin/${subscriptionList.resource}`)
export class AdminBillingController extends StaffListController(subscriptionList) {
  constructor(
    private readonly record: StaffBillingRecord,
    private readonly invoices: ListInvoices,
    private readonly overrideFeature: OverrideFeature,
    private readonly askRefund: AskRefund,
    private readonly config: Config,
  ) {
    super();
  }

  /** Returns a brand's plan, usage, credit ledger, grants and locks, refunds and disputes. */
  @Get(':id')
  @ForStaff('look')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'staffGetSubscription', summary: 'Get a brand’s plan and payments' })
  @ApiOkResponse({ type: StaffSubscriptionDetailView })
  override get(@IdParam() id: string): Promise<StaffSubscriptionDetailView> {
    return this.record.of(id);
  }

  /** Returns a brand's invoices, newest first. Problem: billing/provider-away (503). */
  @Get(':id/invoices')
  @ForStaff('look')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'staffListInvoices', summary: 'List a brand’s invoices' })
  @ApiOkResponse({ type: InvoicesView })
  async bills(@IdParam() id: string): Promise<InvoicesView> {
    await this.lists.one(subscriptionList, id);
    return { items: (await this.invoices.execute(id)).map(toInvoiceView), vatNumber: this.config.vat.number };
  }

  /** Grants or locks a feature for a brand, whatever its plan includes. Replaces an earlier grant or lock. */
  @Put(':id/features/:feature')
  @ForStaff('feature.override')
  @ApiOperation({ operationId: 'staffOverrideFeature', summary: 'Grant or lock a feature' })
  @ApiParam({ name: 'feature', enum: [...featureIds] })
  @ApiOkResponse({ type: StaffSubscriptionDetailView })
  async override(
    @CurrentActor() actor: Actor,
    @IdParam() brandId: string,
    @FeatureParam() feature: Feature,
    @Body() { kind, reason, until }: OverrideFeatureInput,
  ): Promise<StaffSubscriptionDetailView> {
    const wanted = { brandId, feature, kind, reason, until: until ? new Date(until) : null };
    await this.overrideFeature.execute(actor, wanted);
    return this.record.of(brandId);
  }

  /** Removes the grant or lock, so that the plan decides again. */
  @Delete(':id/features/:feature')
  @ForStaff('feature.override')
  @ApiOperation({ operationId: 'staffClearFeature', summary: 'Remove a grant or lock from a feature' })
  @ApiParam({ name: 'feature', enum: [...featureIds] })
  @ApiOkResponse({ type: StaffSubscriptionDetailView })
  async clear(
    @CurrentActor() actor: Actor,
    @IdParam() brandId: string,
    @FeatureParam() feature: Feature,
  ): Promise<StaffSubscriptionDetailView> {
    await this.overrideFeature.clear(actor, brandId, feature);
    return this.record.of(brandId);
  }

  /**
   * Refunds a Collab's own checkout or an invoice, in full or in part. Problems: billing/nothing-paid (409),
   * billing/too-much-back (400), billing/credit-used (409), billing/provider-away (503).
   */
  @Post(':id/refunds')
  @HttpCode(200)
  @ForStaff('money.refund')
  @ApiOperation({ operationId: 'staffRefund', summary: 'Refund a payment' })
  @ApiOkResponse({ type: RefundView })
  async refund(
    @CurrentActor() actor: Actor,
    @IdParam() brandId: string,
    @Body() { collabId = undefined, invoiceId = undefined, amountPence, reason }: RefundInput,
  ): Promise<RefundView> {
    const what = { brandId, collabId: collabId ?? null, invoiceId: invoiceId ?? null };
    return toRefundView(await this.askRefund.execute(actor, { ...what, amountPence, reason }));
  }
}
