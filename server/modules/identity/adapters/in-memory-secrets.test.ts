import { oneTimeCodesContract, passwordHasherContract, secretVaultContract } from '../ports/secrets.contract.js';
import { InMemoryOneTimeCodes, InMemoryPasswordHasher, InMemorySecretVault } from './in-memory-secrets.js';

const codes = new InMemoryOneTimeCodes();

describe('a password in memory', () => passwordHasherContract(new InMemoryPasswordHasher()));
describe('the vault in memory', () => secretVaultContract(new InMemorySecretVault()));
describe('codes in memory', () => oneTimeCodesContract(codes, (secret, now) => codes.shows(secret, now)));
