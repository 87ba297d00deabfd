import { isOwnHost, networksOf } from './networks.js';

const one = (key: string) => [{ key, times: 1 }];

describe('the networks that limits count', () => {
  it.each([
    ['203.0.113.7', one('203.0.113.7')],
    ['::ffff:203.0.113.7', one('203.0.113.7')],
    ['::FFFF:cb00:7107', one('203.0.113.7')],
    ['2001:db8:1:2a3:4:5:6:7', [...one('2001:db8:1:2a3::/64'), { key: '2001:db8:1:200::/56', times: 2 }]],
    ['2001:DB8:1:02A3::', [...one('2001:db8:1:2a3::/64'), { key: '2001:db8:1:200::/56', times: 2 }]],
    ['fe80::1%eth0', [...one('fe80::/64'), { key: 'fe80::/56', times: 2 }]],
    ['', one('')],
    ['not an address', one('not an address')],
  ])('of %s', (address, networks) => {
    expect(networksOf(address)).toEqual(networks);
  });
});

it.each([
  ...['localhost', '127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '[::1]', '[fd00::1]', '::ffff:10.0.0.1'],
  ...['database', 'mail.internal', 'db.data.svc.cluster.local', ''],
])('%j is within our own network', (host) => expect(isOwnHost(host)).toBe(true));

it.each(['db.example.com', '203.0.113.7', '[2001:db8::7]', '172.32.0.1', '169.255.0.1', 'internal.example'])(
  '%s is not',
  (host) => expect(isOwnHost(host)).toBe(false),
);
