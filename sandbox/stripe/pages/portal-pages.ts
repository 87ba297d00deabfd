import type { CardFaults } from '../cards.js';
import { periodOf } from '../resources/subscription-status.js';
import { taxLabel } from '../resources/tax.js';
import { businessFields, businessOf, type TypedBusiness } from './business-fields.js';
import { cardFields, cardsToTry, emptyCard, nameField, type TypedCard } from './card-fields.js';
import { statusOf } from './invoice-page.js';
import { dayOf, type Html, html, money, page } from './layout.js';
import type { Plan, PortalView, Proposal } from './portal-work.js';

export type Place = Readonly<{ view: PortalView; base: string }>;

const priceOf = ({ price }: Plan) =>
  `${money(price.unit_amount ?? 0, price.currency)} per ${price.recurring?.interval ?? 'month'}${taxLabel(price)}`;

const back = ({ view, base }: Place): Html =>
  html`<p>
    ${
      view.session.flow && view.session.return_url
        ? html`<a href="${view.session.return_url}">Back</a>`
        : html`<a href="${base}">Back to billing</a>`
    }
  </p>`;

const words: Readonly<Record<string, string>> = {
  active: 'Active',
  past_due: 'Payment failed: it is tried again',
  unpaid: 'Not paid',
  incomplete: 'Waiting for the first payment',
};

function planSection({ view, base }: Place): Html {
  const { subscription, current, scheduled, configuration } = view;
  if (!subscription || !current)
    return html`<section>
      <h2>Plan</h2>
      <p>There is no current plan.</p>
    </section>`;
  const { end } = periodOf(subscription);
  const { subscription_update: update, subscription_cancel: cancel } = configuration.features;
  return html`<section aria-labelledby="plan">
    <h2 id="plan">Current plan</h2>
    <p class="sum">${current.name}</p>
    <p>${priceOf(current)} · ${words[subscription.status] ?? subscription.status}</p>
    ${
      subscription.cancel_at
        ? html`<p>Ends on ${dayOf(subscription.cancel_at)}.</p>`
        : html`<p class="soft">Renews on ${dayOf(end)}.</p>`
    }
    ${scheduled && html`<p>${scheduled.name} (${priceOf(scheduled)}) begins on ${dayOf(end)}.</p>`}
    <div class="row">
      ${update.enabled && html`<a class="button" href="${base}/plans">Update plan</a>`}
      ${
        subscription.cancel_at
          ? html`<form method="post" action="${base}/resume"><button class="plain">Don’t cancel plan</button></form>`
          : cancel.enabled && html`<a class="button plain" href="${base}/cancel">Cancel plan</a>`
      }
    </div>
  </section>`;
}

function cardSection({ view, base }: Place): Html {
  const { card } = view.card ?? {};
  return html`<section aria-labelledby="method">
    <h2 id="method">Payment method</h2>
    <p>
      ${
        card
          ? `${card.brand === 'visa' ? 'Visa' : card.brand} ending in ${card.last4}, expires ${String(card.exp_month).padStart(2, '0')}/${card.exp_year}`
          : 'There is no card.'
      }
    </p>
    ${view.configuration.features.payment_method_update.enabled && html`<p><a class="button plain" href="${base}/card">Update payment method</a></p>`}
  </section>`;
}

const detailsSection = ({ view: { customer, taxNumber, configuration }, base }: Place): Html =>
  html`<section aria-labelledby="details">
    <h2 id="details">Billing information</h2>
    <p>
      ${[customer.name, customer.address?.line1, customer.address?.postal_code, customer.address?.country, taxNumber]
        .filter(Boolean)
        .join(', ')}
    </p>
    ${configuration.features.customer_update.enabled && html`<p><a class="button plain" href="${base}/details">Update information</a></p>`}
  </section>`;

export const detailsPage = (place: Place, typed?: TypedBusiness, fault?: string): string =>
  page(
    'Update billing information',
    html`<section>
        <h1>Update billing information</h1>
        <form method="post" action="${place.base}/details" novalidate>
          ${businessFields(typed ?? businessOf(place.view.customer, place.view.taxNumber), fault)}
          <button class="wide">Save</button>
        </form>
      </section>
      ${back(place)}`,
  );

const invoiceSection = ({ view: { invoices } }: Place): Html =>
  html`<section aria-labelledby="invoices">
    <h2 id="invoices">Invoice history</h2>
    ${
      invoices.length === 0
        ? html`<p>There are no invoices yet.</p>`
        : html`<div class="scrolls">
            <table>
              <thead>
                <tr>
                  <th scope="col">Date</th>
                  <th scope="col">Number</th>
                  <th scope="col">Status</th>
                  <th scope="col" class="figure">Amount</th>
                </tr>
              </thead>
              <tbody>
                ${invoices.map(
                  (invoice) =>
                    html`<tr>
                      <td>${dayOf(invoice.created)}</td>
                      <td><a href="/sandbox/stripe/i/${invoice.id}">${invoice.number}</a></td>
                      <td>
                        ${invoice.status === 'open' ? html`<a href="/sandbox/stripe/i/${invoice.id}">Pay now</a>` : statusOf(invoice)}
                      </td>
                      <td class="figure">${money(invoice.amount_due, invoice.currency)}</td>
                    </tr>`,
                )}
              </tbody>
            </table>
          </div>`
    }
  </section>`;

