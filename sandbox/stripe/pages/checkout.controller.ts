import { setTimeout as pause } from 'node:timers/promises';
import { Body, Controller, Get, Param, Post, Res, UseFilters } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type Stripe from 'stripe';
import { Clock, Public } from '../../product.js';
import { readCard, testCards } from '../cards.js';
import { planOf } from '../resources/checkout-making.js';
import { type Outcome, paySession, Undo } from '../resources/checkout-paying.js';
import { sessionTotals, taxedItems, taxIdsOf } from '../resources/tax.js';
import { StripeApi } from '../stripe-api.js';
import { businessOf, readBusiness, type TypedBusiness, typedBusiness } from './business-fields.js';
import { bankQuestion, typedCard, typedValue } from './card-fields.js';
import { checkoutPage, closedPage } from './checkout-page.js';
import { html, money, page, PageFaults, policyFor } from './layout.js';

const slowForMs = 5_000;

type Session = Stripe.Checkout.Session;

/** What is shown again. */
type Again = Omit<Parameters<typeof checkoutPage>[0], 'session' | 'lines'>;

const addressAfter = ({ id, success_url }: Session) => success_url?.replaceAll('{CHECKOUT_SESSION_ID}', id) ?? null;

/** The provider's hosted checkout: https://docs.stripe.com/payments/checkout. Never in production. */
@ApiExcludeController()
@Public('any')
@UseFilters(PageFaults)
@Controller('sandbox/stripe/c/pay')
export class CheckoutController {
  constructor(
    private readonly api: StripeApi,
    private readonly clock: Clock,
  ) {}

  @Get(':id')
  async form(@Param('id') id: string, @Res() reply: FastifyReply): Promise<void> {
    const session = await this.session(id);
    if (session.status !== 'open') return this.send(reply, session, closedPage(session, addressAfter(session)));
    await this.show(reply, session, {}, 200);
  }

  @Post(':id')
  async pay(@Param('id') id: string, @Body() form: unknown, @Res() reply: FastifyReply): Promise<void> {
    const session = await this.session(id);
    const typed = typedCard(form);
    if (session.status === 'complete') return this.leave(reply, session); // Pay was pressed twice
    if (session.status !== 'open') return this.send(reply, session, closedPage(session, addressAfter(session)));
    const business = session.tax_id_collection?.enabled ? typedBusiness(form) : null;
    const again = (status: number, more: Partial<Again>) =>
      this.show(reply, session, { typed, business, ...more }, status);
    const billed = business && readBusiness(business);
    if (billed && 'fault' in billed) return again(400, { businessFault: billed.fault });
    const card = readCard(typed, this.clock.now());
    if (!('expMonth' in card)) return again(400, { faults: card });
    if (await this.hasOtherTotal(typedValue(form, 'total'), session, business))
      return again(200, { alert: 'The total has changed with the country or the VAT number. Check it, then pay.' });
    const bank = typedValue(form, 'bank');
    if (bank === 'refused')
      return again(402, { alert: 'Your bank did not confirm the payment. Try again or use another card.' });
    if (testCards[card.number]?.manner === 'slow') await pause(slowForMs);
    const payer = {
      card,
      name: typed.name,
      email: typed.email,
      confirmed: bank === 'confirmed',
      ...(billed ? { billed } : {}),
    };
    const outcome = await this.outcome(session, payer);
    if (outcome.is === 'paid') await this.leave(reply, outcome.session);
    else if (outcome.is === 'asks')
      await this.ask(reply, await this.priced(session, business), { ...typed, ...business });
    else await again(402, { alert: `${outcome.decline.message} Try another card.` });
  }

  private async leave(reply: FastifyReply, paid: Session): Promise<void> {
    await reply.redirect(addressAfter(paid) ?? '/', 303);
  }

  /** Concurrent payments pay once: the second request finds the session complete. */
  private async outcome(session: Session, payer: Parameters<typeof paySession>[2]): Promise<Outcome> {
    try {
      return await this.api.work(async (desk) => {
        const current = await desk.store.need<Session>('checkout.session', session.id);
        if (current.status === 'complete') return { is: 'paid', session: current };
        return paySession(desk, current, payer);
      });
    } catch (error) {
      if (error instanceof Undo) return error.outcome;
      throw error;
    }
  }

  private session(id: string): Promise<Session> {
    return this.api.look((desk) => desk.store.need<Session>('checkout.session', id));
  }

  /** Nobody pays a different sum from the one shown. */
  private async hasOtherTotal(shown: string, session: Session, business: TypedBusiness | null): Promise<boolean> {
    return shown !== '' && shown !== String((await this.priced(session, business)).amount_total);
  }

  /** With lines and totals for the typed customer, else for the known one. */
  private priced(session: Session, business: TypedBusiness | null): Promise<Session & { lines: Stripe.LineItem[] }> {
    return this.api.look(async (desk) => {
      const { lines } = await planOf(desk, session.id);
      if (!session.automatic_tax.enabled) return { ...session, lines };
      const known = await desk.store.find<Stripe.Customer>('customer', session.customer as string);
      const place = business && { country: business.country, isBusiness: business.vatNumber !== '' };
      const taxed = await taxedItems(desk, lines, place ?? known);
      return { ...session, ...sessionTotals(taxed), lines: taxed };
    });
  }

  private async show(reply: FastifyReply, session: Session, more: Partial<Again>, status: number): Promise<void> {
    const business = session.tax_id_collection?.enabled ? (more.business ?? (await this.known(session))) : null;
    const { lines, ...priced } = await this.priced(session, business);
    await this.send(reply.status(status), session, checkoutPage({ session: priced, lines, ...more, business }));
  }

  /** What the customer has entered before. */
  private known({ customer }: Session): Promise<TypedBusiness> {
    return this.api.look(async (desk) => {
      const [number] = await taxIdsOf(desk, customer as string);
      return businessOf(await desk.store.find<Stripe.Customer>('customer', customer as string), number?.value ?? null);
    });
  }

  private async ask(reply: FastifyReply, session: Session, typed: Parameters<typeof bankQuestion>[1]): Promise<void> {
    const amount = money(session.amount_total ?? 0, session.currency ?? 'gbp');
    const question = bankQuestion(`/sandbox/stripe/c/pay/${session.id}`, typed, amount);
    await this.send(reply, session, page('Confirm at your bank', html`${question}`));
  }

  private async send(reply: FastifyReply, { success_url, cancel_url }: Session, text: string): Promise<void> {
    await reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policyFor([success_url, cancel_url]),
        'cache-control': 'no-store',
      })
      .send(text);
  }
}
