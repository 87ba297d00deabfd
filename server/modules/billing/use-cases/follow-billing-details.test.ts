import { billingWorld, type BillingWorld, brandActor, daysLater } from '../../../../test/support/billing-world.js';
import type { BilledTo } from '../domain/billing-details.js';

const brandId = brandActor.profile!.uid;
const billed = (more: Partial<BilledTo> = {}): BilledTo => ({
  ...{ name: 'Casa Olmo Ltd', address: '1 High Street, Leeds', country: 'GB', providerSays: null },
  vatNumber: 'GB726129090',
  ...more,
});

async function follow(world: BillingWorld, to: BilledTo) {
  const { customerId } = await world.ensureCustomer.execute(brandId);
  world.gateway.billedTo.set(customerId, to);
  await world.followDetails.execute(customerId);
  return world.details.find(brandId);
}

test('a new VAT number is looked up, and what is found stays with it', async () => {
  const world = billingWorld();
  expect(await follow(world, billed())).toMatchObject({
    name: 'Casa Olmo Ltd',
    vatNumber: 'GB726129090',
    vat: { check: 'verified', registeredName: 'Test business 726129090', reference: 'CN-9090' },
  });

  await follow(world, billed({ address: '2 High Street, Leeds' }));
  expect(world.register.asked).toEqual(['GB726129090']);
  expect(await world.details.find(brandId)).toMatchObject({
    address: '2 High Street, Leeds',
    vat: { check: 'verified' },
  });
});

test('without a number nobody is asked; one that is removed takes its check along', async () => {
  const world = billingWorld();
  await follow(world, billed());
  expect(await follow(world, billed({ vatNumber: null }))).toMatchObject({ vatNumber: null, vat: null });
});

test('where the register does not answer, the nightly comparison asks again', async () => {
  const world = billingWorld();
  world.register.isAway = true;
  expect(await follow(world, billed())).toMatchObject({ vat: { check: 'unreachable' } });

  world.register.isAway = false;
  world.clock.set(daysLater(1));
  expect(await world.reconcile.execute()).toMatchObject({ failed: 0 });
  expect(await world.details.find(brandId)).toMatchObject({ vat: { check: 'verified', checkedAt: daysLater(1) } });
});

test('a number in the European Union is looked up too, whatever the card provider says', async () => {
  const to = billed({ country: 'DE', vatNumber: 'DE999999903', providerSays: 'verified' });
  expect(await follow(billingWorld(), to)).toMatchObject({ vat: { check: 'not-found' } });
});

test.each([
  ['verified', 'verified'],
  ['not-found', 'not-found'],
  [null, 'unchecked'],
] as const)('of a number that no register knows the card provider’s word counts: %s', async (providerSays, check) => {
  const to = billed({ vatNumber: 'GBGD001', providerSays });
  expect(await follow(billingWorld(), to)).toMatchObject({ vat: { check } });
});

test('a number that nobody could be asked about is looked up as soon as there is a register', async () => {
  const world = billingWorld();
  const { customerId } = await world.ensureCustomer.execute(brandId);
  const lookup = { check: 'unchecked', registeredName: null, reference: null, checkedAt: world.clock.now() } as const;
  const { providerSays: _, ...known } = billed({ country: 'IE', vatNumber: 'IE6388047V' });
  await world.details.put({ ...known, brandId, vat: lookup, readAt: daysLater(-1) });
  world.gateway.billedTo.set(customerId, billed({ country: 'IE', vatNumber: 'IE6388047V' }));
  await world.followDetails.execute(customerId);
  expect(await world.details.find(brandId)).toMatchObject({ vat: { registeredName: 'Test business IE6388047V' } });
});

test('an event about the customer or its number brings it up to date', async () => {
  const world = billingWorld();
  const { customerId } = await world.ensureCustomer.execute(brandId);
  world.gateway.billedTo.set(customerId, billed());
  const tell = async (id: string, type: string, object: object) => {
    const payload = { id, type, created: 1_800_000_000, data: { object } };
    await world.receive.execute(Buffer.from(JSON.stringify(payload)), 'genuine');
    await world.apply.execute(id);
  };
  await tell('evt_1', 'customer.tax_id.created', { id: 'txi_1', customer: customerId });
  expect(await world.details.find(brandId)).toMatchObject({ vatNumber: 'GB726129090' });

  world.gateway.billedTo.set(customerId, billed({ name: 'Olmo Foods Ltd' }));
  await tell('evt_2', 'customer.updated', { id: customerId });
  expect(await world.details.find(brandId)).toMatchObject({ name: 'Olmo Foods Ltd' });
});
