import { Body, Controller, Get, Param, Post, Query, Res, UseFilters } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type Stripe from 'stripe';
import { Clock, Public } from '../../product.js';
import { readCard } from '../cards.js';
import type { Desk } from '../desk.js';
import { StripeFault } from '../fault.js';
import { billTo } from '../resources/customers.js';
import { createPortalSession } from '../resources/portal.js';
import { StripeApi } from '../stripe-api.js';
import { readBusiness, typedBusiness } from './business-fields.js';
import { typedCard, typedValue } from './card-fields.js';
import { useCard } from '../resources/payment-methods.js';
import { PageFaults, policyFor } from './layout.js';
import { changePlan, PortalLetters, type PortalView, portalView, proposal, setEnding } from './portal-work.js';
import * as pages from './portal-pages.js';

const done: Readonly<Record<string, string>> = {
  plan: 'Your plan has been updated.',
  cancel: 'Your plan ends with its period.',
  resume: 'Your plan goes on.',
  card: 'Your payment method has been updated.',
  details: 'Your billing information has been updated.',
};

/** The provider's customer portal: https://docs.stripe.com/customer-management. Never in production. */
@ApiExcludeController()
@Public('any')
@UseFilters(PageFaults)
@Controller('sandbox/stripe/p')
export class PortalController {
  constructor(
    private readonly api: StripeApi,
    private readonly clock: Clock,
    private readonly letters: PortalLetters,
  ) {}

  @Get('login/:account')
  async login(@Query('prefilled_email') email: unknown, @Res() reply: FastifyReply): Promise<void> {
    await this.send(reply, pages.loginPage(typeof email === 'string' ? email : ''));
  }

  /** Emails a link if the address is a customer's; the page is the same for everyone. */
  @Post('login/:account')
  async sendLink(@Body() form: unknown, @Res() reply: FastifyReply): Promise<void> {
    const email = typedValue(form, 'email').trim();
    const session = await this.api.work(async (desk) => {
      const known = [`lower(data->>'email') = $`, email.toLowerCase()] as const;
      const [customer] = await desk.store.all<Stripe.Customer>('customer', [known], 1);
      return customer && createPortalSession(desk, { customer: customer.id });
    });
    if (session) await this.letters.sendLink(email, session.url);
    await this.send(reply, pages.sentPage(email));
  }

  @Get('session/:secret')
  async home(@Param('secret') secret: string, @Query('done') what: unknown, @Res() reply: FastifyReply): Promise<void> {
    const place = await this.place(secret);
    const { flow } = place.view.session;
    if (what !== undefined || !flow) return this.send(reply, pages.portalHome(place, done[String(what)]), place);
    const confirm = flow.subscription_update_confirm?.items[0]?.price;
    if (confirm) return this.confirm(secret, confirm, reply);
    if (flow.type === 'subscription_cancel') return this.send(reply, pages.cancelPage(place), place);
    if (flow.type === 'payment_method_update') return this.send(reply, pages.cardPage(place), place);
    if (flow.type === 'subscription_update') return this.send(reply, pages.plansPage(place), place);
    await this.send(reply, pages.portalHome(place, undefined), place);
  }

  @Get('session/:secret/plans')
  async plans(@Param('secret') secret: string, @Res() reply: FastifyReply): Promise<void> {
    const place = await this.place(secret);
    await this.send(reply, pages.plansPage(place), place);
  }

  @Get('session/:secret/confirm')
  async confirm(
    @Param('secret') secret: string,
    @Query('price') price: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const place = await this.place(secret);
    const proposed = await this.api.look((desk) => proposal(desk, place.view, price));
    await this.send(reply, pages.confirmPage(place, proposed), place);
  }

