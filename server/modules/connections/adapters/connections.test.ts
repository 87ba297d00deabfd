import {
  accountReadingsContract,
  connectionJourneysContract,
  connectionRepositoryContract,
  tokenSealingContract,
} from '../ports/connections.contract.js';
import {
  InMemoryAccountReadings,
  InMemoryConnectionJourneys,
  InMemoryConnectionRepository,
  InMemoryTokenSealing,
} from './in-memory-connections.js';
import { AesTokenSealing } from './security/aes-token-sealing.js';

describe('InMemoryConnectionRepository', () =>
  connectionRepositoryContract(() => {
    const connections = new InMemoryConnectionRepository();
    return { connections, eventNames: async () => connections.events.map(({ name }) => name) };
  }));

describe('InMemoryConnectionJourneys', () => {
  let journeys: InMemoryConnectionJourneys;
  beforeEach(() => void (journeys = new InMemoryConnectionJourneys()));
  connectionJourneysContract(() => journeys);
});

describe('InMemoryAccountReadings', () => {
  let readings: InMemoryAccountReadings;
  beforeEach(() => void (readings = new InMemoryAccountReadings()));
  accountReadingsContract(() => ({ readings, prepare: async () => undefined }));
});

describe('InMemoryTokenSealing', () => tokenSealingContract(() => new InMemoryTokenSealing()));

describe('AesTokenSealing', () => {
  const secrets = { sessionSecret: 's'.repeat(32) };
  tokenSealingContract(() => new AesTokenSealing(secrets));

  it('show nothing of a token, and open with the previous secret', () => {
    const sealed = new AesTokenSealing(secrets).seal({ access: 'act.secret', refresh: null }, 'one');
    expect(Buffer.from(sealed, 'base64url').toString()).not.toContain('secret');
    const rotated = new AesTokenSealing({
      sessionSecret: 'n'.repeat(32),
      previousSessionSecret: secrets.sessionSecret,
    });
    expect(rotated.open(sealed, 'one')).toEqual({ access: 'act.secret', refresh: null });
  });
});
