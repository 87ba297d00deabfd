import type Stripe from 'stripe';
import { taxLabel } from '../resources/tax.js';
import { businessFields, type TypedBusiness } from './business-fields.js';
import type { CardFaults } from '../cards.js';
import { cardFields, cardsToTry, emailField, emptyCard, nameField, type TypedCard } from './card-fields.js';
import { dayOf, type Html, html, money, page } from './layout.js';

type Shown = Readonly<{
  session: Stripe.Checkout.Session;
  lines: readonly Stripe.LineItem[];
  typed?: TypedCard;
  faults?: CardFaults;
  alert?: string;
  /** The billing fields; null if there are none. */
  business: TypedBusiness | null;
  businessFault?: string;
}>;

const each = ({ price }: Stripe.LineItem) => (price?.recurring ? ` / ${price.recurring.interval}` : '');

/** The tax included in or added to the sum. */
function taxRow(lines: readonly Stripe.LineItem[], currency: string): Html {
  const isOnTop = lines.some(({ price }) => price?.tax_behavior === 'exclusive');
  const tax = lines.reduce((sum, { amount_tax }) => sum + amount_tax, 0);
  return html`<div>
    <dt>${isOnTop ? 'VAT' : 'VAT included'}</dt>
    <dd>${money(tax, currency)}</dd>
  </div>`;
}

const summary = ({ session, lines }: Shown): Html =>
  html`<section aria-labelledby="order">
    <h1 id="order">${session.mode === 'subscription' ? 'Subscribe' : 'Pay'}</h1>
    <p class="sum">
      ${money(session.amount_total ?? 0, session.currency ?? 'gbp')}${lines.length === 1 ? each(lines[0]!) : ''}
    </p>
    <dl>
      ${lines.map(
        (line) =>
          html`<div>
            <dt>${line.description}${(line.quantity ?? 1) > 1 && ` × ${line.quantity}`}</dt>
            <dd>${money(line.amount_subtotal, line.currency)}${each(line)}${line.price && taxLabel(line.price)}</dd>
          </div>`,
      )}
      ${session.automatic_tax.enabled && taxRow(lines, session.currency ?? 'gbp')}
      <div class="total">
        <dt>Total due today</dt>
        <dd>${money(session.amount_total ?? 0, session.currency ?? 'gbp')}</dd>
      </div>
    </dl>
    ${session.cancel_url && html`<p style="margin-top:24px"><a href="${session.cancel_url}">Back</a></p>`}
  </section>`;

/** The hosted checkout: the items on one side, the card on the other. */
export function checkoutPage(shown: Shown): string {
  const { session, typed = emptyCard, faults = {}, alert, business, businessFault } = shown;
  const email = session.customer_details?.email ?? session.customer_email;
  return page(
    'Checkout',
    html`<div class="two">
      <div>${summary(shown)}</div>
      <div>
        <section aria-labelledby="card">
          <h2 id="card">Pay with card</h2>
          ${alert && html`<p class="alert" role="alert">${alert}</p>`}
          <form method="post" novalidate>
            ${email ? html`<p>Email: ${email}</p>` : emailField(typed.email)} ${cardFields(typed, faults)}
            ${nameField(typed.name)} ${business && businessPart(business, businessFault)}
            <input type="hidden" name="total" value="${session.amount_total}" />
            <button class="wide">Pay</button>
          </form>
        </section>
        ${cardsToTry}
      </div>
    </div>`,
  );
}

const businessPart = (business: TypedBusiness, fault: string | undefined): Html => {
  const isUsed = fault !== undefined || Object.entries(business).some(([name, text]) => name !== 'country' && text);
  return html`<details ${isUsed ? html`open` : ''}>
    <summary>I’m buying as a business, or from another country (optional)</summary>
    ${businessFields(business, fault)}
  </details>`;
};

/** Replaces the form when there is nothing left to pay. */
export function closedPage(session: Stripe.Checkout.Session, successUrl: string | null): string {
  const paid = session.status === 'complete';
  return page(
    'Checkout',
    html`<section>
      <h1>${paid ? 'This has been paid' : 'This checkout has expired'}</h1>
      <p>
        ${
          paid
            ? 'You do not have to pay again.'
            : html`It ended on ${dayOf(session.expires_at)}. Go back and start again; nothing was charged.`
        }
      </p>
      ${paid && successUrl && html`<p><a class="button" href="${successUrl}">Continue</a></p>`}
      ${!paid && session.cancel_url && html`<p><a class="button" href="${session.cancel_url}">Back</a></p>`}
    </section>`,
  );
}

/**
 * The stand-in for the provider's browser script. The product redirects to the checkout's URL, so the script only has
 * to exist.
 */
export const browserScript = `(() => {
  const Stripe = (key) => ({
    version: 'stand-in',
    key,
    redirectToCheckout: async () => ({ error: { message: 'Follow the address of the checkout session instead.' } }),
    registerAppInfo: () => undefined,
  });
  Stripe.version = 'stand-in';
  window.Stripe = Stripe;
})();
`;
