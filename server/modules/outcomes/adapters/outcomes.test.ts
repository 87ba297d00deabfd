import {
  bookingHooksContract,
  collabLinksContract,
  hookSecretsContract,
  linkClicksContract,
  settingsRepositoryContract,
  type Signs,
} from '../ports/repositories.contract.js';
import { coversDaysContract, guestPartiesContract } from '../ports/counts.contract.js';
import {
  InMemoryBookingHooks,
  InMemoryCollabLinks,
  InMemoryCoversDays,
  InMemoryGuestParties,
  InMemoryHookSecrets,
  InMemoryLinkClicks,
  InMemorySettingsRepository,
} from './in-memory-outcomes.js';
import { FilteredLinkTargets } from './modules/neighbours.js';
import { Webhook } from 'standardwebhooks';
import { SignedHookSecrets } from './security/signed-hook-secrets.js';

/** One for each test. */
function fresh<Port>(make: () => Port): () => Port {
  let port: Port;
  beforeEach(() => void (port = make()));
  return () => port;
}

describe('links in memory', () => collabLinksContract(fresh(() => new InMemoryCollabLinks())));
describe('clicks in memory', () => linkClicksContract(fresh(() => new InMemoryLinkClicks())));
describe('guests in memory', () => {
  const parties = fresh(() => new InMemoryGuestParties());
  const told = async (id: string) =>
    parties()
      .events.filter(({ aggregate }) => aggregate.id === id)
      .map(({ name, payload }) => ({ name, payload }));
  guestPartiesContract(parties, told);
});
describe('covers in memory', () => coversDaysContract(fresh(() => new InMemoryCoversDays())));
describe('settings in memory', () => settingsRepositoryContract(fresh(() => new InMemorySettingsRepository())));
describe('booking hooks in memory', () => bookingHooksContract(fresh(() => new InMemoryBookingHooks())));

const now = new Date('2026-11-27T19:00:00Z');
const shows: Signs = (secret, _, at, body) => ({ body, headers: { secret, at: at.toISOString(), signed: body } });
describe('secrets of booking hooks in memory', () =>
  hookSecretsContract(new InMemoryHookSecrets(() => now), shows, () => now));

describe('targets of links', () => {
  const inside = ['https://127.0.0.1/', 'https://[::1]/', 'https://169.254.169.254/latest', 'https://10.0.0.7/'];

  it('are on the public internet, unless any address will do', async () => {
    const [filtered, any] = [true, false].map((httpsOnly) => new FilteredLinkTargets(httpsOnly, 'https://t.test')) as [
      FilteredLinkTargets,
      FilteredLinkTargets,
    ];
    for (const url of inside) expect([await filtered.refuses(url), await any.refuses(url)]).toEqual([true, false]);
    expect(await filtered.refuses('https://1.1.1.1/menu')).toBe(false);
  });
});

const signs: Signs = (secret, id, at, body) => ({
  body,
  headers: {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': new Webhook(secret).sign(id, at, body),
  },
});

describe('SignedHookSecrets', () =>
  hookSecretsContract(
    new SignedHookSecrets({ sessionSecret: 'a secret of this test, long enough' }),
    signs,
    () => new Date(),
  ));
