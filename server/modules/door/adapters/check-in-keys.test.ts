import { doorKeyAlgorithm, encodeCode, exportDoorKey } from '../../../contract/rules/signed-code.js';
import { checkInKeysContract, type Phone, signedCodesContract } from '../ports/check-in-keys.contract.js';
import { InMemoryCheckInKeys, InMemorySignedCodes } from './in-memory-check-in-keys.js';
import { WebCryptoSignedCodes } from './security/web-crypto-signed-codes.js';

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
