import { Body, Controller, Get, Param, Post, Res, UseFilters } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type Stripe from 'stripe';
import { Clock, Config, Public } from '../../product.js';
import { readCard, type Verdict } from '../cards.js';
import { pay } from '../resources/invoice-paying.js';
import { StripeApi } from '../stripe-api.js';
import { bankQuestion, typedCard, typedValue } from './card-fields.js';
import { useCard } from '../resources/payment-methods.js';
import { invoicePage, invoicePdf, receiptPage } from './invoice-page.js';
import { html, money, page, PageFaults, policyFor } from './layout.js';

const htmlHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policyFor(),
  'cache-control': 'no-store',
};

/** Invoices as the customer sees them: a payment page, a PDF, a receipt. Never in production. */
@ApiExcludeController()
@Public('any')
@UseFilters(PageFaults)
@Controller('sandbox/stripe')
export class InvoiceController {
  constructor(
    private readonly api: StripeApi,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  @Get('i/:id')
  async show(@Param('id') id: string, @Res() reply: FastifyReply): Promise<void> {
    await reply
      .headers(htmlHeaders)
      .send(invoicePage({ invoice: await this.invoice(id), ourNumber: this.config.vat.number }));
  }

  @Get('i/:id/pdf')
  async pdf(@Param('id') id: string, @Res() reply: FastifyReply): Promise<void> {
    const invoice = await this.invoice(id);
    const name = `Invoice-${invoice.number ?? 'draft'}.pdf`;
    const headers = { 'content-type': 'application/pdf', 'content-disposition': `attachment; filename="${name}"` };
    await reply.headers(headers).send(await invoicePdf(invoice, this.config.vat.number));
  }

  @Get('receipts/:id')
  async receipt(@Param('id') id: string, @Res() reply: FastifyReply): Promise<void> {
    const charge = await this.api.look((desk) => desk.store.need<Stripe.Charge>('charge', id));
    await reply.headers(htmlHeaders).send(receiptPage(charge));
  }

  /** Pays with a card, which is also saved for future payments. */
  @Post('i/:id')
  async pay(@Param('id') id: string, @Body() form: unknown, @Res() reply: FastifyReply): Promise<void> {
    const invoice = await this.invoice(id);
    const typed = typedCard(form);
    const again = (status: number, more: Partial<Parameters<typeof invoicePage>[0]>) =>
      reply
        .headers(htmlHeaders)
        .status(status)
        .send(invoicePage({ invoice, ourNumber: this.config.vat.number, typed, ...more }));
    if (invoice.status !== 'open') return void (await again(200, {}));
    const card = readCard(typed, this.clock.now());
    if (!('expMonth' in card)) return void (await again(400, { faults: card }));
    const bank = typedValue(form, 'bank');
    if (bank === 'refused') return void (await again(402, { alert: 'Your bank did not confirm the payment.' }));
    const verdict = await this.api.work(async (desk): Promise<Verdict> => {
      const open = await desk.store.need<Stripe.Invoice>('invoice', id);
      if (open.status !== 'open') return 'paid'; // someone was faster
      const method = await useCard(desk, open.customer as string, card, typed);
      const paid = await pay(desk, open, { method, present: true, confirmed: bank === 'confirmed', automatic: false });
      return paid.verdict;
    });
    if (verdict === 'paid') return void (await reply.redirect(`/sandbox/stripe/i/${id}`, 303));
    if (verdict !== 'asks') return void (await again(402, { alert: verdict.message }));
    const question = bankQuestion(`/sandbox/stripe/i/${id}`, typed, money(invoice.amount_due, invoice.currency));
    await reply.headers(htmlHeaders).send(page('Confirm at your bank', html`${question}`));
  }

  private invoice(id: string): Promise<Stripe.Invoice> {
    return this.api.look((desk) => desk.store.need<Stripe.Invoice>('invoice', id));
  }
}
