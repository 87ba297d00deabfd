import { Logger } from '@nestjs/common';
import { StripeStandIn } from '../../../../../test/support/stripe.js';
import { vatRegisterContract } from '../../ports/provider.contract.js';
import { HmrcVatRegister } from './hmrc-vat-register.js';
import { NationalVatRegister, ViesVatRegister } from './vies-vat-register.js';

const quiet = { warn: () => undefined } as unknown as Logger;

let standIn: StripeStandIn;
beforeAll(async () => (standIn = await StripeStandIn.start()));
afterAll(() => standIn.stop());

const client = (more: object = {}) => ({
  ...{ apiUrl: standIn.url.replace(/stripe$/, 'hmrc'), clientId: 'sandbox', clientSecret: 'sandbox' },
  ...more,
});
const registered = 'GB726129090';
const vies = () => new ViesVatRegister(standIn.url.replace(/stripe$/, 'vies'), quiet);

describe('HMRC’s service and VIES', () =>
  vatRegisterContract(() => new NationalVatRegister(new HmrcVatRegister(client(), registered, quiet), vies())));

test('gives no reference to those whose own number it doesn’t know', async () => {
  for (const own of [null, 'GB999999973'])
    expect(await new HmrcVatRegister(client(), own, quiet).lookUp(registered)).toEqual({
      check: 'verified',
      registeredName: 'Test business 726129090',
      reference: null,
    });
});

test.each([
  ['it refuses our client', { clientSecret: 'wrong' }],
  ['nobody is there', { apiUrl: 'http://127.0.0.1:1' }],
])('is unreachable where %s', async (_, more) => {
  expect(await new HmrcVatRegister(client(more), null, quiet).lookUp(registered)).toMatchObject({
    check: 'unreachable',
  });
});

test('too many questions at once are asked again later', async () => {
  expect(await new HmrcVatRegister(client(), null, quiet).lookUp('GB429429429')).toMatchObject({
    check: 'unreachable',
  });
});

test('VIES is unreachable where a member has too many questions, or nobody is there', async () => {
  expect(await vies().lookUp('DE429429435')).toMatchObject({ check: 'unreachable' });
  const away = new ViesVatRegister('http://127.0.0.1:1', quiet);
  expect(await away.lookUp('DE136695976')).toMatchObject({ check: 'unreachable' });
});

test('without VIES, the form of a number is all that is checked', async () => {
  const register = new ViesVatRegister(undefined, quiet);
  expect(await register.lookUp('DE136695976')).toMatchObject({ check: 'unchecked' });
  expect(await register.lookUp('DE123456789')).toMatchObject({ check: 'malformed' });
});

test('without a client there, the form is all that is checked', async () => {
  const register = new HmrcVatRegister(undefined, null, quiet);
  expect(await register.lookUp(registered)).toMatchObject({ check: 'unchecked' });
  expect(await register.lookUp('GB12345')).toMatchObject({ check: 'malformed' });
});
