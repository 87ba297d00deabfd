import type { StoppedAddresses } from './stopped-addresses.js';

/** What every StoppedAddresses promises. */
export function stoppedAddressesContract(make: () => Promise<StoppedAddresses>) {
  test('knows which addresses are stopped, however often and in whatever letters they came back', async () => {
    const addresses = await make();
    await addresses.stop('Gone@Visitor.test', 'bounced', new Date());
    await addresses.stop('gone@visitor.test', 'refused', new Date());

    expect(await addresses.among(['gone@visitor.test', 'here@visitor.test'])).toEqual(new Set(['gone@visitor.test']));
  });
}