export function portalHome(place: Place, done: string | undefined): string {
  const { customer, session } = place.view;
  return page(
    'Billing',
    html`<h1>Billing of ${customer.name ?? customer.email ?? 'this customer'}</h1>
      ${done && html`<p class="good" role="status">${done}</p>`} ${planSection(place)} ${cardSection(place)}
      ${detailsSection(place)} ${invoiceSection(place)}
      ${session.return_url && html`<p><a href="${session.return_url}">Return to Tastemaker</a></p>`}`,
  );
}

export const plansPage = (place: Place): string =>
  page(
    'Update plan',
    html`<section>
        <h1>Update plan</h1>
        <form method="get" action="${place.base}/confirm">
          <fieldset style="border:0;padding:0;margin:0 0 16px">
            <legend class="soft">Choose a plan</legend>
            ${place.view.plans.map((plan) => {
              const own = plan.price.id === place.view.current?.price.id;
              return html`<label class="choice"
                ><input type="radio" name="price" value="${plan.price.id}" required ${own && 'disabled'} />
                <span>${plan.name}, ${priceOf(plan)}${own && ' (current plan)'}</span></label
              >`;
            })}
          </fieldset>
          <button>Continue</button>
        </form>
      </section>
      ${back(place)}`,
  );

/** What is paid now and what later, before anything is changed. */
export function confirmPage(place: Place, proposal: Proposal, alert?: string): string {
  const { plan, invoice, beginsAt, due } = proposal;
  const { current, subscription } = place.view;
  const renewal = subscription ? periodOf(subscription).end : 0;
  return page(
    'Confirm your updates',
    html`<section>
        <h1>Confirm your updates</h1>
        ${alert && html`<p class="alert" role="alert">${alert}</p>`}
        <dl>
          <div>
            <dt>Now</dt>
            <dd>${current ? `${current.name}, ${priceOf(current)}` : 'No plan'}</dd>
          </div>
          <div>
            <dt>New</dt>
            <dd>${plan.name}, ${priceOf(plan)}</dd>
          </div>
        </dl>
        ${
          beginsAt
            ? html`<p style="margin-top:16px">
                The new plan begins on ${dayOf(beginsAt)}. Until then you keep what you have.
              </p>`
            : html`<h2 style="margin-top:24px">What you pay</h2>
                <dl>
                  ${(due > 0 ? (invoice?.lines.data ?? []) : []).map(
                    (line) =>
                      html`<div>
                        <dt>${line.description}</dt>
                        <dd>${money(line.amount, line.currency)}</dd>
                      </div>`,
                  )}
                  ${
                    due > 0 &&
                    invoice?.automatic_tax.enabled &&
                    html`<div>
                      <dt>${plan.price.tax_behavior === 'inclusive' ? 'VAT included' : 'VAT'}</dt>
                      <dd>${money(invoice.total - (invoice.total_excluding_tax ?? 0), invoice.currency)}</dd>
                    </div>`
                  }
                </dl>`
        }
        <dl>
          <div class="total">
            <dt>Amount due today</dt>
            <dd>${money(due, plan.price.currency)}</dd>
          </div>
          <div>
            <dt>From ${dayOf(renewal)}</dt>
            <dd>${priceOf(plan)}</dd>
          </div>
        </dl>
        <form method="post" action="${place.base}/confirm" style="margin-top:24px">
          <input type="hidden" name="price" value="${plan.price.id}" />
          <button class="wide">Confirm</button>
        </form>
      </section>
      ${back(place)}`,
  );
}

export const cancelPage = (place: Place): string => {
  const { subscription, current } = place.view;
  return page(
    'Cancel plan',
    html`<section>
        <h1>Cancel plan</h1>
        ${
          subscription
            ? html`<p>${current?.name} stays until ${dayOf(periodOf(subscription).end)} and then ends.</p>
                <form method="post" action="${place.base}/cancel"><button>Cancel plan</button></form>`
            : html`<p>There is no plan to cancel.</p>`
        }
      </section>
      ${back(place)}`,
  );
};

export const cardPage = (place: Place, typed: TypedCard = emptyCard, faults: CardFaults = {}): string =>
  page(
    'Update payment method',
    html`<div class="two">
        <section>
          <h1>Update payment method</h1>
          <form method="post" action="${place.base}/card" novalidate>
            ${cardFields(typed, faults)} ${nameField(typed.name)}
            <button class="wide">Add</button>
          </form>
        </section>
        ${cardsToTry}
      </div>
      ${back(place)}`,
  );

export const loginPage = (email: string): string =>
  page(
    'Log in to billing',
    html`<section>
      <h1>Log in to billing</h1>
      <p>Give the email that your invoices go to. You are sent a link.</p>
      <form method="post">
        <div class="field">
          <label for="email">Email</label>
          <input id="email" name="email" type="email" autocomplete="email" required value="${email}" />
        </div>
        <button class="wide">Send</button>
      </form>
    </section>`,
  );

export const sentPage = (email: string): string =>
  page(
    'Check your mail',
    html`<section>
      <h1>Check your mail</h1>
      <p>If ${email} has a billing account, a link is on its way. It is good for an hour.</p>
      <p><a class="button" href="/sandbox/mail?to=${encodeURIComponent(email)}">Open the mailbox</a></p>
    </section>`,
  );