  @Post('session/:secret/confirm')
  async change(@Param('secret') secret: string, @Body() form: unknown, @Res() reply: FastifyReply): Promise<void> {
    const price = typedValue(form, 'price');
    try {
      const view = await this.doing(secret, (desk, seen) => changePlan(desk, seen, price));
      await this.leave(reply, secret, view, 'plan');
    } catch (error) {
      if (!(error instanceof StripeFault) || error.status !== 402) throw error;
      const place = await this.place(secret);
      const proposed = await this.api.look((desk) => proposal(desk, place.view, price));
      await this.send(
        reply.status(402),
        pages.confirmPage(place, proposed, `${error.message} Nothing has been changed.`),
        place,
      );
    }
  }

  @Get('session/:secret/cancel')
  async askCancel(@Param('secret') secret: string, @Res() reply: FastifyReply): Promise<void> {
    const place = await this.place(secret);
    await this.send(reply, pages.cancelPage(place), place);
  }

  @Post('session/:secret/cancel')
  async cancel(@Param('secret') secret: string, @Res() reply: FastifyReply): Promise<void> {
    await this.leave(reply, secret, await this.doing(secret, (desk, view) => setEnding(desk, view, true)), 'cancel');
  }

  @Post('session/:secret/resume')
  async resume(@Param('secret') secret: string, @Res() reply: FastifyReply): Promise<void> {
    await this.leave(reply, secret, await this.doing(secret, (desk, view) => setEnding(desk, view, false)), 'resume');
  }

  @Get('session/:secret/card')
  async askCard(@Param('secret') secret: string, @Res() reply: FastifyReply): Promise<void> {
    const place = await this.place(secret);
    await this.send(reply, pages.cardPage(place), place);
  }

  @Post('session/:secret/card')
  async card(@Param('secret') secret: string, @Body() form: unknown, @Res() reply: FastifyReply): Promise<void> {
    const typed = typedCard(form);
    const card = readCard(typed, this.clock.now());
    if (!('expMonth' in card)) {
      const place = await this.place(secret);
      return this.send(reply.status(400), pages.cardPage(place, typed, card), place);
    }
    const view = await this.doing(
      secret,
      async (desk, { customer }) => void (await useCard(desk, customer.id, card, typed)),
    );
    await this.leave(reply, secret, view, 'card');
  }

  @Get('session/:secret/details')
  async askDetails(@Param('secret') secret: string, @Res() reply: FastifyReply): Promise<void> {
    const place = await this.place(secret);
    await this.send(reply, pages.detailsPage(place), place);
  }

  @Post('session/:secret/details')
  async details(@Param('secret') secret: string, @Body() form: unknown, @Res() reply: FastifyReply): Promise<void> {
    const typed = typedBusiness(form);
    const billed = typed ? readBusiness(typed) : { fault: 'Please choose a country.' };
    if ('fault' in billed) {
      const place = await this.place(secret);
      return this.send(reply.status(400), pages.detailsPage(place, typed ?? undefined, billed.fault), place);
    }
    const view = await this.doing(secret, async (desk, { customer }) => void (await billTo(desk, customer, billed)));
    await this.leave(reply, secret, view, 'details');
  }

  private async place(secret: string): Promise<pages.Place> {
    return { view: await this.api.look((desk) => portalView(desk, secret)), base: baseOf(secret) };
  }

  private doing(secret: string, work: (desk: Desk, view: PortalView) => Promise<void>): Promise<PortalView> {
    return this.api.work(async (desk) => {
      const view = await portalView(desk, secret);
      await work(desk, view);
      return view;
    });
  }

  /** Where a finished flow redirects: to its return URL, or to the portal itself. */
  private async leave(reply: FastifyReply, secret: string, { session }: PortalView, what: string): Promise<void> {
    const { redirect } = session.flow?.after_completion ?? {};
    await reply.redirect(redirect?.return_url ?? `${baseOf(secret)}?done=${what}`, 303);
  }

  private async send(reply: FastifyReply, text: string, place?: pages.Place): Promise<void> {
    const { flow, return_url } = place?.view.session ?? {};
    await reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policyFor([return_url, flow?.after_completion.redirect?.return_url]),
        'cache-control': 'no-store',
      })
      .send(text);
  }
}

const baseOf = (secret: string) => `/sandbox/stripe/p/session/${secret}`;
