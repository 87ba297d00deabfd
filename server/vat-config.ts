import type { Reader } from './config-reader.js';
import { type VatMode, vatModes } from './contract/vat.js';
import { readVatNumber } from './shared/vat-number.js';

/** Whether VAT is charged, how it relates to our list prices, and our own number for VAT invoices. */
export type VatSettings = Readonly<{ prices: VatMode; number: string | null }>;

/** A client of HMRC’s “Check a UK VAT number”. */
export type HmrcSettings = Readonly<{ apiUrl: string; clientId: string; clientSecret: string }>;

/** The URL of the European Union's register of VAT numbers. */
export type ViesSettings = Readonly<{ apiUrl: string }>;

/** One of HMRC's test numbers. */
const sandboxNumber = 'GB726129090';

/** Local development shows VAT; in production it is charged only if configured. */
export function vatFrom(read: Reader, production: boolean): VatSettings {
  const prices = read.oneOf('VAT', vatModes, production ? 'none' : 'included');
  if (prices === 'none') return { prices, number: null };
  const text = read.text('VAT_NUMBER') ?? (production ? undefined : sandboxNumber);
  if (text === undefined) read.faults.push('VAT_NUMBER is missing: with VAT, every invoice has to name it.');
  const number = text === undefined ? null : (readVatNumber(text, 'GB')?.value ?? null);
  if (text !== undefined && number === null)
    read.faults.push('VAT_NUMBER must be a UK VAT number, such as GB123456789.');
  return { prices, number };
}

export function hmrcFrom(read: Reader): HmrcSettings | undefined {
  const client = read.both('HMRC_CLIENT_ID', 'HMRC_CLIENT_SECRET');
  const apiUrl = read.url('HMRC_API_URL', ['https:']) ?? 'https://api.service.hmrc.gov.uk';
  return client && { apiUrl, clientId: client[0], clientSecret: client[1] };
}

/** In production VIES is used unless it is switched off; it needs no credentials. */
export const viesFrom = (read: Reader, production: boolean): ViesSettings | undefined =>
  read.oneOf('VIES', ['on', 'off'], production ? 'on' : 'off') === 'on'
    ? { apiUrl: 'https://ec.europa.eu/taxation_customs/vies/rest-api' }
    : undefined;
