import { checkWrittenAddress, isForbidden, isPublic, publicLookup } from './outgoing-posts.js';

describe('addresses that people give us', () => {
  // The rows of IANA's two registries, with the first and last address of each, and ranges that embed IPv4 addresses.
  it.each([
    ['this network', '0.0.0.0', '0.255.255.255'],
    ['private use', '10.0.0.0', '10.255.255.255'],
    ['private use', '172.16.0.0', '172.31.255.255'],
    ['private use', '192.168.0.0', '192.168.255.255'],
    ['shared by carriers', '100.64.0.0', '100.127.255.255'],
    ['loopback', '127.0.0.0', '127.255.255.255'],
    ['link-local', '169.254.0.0', '169.254.169.254'],
    ['protocol assignments', '192.0.0.0', '192.0.0.255'],
    ['documentation', '192.0.2.0', '192.0.2.255'],
    ['documentation', '198.51.100.0', '198.51.100.255'],
    ['documentation', '203.0.113.0', '203.0.113.255'],
    ['AS112', '192.31.196.0', '192.175.48.255'],
    ['AMT', '192.52.193.0', '192.52.193.255'],
    ['6to4 relays', '192.88.99.0', '192.88.99.255'],
    ['benchmarking', '198.18.0.0', '198.19.255.255'],
    ['multicast', '224.0.0.0', '239.255.255.255'],
    ['reserved', '240.0.0.0', '255.255.255.255'],
    ['unspecified and loopback', '::', '::1'],
    ['IPv4-compatible', '::2', '::ffff:ffff'],
    ['IPv4-compatible', '::7f00:1', '::5db8:d822'],
    ['IPv4-mapped', '::ffff:127.0.0.1', '::ffff:a00:1'],
    ['IPv4-translated', '::ffff:0:5db8:d822', '::ffff:0:7f00:1'],
    ['NAT64', '64:ff9b::', '64:ff9b::5db8:d822'],
    ['local NAT64', '64:ff9b:1::', '64:ff9b:1:ffff:ffff:ffff:ffff:ffff'],
    ['discard', '100::', '100::ffff:ffff:ffff:ffff'],
    ['dummy', '100:0:0:1::', '100:0:0:1:ffff:ffff:ffff:ffff'],
    ['Teredo', '2001::', '2001:0:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['protocol assignments', '2001:1::1', '2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['benchmarking', '2001:2::', '2001:2:0:ffff:ffff:ffff:ffff:ffff'],
    ['AMT and AS112', '2001:3::', '2001:4:112::'],
    ['ORCHID', '2001:10::', '2001:2f:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['drone identities', '2001:30::', '2001:3f:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['documentation', '2001:db8::', '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['documentation', '3fff::', '3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['6to4', '2002::', '2002:5db8:d822::1'],
    ['AS112', '2620:4f:8000::', '2620:4f:8000:ffff:ffff:ffff:ffff:ffff'],
    ['segment routing', '5f00::', '5f00:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['not allocated', '4000::', 'efff::1'],
    ['unique local', 'fc00::', 'fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['link-local and site-local', 'fe80::1%eth0', 'fec0::1'],
    ['multicast', 'ff00::', 'ff0e::1'],
    ['no address', 'localhost', ''],
    ['no address as the network writes it', '1', '999.1.1.1'],
  ])('%s (%s, %s) is refused', (_, first, last) => {
    expect([first, last].filter(isPublic)).toEqual([]);
  });

  it.each(['93.184.216.34', '1.1.1.1', '192.0.1.1', '2606:4700:4700::1111', '2001:200::1', '::ffff:93.184.216.34'])(
    '%s is public',
    (address) => {
      expect(isPublic(address)).toBe(true);
    },
  );

  it.each([
    ...['http://127.0.0.1/', 'http://2130706433/', 'http://0x7f.1/', 'http://017700000001/', 'http://[::1]/'],
    ...['http://[::ffff:127.0.0.1]/', 'http://169.254.169.254/latest/meta-data'],
  ])('%s is refused however it is written', (url) => {
    expect(() => checkWrittenAddress(new URL(url))).toThrow('isn’t public');
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
    expect(await lookedUp([{ address: '10.0.0.1', family: 4 }])).toMatch('isn’t public');
    const mixed = [
      { address: '93.184.216.34', family: 4 },
      { address: '::1', family: 6 },
    ];
    expect(await lookedUp(mixed, true)).toMatch('isn’t public');
    expect(await lookedUp([])).toMatch('isn’t public');
  });

  it.each([
    ['an inner address', 'https://[64:ff9b::7f00:1]/', [], true],
    ['a public one', 'https://93.184.216.34/', [], false],
    ['a name that leads inside', 'https://till.example/', ['93.184.216.34', '10.0.0.1'], true],
    ['a name that leads outside', 'https://till.example/', ['93.184.216.34'], false],
    ['a name that leads nowhere yet', 'https://till.example/', [], false],
  ])('%s is known before anything is sent', async (_, url, addresses, forbidden) => {
    const resolve = async () => addresses.map((address) => ({ address, family: 4 }));
    expect(await isForbidden(new URL(url), resolve as unknown as Parameters<typeof isForbidden>[1])).toBe(forbidden);
  });
});
