/** Each test card's behaviour, by number: https://docs.stripe.com/testing */
export type CardManner =
  | 'pays'
  | 'declined'
  | 'insufficient'
  | 'wrong-cvc'
  | 'expired'
  | 'asks'
  | 'fails-later'
  | 'slow'
  | 'disputed';

type TestCard = Readonly<{ brand: 'visa' | 'mastercard' | 'amex'; manner: CardManner }>;

export const testCards: Readonly<Record<string, TestCard>> = {
  '4242424242424242': { brand: 'visa', manner: 'pays' },
  '5555555555554444': { brand: 'mastercard', manner: 'pays' },
  '378282246310005': { brand: 'amex', manner: 'pays' },
  '4000008260000000': { brand: 'visa', manner: 'pays' },
  '4000000000000002': { brand: 'visa', manner: 'declined' },
  '4000000000009995': { brand: 'visa', manner: 'insufficient' },
  '4000000000000127': { brand: 'visa', manner: 'wrong-cvc' },
  '4000000000000069': { brand: 'visa', manner: 'expired' },
  '4000002500003155': { brand: 'visa', manner: 'asks' },
  '4000000000000341': { brand: 'visa', manner: 'fails-later' },
  '4000000000000259': { brand: 'visa', manner: 'disputed' },
  '4000000000000606': { brand: 'visa', manner: 'slow' },
};

export type Card = Readonly<{ number: string; expMonth: number; expYear: number; cvc: string }>;

/** Why a card can't be accepted, by field. */
export type CardFaults = Partial<Record<'number' | 'expiry' | 'cvc', string>>;

/** The check digit of every card number (ISO/IEC 7812). */
export function hasCheckDigit(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return number.length >= 12 && sum % 10 === 0;
}

const yearOf = (text: string) => (text.length === 2 ? 2_000 + Number(text) : Number(text));

/** Parses the three typed fields. */
export function readCard(typed: { number: string; expiry: string; cvc: string }, now: Date): Card | CardFaults {
  const number = typed.number.replace(/[\s-]/g, '');
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*\/?\s*(\d{2}|\d{4})\s*$/.exec(typed.expiry) ?? [];
  const card = { number, expMonth: Number(month), expYear: yearOf(year), cvc: typed.cvc.trim() };
  const faults: CardFaults = {};
  if (!/^\d+$/.test(number) || !hasCheckDigit(number)) faults.number = 'Your card number is not valid.';
  else if (!testCards[number]) faults.number = 'This is a stand-in: use one of the test cards listed below.';
  if (card.expMonth < 1 || card.expMonth > 12) faults.expiry = 'Give month and year, such as 12/34.';
  else if (isExpired(card, now)) faults.expiry = 'Your card has expired.';
  if (!/^\d{3,4}$/.test(card.cvc)) faults.cvc = 'Give the three or four digits of the security code.';
  return Object.keys(faults).length > 0 ? faults : card;
}

/** A card is valid until the end of its month. */
export const isExpired = ({ expMonth, expYear }: Pick<Card, 'expMonth' | 'expYear'>, now: Date): boolean =>
  Date.UTC(expYear, expMonth) <= now.getTime();

export type Decline = Readonly<{ code: string; decline_code: string; message: string }>;

const declined: Decline = {
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'Your card was declined.',
};

const declines: Partial<Record<CardManner, Decline>> = {
  declined,
  'fails-later': declined,
  insufficient: {
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
  'wrong-cvc': {
    code: 'incorrect_cvc',
    decline_code: 'incorrect_cvc',
    message: 'Your card’s security code is incorrect.',
  },
  expired: { code: 'expired_card', decline_code: 'expired_card', message: 'Your card has expired.' },
};

export type Verdict = 'paid' | 'asks' | Decline;

/**
 * The result of a charge. `present`: the customer is there, as in the checkout; `confirmed`: they have authenticated
 * with their bank; `saved`: the card was saved earlier.
 */
export function judge(
  manner: CardManner,
  card: Pick<Card, 'expMonth' | 'expYear'>,
  now: Date,
  { present, confirmed }: { present: boolean; confirmed: boolean },
): Verdict {
  if (isExpired(card, now)) return declines.expired!;
  if (manner === 'asks') return present && !confirmed ? 'asks' : 'paid';
  if (manner === 'fails-later' && present) return 'paid';
  return declines[manner] ?? 'paid';
}
