import { TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { initCheckout, Provider } from '../support/provider-pages.js';
import type { Visitor } from '../support/visitor.js';

jest.setTimeout(60_000);

let product: TestApp;
let provider: Provider;
beforeAll(async () => {
  product = await TestApp.listening({ vat: { prices: 'excluded', number: 'GB726129090' } });
  provider = await Provider.of(product);
});
afterAll(() => product?.stop());

async function newBrand(name: string) {
  const email = `${name}@brand.test`;
  const brand = product.visitor();
  const details = {
    tier: 'basic',
    brandName: `The ${name}`,
    city: 'london',
    category: 'restaurants',
    name: 'Hannah',
    email,
  };
  expect((await brand.post('/api/v1/join/brand', details)).status).toBe(200);
  expect((await brand.followLink(email)).status).toBe(200);
  const { body } = await brand.post('/api/v1/functions/getSessionAndUserProfile');
  return { brand, uid: body.current_session_user_profile.uid as string };
}

const billing = async (brand: Visitor) => (await brand.get('/api/v1/billing')).body;

async function subscribe(name: string, typed: Record<string, string> = {}) {
  const { brand, uid } = await newBrand(name);
  const { body } = await initCheckout(brand, uid, 'starter');
  expect(Object.keys(body).sort()).toEqual(['sessionId', 'url']);
  expect((await provider.pay(body.url, undefined, typed)).status).toBe(303);
  await eventually(async () => (await billing(brand)).paying as boolean);
  return brand;
}

it('prices say that VAT comes on top, and what a plan costs today has it', async () => {
  const { brand } = await newBrand('quince');
  expect((await brand.get('/api/v1/settings')).body.vat).toBe('excluded');
  const { items } = (await brand.get('/api/v1/billing/plans')).body;
  expect(items.map(({ duePence }: { duePence: number }) => duePence)).toEqual([11_880, 29_880, 59_880]);
});

it('R223: card number, expiry, CVC and Pay complete the checkout; the invoice shows net, VAT and our number', async () => {
  const brand = await subscribe('medlar');
  const { items, vatNumber } = (await brand.get('/api/v1/billing/invoices')).body;
  expect(vatNumber).toBe('GB726129090');
  expect(items).toMatchObject([{ netPence: 9_900, vatPence: 1_980, totalPence: 11_880, reverseCharge: false }]);

  const plans = (await brand.get('/api/v1/billing/plans')).body.items as { plan: string; duePence: number }[];
  const up = plans.find(({ plan }) => plan === 'professional')!;
  expect(Math.abs(up.duePence - 18_000)).toBeLessThan(100); // £150 more for the whole month, including VAT
});

it('a British business’s number is looked up at HMRC, and shown to its owner and to staff', async () => {
  const brand = await subscribe('damson', {
    country: 'GB',
    business: 'Damson Ltd',
    line1: '1 High St',
    vatNumber: '553557881',
  });
  const { details } = await eventually(async () => {
    const now = await billing(brand);
    return now.details?.vatCheck ? now : null;
  });
  expect(details).toMatchObject({
    name: 'Damson Ltd',
    vatNumber: 'GB553557881',
    vatCheck: 'verified',
    registeredName: 'Test business 553557881',
    checkReference: 'CN-7881',
  });
  const [{ vatPence, customerVatNumber }] = (await brand.get('/api/v1/billing/invoices')).body.items;
  expect([vatPence, customerVatNumber]).toEqual([1_980, 'GB553557881']);
});

it('a business in the European Union accounts for VAT itself', async () => {
  const brand = await subscribe('sorbus', { country: 'IE', business: 'Sorbus Ltd', vatNumber: 'IE6388047V' });
  const { items } = (await brand.get('/api/v1/billing/invoices')).body;
  expect(items).toMatchObject([
    { netPence: 9_900, vatPence: 0, totalPence: 9_900, reverseCharge: true, customerVatNumber: 'IE6388047V' },
  ]);
  const details = await eventually(async () => {
    const now = (await billing(brand)).details;
    return now?.vatCheck ? now : null;
  });
  expect(details).toMatchObject({ vatCheck: 'verified', registeredName: 'Test business IE6388047V' });
});

it('pays as ever while VIES is away, and the number says so', async () => {
  const brand = await subscribe('rowan', { country: 'DE', business: 'Rowan GmbH', vatNumber: 'DE500500504' });
  expect((await billing(brand)).paying).toBe(true);
  await eventually(async () => (await billing(brand)).details?.vatCheck === 'unreachable');
});
