import { checkWrittenAddress, isPublic, publicLookup } from './address-filter.js';

describe('addresses that webhooks may go to', () => {
  it.each([
    ...['127.0.0.1', '127.8.9.1', '0.0.0.0', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1'],
    ...['192.0.2.1', '198.18.0.1', '224.0.0.1', '240.0.0.1', '255.255.255.255'],
    ...['::', '::1', 'fe80::1', 'fc00::1', 'fd12:3456::1', 'ff02::1', '2001:db8::1'],
    ...[
      '::ffff:127.0.0.1',
      '::ffff:10.0.0.1',
      '::ffff:7f00:1',
      '64:ff9b::7f00:1',
      '2002:7f00:1::',
      '2001::1',
      '::127.0.0.1',
    ],
    ...['localhost', '', '1', '999.1.1.1'],
  ])('%s is none of them', (address) => {
    expect(isPublic(address)).toBe(false);
  });

  it.each(['93.184.216.34', '1.1.1.1', '2606:4700:4700::1111', '::ffff:93.184.216.34'])('%s is one', (address) => {
    expect(isPublic(address)).toBe(true);
  });

  it.each([
    ...['http://127.0.0.1/', 'http://2130706433/', 'http://0x7f.1/', 'http://017700000001/', 'http://[::1]/'],
    ...['http://[::ffff:127.0.0.1]/', 'http://169.254.169.254/latest/meta-data'],
  ])('%s is refused however it is written', (url) => {
    expect(() => checkWrittenAddress(new URL(url))).toThrow('not a public one');
  });

  const lookedUp = (answers: { address: string; family: number }[], all = false) =>
    new Promise((resolve) => {
      const lookup = publicLookup((async () => answers) as unknown as Parameters<typeof publicLookup>[0]);
      lookup('till.example', { all }, (error, address) => resolve(error ? error.message : address));
    });

  it('a name is followed to a public address, and to the very one that was looked at', async () => {
    expect(await lookedUp([{ address: '93.184.216.34', family: 4 }])).toBe('93.184.216.34');
    const all = [{ address: '93.184.216.34', family: 4 }];
    expect(await lookedUp(all, true)).toEqual(all);
  });

  it('a name that leads inside, even among others, is not followed', async () => {
    expect(await lookedUp([{ address: '10.0.0.1', family: 4 }])).toMatch('not a public one');
    const mixed = [
      { address: '93.184.216.34', family: 4 },
      { address: '::1', family: 6 },
    ];
    expect(await lookedUp(mixed, true)).toMatch('not a public one');
    expect(await lookedUp([])).toMatch('not a public one');
  });
});
