import { brandId, visitAt } from '../../../../test/support/collabs.js';
import { aDoorVisit } from '../../../../test/support/door.js';
import { FixedClock } from '../../../../test/support/core.js';
import { doorKeyAlgorithm, encodeCode, exportDoorKey } from '../../../contract/rules/signed-code.js';
import { newId } from '../../../shared/kernel/index.js';
import { capPenceOf } from '../../../contract/rules/bill.js';
import { checkInKeysContract, type Phone, signedCodesContract } from '../ports/check-in-keys.contract.js';
import { checkInLinkRepositoryContract } from '../ports/check-in-links.contract.js';
import { doorActionsContract } from '../ports/door-actions.contract.js';
import { visitsContract } from '../ports/visits.contract.js';
import { InMemoryCheckInKeys, InMemorySignedCodes } from './in-memory-check-in-keys.js';
import { InMemoryCheckInLinkRepository, InMemoryDoorActions, InMemoryVisits } from './in-memory-door.js';
import { WebCryptoSignedCodes } from './security/web-crypto-signed-codes.js';

describe('InMemoryCheckInLinkRepository', () => {
  let repository: InMemoryCheckInLinkRepository;
  beforeEach(() => void (repository = new InMemoryCheckInLinkRepository()));
  checkInLinkRepositoryContract(() => repository);
});

describe('InMemoryDoorActions', () => {
  let actions: InMemoryDoorActions;
  beforeEach(() => void (actions = new InMemoryDoorActions()));
  doorActionsContract(() => ({ actions, collabId: async () => newId() }));
});

describe('InMemoryVisits', () => {
  const clock = new FixedClock(visitAt);
  let visits: InMemoryVisits;
  beforeEach(() => void (visits = new InMemoryVisits(brandId, clock)));
  visitsContract(() => ({
    visits,
    unschedule: async (id) => visits.unschedule(id),
    prepare: async ({ id, terms, note }, guest, venueId) => {
      const { venue, guests, title, gives } = terms;
      visits.add({
        ...aDoorVisit(),
        ...guest,
        collabId: id,
        venueId,
        venue,
        guests,
        title,
        included: gives,
        note,
        handoffNote: '',
        capPence: capPenceOf(terms),
      });
    },
  }));
});

async function newPhone(): Promise<Phone> {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(doorKeyAlgorithm, false, ['sign', 'verify']);
  return { publicKey: await exportDoorKey(publicKey), sign: (what) => encodeCode(what, privateKey) };
}

describe('WebCryptoSignedCodes', () => {
  const codes = new WebCryptoSignedCodes();
  signedCodesContract(() => ({ codes, newPhone }));
});

describe('InMemorySignedCodes', () => {
  const codes = new InMemorySignedCodes();
  signedCodesContract(() => ({ codes, newPhone: async () => codes.newPhone() }));
});

describe('InMemoryCheckInKeys', () => {
  let keys: InMemoryCheckInKeys;
  beforeEach(() => void (keys = new InMemoryCheckInKeys()));
  checkInKeysContract(() => keys);
});
