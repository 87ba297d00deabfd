import {
  bookingHooksContract,
  hookSecretsContract,
  settingsRepositoryContract,
  type Signs,
} from '../ports/settings.contract.js';
import { collabLinksContract, linkClicksContract } from '../ports/links.contract.js';
import { coversDaysContract, guestPartiesContract } from '../ports/counts.contract.js';
import {
  InMemoryBookingHooks,
  InMemoryCollabLinks,
  InMemoryCoversDays,
  InMemoryGuestParties,
  InMemoryHookSecrets,
  InMemoryLinkClicks,
  InMemorySettings,
} from './in-memory-outcomes.js';

/** One for each test. */
function fresh<Port>(make: () => Port): () => Port {
  let port: Port;
  beforeEach(() => void (port = make()));
  return () => port;
}

describe('links in memory', () => collabLinksContract(fresh(() => new InMemoryCollabLinks())));
describe('clicks in memory', () => linkClicksContract(fresh(() => new InMemoryLinkClicks())));
describe('guests in memory', () => guestPartiesContract(fresh(() => new InMemoryGuestParties())));
describe('covers in memory', () => coversDaysContract(fresh(() => new InMemoryCoversDays())));
describe('settings in memory', () => settingsRepositoryContract(fresh(() => new InMemorySettings())));
describe('booking hooks in memory', () => bookingHooksContract(fresh(() => new InMemoryBookingHooks())));

const now = new Date('2026-11-27T19:00:00Z');
const shows: Signs = (secret, _, at, body) => ({ body, headers: { secret, at: at.toISOString(), signed: body } });
describe('secrets of booking hooks in memory', () =>
  hookSecretsContract(new InMemoryHookSecrets(() => now), shows, () => now));
