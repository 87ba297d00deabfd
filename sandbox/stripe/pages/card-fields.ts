import type { CardFaults } from '../cards.js';
import { type Html, html } from './layout.js';

export type TypedCard = Readonly<{ number: string; expiry: string; cvc: string; name: string; email: string }>;

export const emptyCard: TypedCard = { number: '', expiry: '', cvc: '', name: '', email: '' };

const given = (form: unknown, name: string): string => {
  const value = typeof form === 'object' && form !== null ? (form as Record<string, unknown>)[name] : undefined;
  return typeof value === 'string' ? value.slice(0, 200) : '';
};

/** The values of a form that may come from anyone. */
export const typedCard = (form: unknown): TypedCard => ({
  number: given(form, 'number'),
  expiry: given(form, 'expiry'),
  cvc: given(form, 'cvc'),
  name: given(form, 'name'),
  email: given(form, 'email'),
});

export const typedValue = given;

type Field = Readonly<{
  name: string;
  label: string;
  value: string;
  fault: string | undefined;
  more: Html;
  optional?: true;
}>;

const field = ({ name, label, value, fault, more, optional }: Field): Html =>
  html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      value="${value}"
      ${!optional && 'required'}
      ${more}
      ${fault ? html`aria-invalid="true" aria-describedby="${name}-fault"` : ''}
    />
    ${fault && html`<p class="fault" id="${name}-fault">${fault}</p>`}
  </div>`;

/** May be empty. */
export const textField = (name: string, label: string, value: string, autocomplete: string, fault?: string): Html =>
  field({ name, label, value, fault, more: html`autocomplete="${autocomplete}"`, optional: true });

/** Card number, expiry and security code. */
export const cardFields = (typed: TypedCard, faults: CardFaults): Html =>
  html` ${field({
      name: 'number',
      label: 'Card number',
      value: typed.number,
      fault: faults.number,
      more: html`inputmode="numeric" autocomplete="cc-number" placeholder="1234 1234 1234 1234"`,
    })}
    <div class="pair">
      ${field({
        name: 'expiry',
        label: 'Expiry',
        value: typed.expiry,
        fault: faults.expiry,
        more: html`inputmode="numeric" autocomplete="cc-exp" placeholder="MM / YY"`,
      })}
      ${field({
        name: 'cvc',
        label: 'CVC',
        value: '',
        fault: faults.cvc,
        more: html`inputmode="numeric" autocomplete="cc-csc" placeholder="123"`,
      })}
    </div>`;

export const nameField = (value: string): Html =>
  field({ name: 'name', label: 'Name on card', value, fault: undefined, more: html`autocomplete="cc-name"` });

export const emailField = (value: string): Html =>
  field({ name: 'email', label: 'Email', value, fault: undefined, more: html`type="email" autocomplete="email"` });

const cards = [
  ['4242 4242 4242 4242', 'is paid'],
  ['4000 0000 0000 0002', 'is declined'],
  ['4000 0025 0000 3155', 'asks you to confirm at your bank'],
  ['4000 0000 0000 0341', 'is paid now and fails later'],
  ['4000 0000 0000 9995', 'has insufficient funds'],
  ['4000 0000 0000 0606', 'is slow'],
  ['4000 0000 0000 0259', 'is paid and then disputed'],
] as const;

/** The stand-in's test cards, with any future expiry and any security code. */
export const cardsToTry = html`<section>
  <h2>Cards to try</h2>
  <p class="soft">With any expiry in the future and any CVC.</p>
  <ul class="plain">
    ${cards.map(([number, what]) => html`<li><code>${number}</code> ${what}</li>`)}
  </ul>
</section>`;

/** The bank's authentication prompt; the typed values are sent along with the answer. */
export const bankQuestion = (
  action: string,
  typed: Readonly<Record<string, string>> & Pick<TypedCard, 'number'>,
  amount: string,
): Html =>
  html`<section>
    <h1>Confirm at your bank</h1>
    <p>
      The bank of the card ending in ${typed.number.replace(/\D/g, '').slice(-4)} asks whether you want to pay
      ${amount}.
    </p>
    <form method="post" action="${action}">
      ${Object.entries(typed).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
      <div class="row">
        <button name="bank" value="confirmed">Complete authentication</button>
        <button class="plain" name="bank" value="refused">Fail authentication</button>
      </div>
    </form>
  </section>`;
