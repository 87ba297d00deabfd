import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Clock, Public } from '../product.js';

/** Numbers that aren't registered, and those about which a member doesn't answer. All others are registered. */
const special: Readonly<Record<string, 'unknown' | 'MS_UNAVAILABLE' | 'MS_MAX_CONCURRENT_REQ'>> = {
  DE999999903: 'unknown',
  DE500500504: 'MS_UNAVAILABLE',
  DE429429435: 'MS_MAX_CONCURRENT_REQ',
};

const refusal = (error: string) => ({ actionSucceed: false, errorWrappers: [{ error }] });

/**
 * The European Union's VIES, as documented (https://ec.europa.eu/taxation_customs/vies/#/technical-information). Never
 * in production.
 */
@ApiExcludeController()
@Public('any')
@Controller('sandbox/vies')
export class ViesController {
  constructor(private readonly clock: Clock) {}

  @Post('check-vat-number')
  @HttpCode(200)
  check(@Body() { countryCode, vatNumber }: Readonly<Record<string, unknown>>): object {
    if (typeof countryCode !== 'string' || !/^[A-Z]{2}$/.test(countryCode)) return refusal('INVALID_INPUT');
    if (typeof vatNumber !== 'string' || !/^[0-9A-Z+*]{2,12}$/.test(vatNumber)) return refusal('INVALID_INPUT');
    const number = `${countryCode}${vatNumber}`;
    const fate = special[number];
    if (fate && fate !== 'unknown') return refusal(fate);
    const valid = fate !== 'unknown';
    const hidden = !valid || countryCode === 'DE';
    return {
      ...{ countryCode, vatNumber, valid, requestDate: this.clock.now().toISOString(), requestIdentifier: '' },
      name: hidden ? '---' : `Test business ${number}`,
      address: hidden ? '---' : '1 Test Street',
    };
  }
}
