import { accountSignsContract } from '../ports/account-signs.contract.js';
import {
  accountReadingsContract,
  connectionJourneysContract,
  connectionRepositoryContract,
  dataDeletionsContract,
  endedGrantsContract,
  postWatchesContract,
  tokenSealingContract,
} from '../ports/connections.contract.js';
import { InMemoryAccountSigns } from './in-memory-account-signs.js';
import {
  InMemoryAccountReadings,
  InMemoryConnectionJourneys,
  InMemoryConnectionRepository,
  InMemoryDataDeletions,
  InMemoryEndedGrants,
  InMemoryPostWatches,
  InMemoryTokenSealing,
} from './in-memory-connections.js';
import { FixedClock } from '../../../../test/support/core.js';
import { connectionErrors } from '../domain/connection.errors.js';
import { socialPlatformContract } from '../ports/social-platform.contract.js';
import { InMemoryPlatform } from './in-memory-platform.js';
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

describe('InMemoryAccountSigns', () => {
  let connections: InMemoryConnectionRepository;
  let signs: InMemoryAccountSigns;
  beforeEach(() => {
    connections = new InMemoryConnectionRepository();
    signs = new InMemoryAccountSigns(connections);
  });
  accountSignsContract(() => ({
    signs,
    prepare: async (creators) => {
      for (const { connection, isHidden } of creators) {
        await connections.save(connection);
        if (isHidden) signs.hidden.add(connection.influencerId);
      }
    },
  }));
});

describe('InMemoryAccountReadings', () => {
  let readings: InMemoryAccountReadings;
  beforeEach(() => void (readings = new InMemoryAccountReadings()));
  accountReadingsContract(() => ({ readings, prepare: async () => undefined }));
});

describe('InMemoryEndedGrants', () =>
  endedGrantsContract(() => {
    const connections = new InMemoryConnectionRepository();
    return { connections, grants: new InMemoryEndedGrants(connections) };
  }));

describe('InMemoryDataDeletions', () => {
  let deletions: InMemoryDataDeletions;
  beforeEach(() => void (deletions = new InMemoryDataDeletions()));
  dataDeletionsContract(() => deletions);
});

describe('InMemoryPostWatches', () => {
  let watches: InMemoryPostWatches;
  beforeEach(() => void (watches = new InMemoryPostWatches()));
  postWatchesContract(() => watches);
});

describe('InMemoryPlatform', () =>
  socialPlatformContract(async () => {
    const platform = new InMemoryPlatform(new FixedClock(new Date('2026-11-27T10:00:00Z')));
    const faults = {
      ...{ revoked: connectionErrors.refused('tiktok'), 'rate-limit': connectionErrors.limited('tiktok') },
      broken: connectionErrors.away('tiktok'),
    };
    const says = async (fault: keyof typeof faults | null) => void (platform.fault = fault && faults[fault]);
    return { platform, grant: await platform.exchange('code'), says };
  }));

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
