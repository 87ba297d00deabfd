import type { Logger } from '@nestjs/common';
import { readVatNumber } from '../../../../shared/vat-number.js';
import type { VatLookup } from '../../domain/billing-details.js';
import { VatRegister } from '../../ports/provider.js';
import { answerWithinMs, outcome, textOf } from './hmrc-vat-register.js';

type Answer = Readonly<{ valid?: unknown; name?: unknown; errorWrappers?: readonly Readonly<{ error?: unknown }>[] }>;

/**
 * VIES, by which the European Union's members answer for their numbers:
 * https://ec.europa.eu/taxation_customs/vies/#/technical-information
 * Only askers with a number of their own there get a reference. Some members, such as Germany, don't say who a number belongs to.
 */
export class ViesVatRegister extends VatRegister {
  constructor(
    private readonly apiUrl: string | undefined,
    private readonly log: Logger,
  ) {
    super();
  }

  async lookUp(text: string): Promise<VatLookup> {
    const number = readVatNumber(text);
    if (!number) return outcome('malformed');
    if (this.apiUrl === undefined || number.country === 'GB') return outcome('unchecked');
    try {
      return await this.ask(this.apiUrl, number.value);
    } catch (fault) {
      this.log.warn(`VIES did not answer about a VAT number: ${String(fault)}`);
      return outcome('unreachable');
    }
  }

  /** Refusals come with status 200 too, as codes. */
  private async ask(apiUrl: string, number: string): Promise<VatLookup> {
    const answer = await fetch(`${apiUrl}/check-vat-number`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ countryCode: number.slice(0, 2), vatNumber: number.slice(2) }),
      redirect: 'error',
      signal: AbortSignal.timeout(answerWithinMs),
    });
    const { valid, name, errorWrappers } = (await answer.json()) as Answer;
    if (valid === false) return outcome('not-found');
    if (valid === true) return { ...outcome('verified'), registeredName: name === '---' ? null : textOf(name) };
    const [code] = errorWrappers?.map(({ error }) => error) ?? [];
    if (code === 'INVALID_INPUT') return outcome('malformed');
    throw new Error(typeof code === 'string' ? code : `status ${answer.status}`);
  }
}

/** Uses the register for a number's country. */
export class NationalVatRegister extends VatRegister {
  constructor(
    private readonly british: VatRegister,
    private readonly european: VatRegister,
  ) {
    super();
  }

  lookUp(number: string): Promise<VatLookup> {
    const register = readVatNumber(number)?.country === 'GB' ? this.british : this.european;
    return register.lookUp(number);
  }
}
