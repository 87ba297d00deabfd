import { setTimeout as pause } from 'node:timers/promises';
import { Body, Controller, Get, Param, Post, Res, UseFilters } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type Stripe from 'stripe';
import { Clock, Public } from '../../product.js';
import { type CardFaults, readCard, testCards } from '../cards.js';
import { planOf } from '../resources/checkout-making.js';
import { type Outcome, paySession, Undo } from '../resources/checkout-paying.js';
import { StripeApi } from '../stripe-api.js';
import { bankQuestion, type TypedCard, typedCard, typedValue } from './card-fields.js';
import { checkoutPage, closedPage } from './checkout-page.js';
import { html, money, page, PageFaults, policyFor } from './layout.js';

const slowForMs = 5_000;

type Session = Stripe.Checkout.Session;

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
    if (session.status !== 'open') return this.send(reply, session, closedPage(session, addressAfter(session)));
    const card = readCard(typed, this.clock.now());
    if (!('expMonth' in card)) return this.show(reply, session, { typed, faults: card }, 400);
    const bank = typedValue(form, 'bank');
    if (bank === 'refused')
      return this.show(
        reply,
        session,
        { typed, alert: 'Your bank did not confirm the payment. Try again or use another card.' },
        402,
      );
    if (testCards[card.number]?.manner === 'slow') await pause(slowForMs);
    const payer = { card, name: typed.name, email: typed.email, confirmed: bank === 'confirmed' };
    const outcome = await this.outcome(session, payer);
    if (outcome.is === 'paid') await reply.redirect(addressAfter(outcome.session) ?? '/', 303);
    else if (outcome.is === 'asks') await this.ask(reply, session, typed);
    else await this.show(reply, session, { typed, alert: `${outcome.decline.message} Try another card.` }, 402);
  }

  /** Paying twice at once pays once: the second request finds the session complete. */
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

  private async show(
    reply: FastifyReply,
    session: Session,
    more: { typed?: TypedCard; faults?: CardFaults; alert?: string },
    status: number,
  ): Promise<void> {
    const { lines } = await this.api.look((desk) => planOf(desk, session.id));
    await this.send(reply.status(status), session, checkoutPage({ session, lines, ...more }));
  }

  private async ask(reply: FastifyReply, session: Session, typed: TypedCard): Promise<void> {
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
