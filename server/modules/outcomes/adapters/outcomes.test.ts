import { bookingHooksContract, settingsRepositoryContract } from '../ports/settings.contract.js';
import { collabLinksContract, linkClicksContract } from '../ports/links.contract.js';
import { coversDaysContract, guestPartiesContract } from '../ports/counts.contract.js';
import {
  InMemoryBookingHooks,
  InMemoryCollabLinks,
  InMemoryCoversDays,
  InMemoryGuestParties,
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
