import type { Logger } from '@nestjs/common';
import { readVatNumber } from '../../../../shared/vat-number.js';
import type { HmrcSettings } from '../../../../vat-config.js';
import type { VatLookup } from '../../domain/billing-details.js';
import { VatRegister } from '../../ports/provider.js';

export const answerWithinMs = 10_000;
/** How long before its expiry a token is no longer used. */
const reserveMs = 60_000;

export const outcome = (check: VatLookup['check']): VatLookup => ({ check, registeredName: null, reference: null });

type Found = Readonly<{ target?: { name?: unknown }; consultationNumber?: unknown }>;

/**
 * HMRC's “Check a UK VAT number”, version 2:
 * https://developer.service.hmrc.gov.uk/api-documentation/docs/api/service/vat-registered-companies-api/2.0 Without
 * client credentials, only a number's format is checked.
 */
export class HmrcVatRegister extends VatRegister {
  private token: Readonly<{ text: string; goodUntil: number }> | undefined;

  constructor(
    private readonly settings: HmrcSettings | undefined,
    /** Our own number, with which HMRC returns a reference that proves our check. */
    private readonly ownNumber: string | null,
    private readonly log: Logger,
  ) {
    super();
  }

  async lookUp(text: string): Promise<VatLookup> {
    const number = readVatNumber(text);
    if (!number) return outcome('malformed');
    const [digits] = /(\d{12}|\d{9})$/.exec(number.value) ?? [];
    if (!this.settings || number.country !== 'GB' || !digits) return outcome('unchecked');
    try {
      return await this.ask(this.settings, digits);
    } catch (fault) {
      this.log.warn(`HMRC did not answer about a VAT number: ${String(fault)}`);
      return outcome('unreachable');
    }
  }

  private async ask(settings: HmrcSettings, digits: string): Promise<VatLookup> {
    const own = this.ownNumber?.replace(/^\D+/, '');
    let answer = await this.get(settings, own ? `${digits}/${own}` : digits);
    if (answer.status === 401) {
      this.token = undefined; // it has been withdrawn
      answer = await this.get(settings, own ? `${digits}/${own}` : digits);
    }
    if (answer.status === 403 && own) answer = await this.get(settings, digits); // HMRC doesn't know our own number
    if (answer.status === 404) return outcome('not-found');
    if (answer.status === 400) return outcome('malformed');
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    const { target, consultationNumber } = (await answer.json()) as Found;
    return { check: 'verified', registeredName: textOf(target?.name), reference: textOf(consultationNumber) };
  }

  private async get(settings: HmrcSettings, path: string): Promise<Response> {
    const headers = {
      accept: 'application/vnd.hmrc.2.0+json',
      authorization: `Bearer ${await this.tokenFor(settings)}`,
    };
    return this.fetch(`${settings.apiUrl}/organisations/vat/check-vat-number/lookup/${path}`, { headers });
  }

  /** https://developer.service.hmrc.gov.uk/api-documentation/docs/authorisation/application-restricted-endpoints */
  private async tokenFor({ apiUrl, clientId, clientSecret }: HmrcSettings): Promise<string> {
    if (this.token && this.token.goodUntil > performance.now()) return this.token.text;
    const body = new URLSearchParams({
      ...{ grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret, scope: 'read:vat' },
    });
    const answer = await this.fetch(`${apiUrl}/oauth/token`, { method: 'POST', body });
    if (!answer.ok) throw new Error(`no token, status ${answer.status}`);
    const { access_token: text, expires_in: seconds } = (await answer.json()) as Record<string, unknown>;
    if (typeof text !== 'string') throw new Error('it gave no token');
    this.token = { text, goodUntil: performance.now() + Number(seconds) * 1_000 - reserveMs };
    return text;
  }

  private fetch(url: string, more: RequestInit): Promise<Response> {
    return fetch(url, { ...more, redirect: 'error', signal: AbortSignal.timeout(answerWithinMs) });
  }
}

export const textOf = (value: unknown): string | null => (typeof value === 'string' ? value.slice(0, 300) : null);
