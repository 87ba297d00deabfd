import type Stripe from 'stripe';
import { printed, reverseCharge } from '../../product.js';
import type { CardFaults } from '../cards.js';
import { cardFields, cardsToTry, emptyCard, nameField, type TypedCard } from './card-fields.js';
import { dayOf, type Html, html, money, page } from './layout.js';

type Invoice = Stripe.Invoice;

const statuses: Readonly<Record<string, string>> = {
  draft: 'Draft',
  open: 'To be paid',
  paid: 'Paid',
  void: 'Void',
  uncollectible: 'Written off',
};

export const statusOf = ({ status }: Invoice): string => statuses[status ?? ''] ?? 'Draft';

const taxFigures = ({ total, total_excluding_tax, currency }: Invoice): [string, string][] => {
  const net = total_excluding_tax ?? total;
  return [
    ['Net', money(net, currency)],
    ['VAT', money(total - net, currency)],
  ];
};

const isReverseCharged = ({ total_taxes }: Invoice): boolean =>
  total_taxes?.some(({ taxability_reason: reason }) => reason === 'reverse_charge') ?? false;

/** Further required content of a VAT invoice: https://www.gov.uk/guidance/record-keeping-for-vat-notice-70021 */
function taxNotes(invoice: Invoice, ourNumber: string | null): string[] {
  if (!invoice.automatic_tax.enabled) return [];
  const theirs = (invoice.customer_tax_ids ?? []).map(({ value }) => `Customer’s VAT number: ${value}`);
  const ours = ourNumber ? [`Our VAT number: ${ourNumber}`] : [];
  return [...ours, ...theirs, ...(isReverseCharged(invoice) ? [reverseCharge] : [])];
}

const addressOf = ({ customer_address: address }: Invoice): string =>
  [address?.line1, address?.city, address?.postal_code, address?.country].filter(Boolean).join(', ');

const figures = (invoice: Invoice): [string, string][] => [
  ...invoice.lines.data.map(({ description, amount }): [string, string] => [
    description ?? 'Item',
    money(amount, invoice.currency),
  ]),
  ...(invoice.automatic_tax.enabled ? taxFigures(invoice) : []),
  ['Total', money(invoice.total, invoice.currency)],
  ['Amount due', money(invoice.amount_due, invoice.currency)],
  ['Paid', money(invoice.amount_paid, invoice.currency)],
];

const linesTable = (rows: readonly [string, string][]): Html =>
  html`<dl>
    ${rows.map(
      ([what, figure]) =>
        html`<div>
          <dt>${what}</dt>
          <dd>${figure}</dd>
        </div>`,
    )}
  </dl>`;

type Shown = Readonly<{
  invoice: Invoice;
  ourNumber: string | null;
  typed?: TypedCard;
  faults?: CardFaults;
  alert?: string;
}>;

/** The hosted invoice: its lines, its PDF, and the card form while it is unpaid. */
export function invoicePage({ invoice, ourNumber, typed = emptyCard, faults = {}, alert }: Shown): string {
  const title = `Invoice ${invoice.number ?? '(draft)'}`;
  return page(
    title,
    html`<div class="two">
      <div>
        <section aria-labelledby="invoice">
          <h1 id="invoice">${title}</h1>
          <p class="sum">${money(invoice.amount_due, invoice.currency)}</p>
          <p>
            ${statusOf(invoice)} · ${dayOf(invoice.effective_at ?? invoice.created)} ·
            ${invoice.customer_name ?? invoice.customer_email}
          </p>
          ${linesTable(figures(invoice))} ${taxNotes(invoice, ourNumber).map((note) => html`<p>${note}</p>`)}
          ${invoice.invoice_pdf && html`<p style="margin-top:24px"><a href="/sandbox/stripe/i/${invoice.id}/pdf">Download as PDF</a></p>`}
        </section>
      </div>
      <div>
        ${
          invoice.status === 'open'
            ? html`<section aria-labelledby="card">
                  <h2 id="card">Pay with card</h2>
                  ${alert && html`<p class="alert" role="alert">${alert}</p>`}
                  <form method="post" novalidate>
                    ${cardFields(typed, faults)} ${nameField(typed.name)}
                    <button class="wide">Pay</button>
                  </form>
                </section>
                ${cardsToTry}`
            : html`<p class="good" role="status">
                ${invoice.status === 'paid' ? 'This invoice is paid.' : 'There is nothing to pay.'}
              </p>`
        }
      </div>
    </div>`,
  );
}

const plainDay = (seconds: number) => new Date(seconds * 1_000).toISOString().slice(0, 10);

/** The invoice as an A4 PDF. */
export function invoicePdf(invoice: Invoice, ourNumber: string | null): Promise<Buffer> {
  const title = `Invoice ${invoice.number ?? '(draft)'}`;
  const rows = figures(invoice).map(([text, figure], at, all) => {
    const bold = at >= all.length - 3; // Total, due and paid
    return [
      { text, bold },
      { text: figure, bold, alignment: 'right' },
    ];
  });
  return printed({
    info: { title },
    pageSize: 'A4',
    defaultStyle: { font: 'Roboto', fontSize: 11 },
    content: [
      { text: title, bold: true, fontSize: 20 },
      { text: 'Test payments: a stand-in, no real charge', margin: [0, 8, 0, 16] },
      `From: ${invoice.account_name ?? ''}`,
      `To: ${[invoice.customer_name, addressOf(invoice), invoice.customer_email].filter(Boolean).join(', ')}`,
      `Date: ${plainDay(invoice.effective_at ?? invoice.created)}`,
      `Status: ${statusOf(invoice)}`,
      ...taxNotes(invoice, ourNumber),
      { table: { widths: ['*', 'auto'], body: rows }, layout: 'noBorders', margin: [0, 16, 0, 0] },
    ],
  });
}

export const receiptPage = (charge: Stripe.Charge): string =>
  page(
    'Receipt',
    html`<section>
      <h1>Receipt</h1>
      <p class="sum">${money(charge.amount, charge.currency)}</p>
      ${linesTable([
        ['Card', `ending in ${charge.payment_method_details?.card?.last4 ?? ''}`],
        ['Given back', money(charge.amount_refunded, charge.currency)],
      ])}
      <p>${dayOf(charge.created)}</p>
    </section>`,
  );
