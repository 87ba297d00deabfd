import { FixedClock } from '../../../../../test/support/core.js';
import { testDatabase, type TestDatabase } from '../../../../../test/support/database.js';
import { identityOn } from '../../../../../test/support/identity.js';
import { type Actor, newId, type ProfileRef, theProduct } from '../../../../shared/kernel/index.js';
import { RandomSecretTokens } from '../../../../shared/secrets.js';
import { apiKeyRepositoryContract } from '../../ports/api-key.repository.contract.js';
import { ApiKeyService } from '../../use-cases/api-key-service.js';
import { SqlApiKeyRepository } from './sql-api-key.repository.js';
import { SqlKeyReader } from './sql-key-reader.js';

const now = new Date('2026-11-02T10:00:00Z');
const monthLater = new Date('2026-12-02T10:00:00Z');
const profile: ProfileRef = { uid: newId(), type: 'brand' };

let database: TestDatabase;
let keys: SqlApiKeyRepository;

beforeAll(async () => {
  database = await testDatabase();
  keys = new SqlApiKeyRepository(database.db, database.outbox);
});
beforeEach(() => database.empty('users', 'outbox'));
afterAll(() => database?.close());

const identity = () => identityOn(database, new FixedClock(now), null);
const person = async (): Promise<string> => (await identity().add(newId())).id;

describe('API keys in PostgreSQL', () => apiKeyRepositoryContract(() => ({ keys, person })));

describe('reading the key of a request', () => {
  const tokens = new RandomSecretTokens();
  const made = async () => {
    const userId = await person();
    await identity().link(userId, { profile, kind: 'linked', role: 'owner' }, now);
    const owner: Actor = { userId, role: 'brand', profile, memberRole: 'owner' };
    const wish = { name: 'Till', scopes: ['offers:read'] as const, expiresInDays: 30 };
    const own = new ApiKeyService(keys, tokens, database.db, new FixedClock(now));
    return { owner, ...(await own.make(owner, wish)) };
  };
  const reader = (at = now) => new SqlKeyReader(database.db, tokens, new FixedClock(at), identity().members);

  it('tells who acts and what the key may, and notes that it was used', async () => {
    const { owner, key, apiKey } = await made();
    expect(await reader().read(key)).toMatchObject({ id: apiKey.id, actor: owner, scopes: ['offers:read'] });
    expect(await keys.of(profile)).toMatchObject([{ lastUsedAt: now }]);
  });

  it('knows no key that was made up, revoked or is past its end', async () => {
    const { owner, key } = await made();
    expect(await reader().read(`${key}x`)).toBeNull();
    expect(await reader(new Date(monthLater.getTime() - 1)).read(key)).not.toBeNull();
    expect(await reader(monthLater).read(key)).toBeNull();
    await keys.revokeAllOf(owner.userId, now);
    expect(await reader().read(key)).toBeNull();
  });

  it('knows none whose maker no longer works in the profile', async () => {
    const { owner, key } = await made();
    await identity().members.remove(theProduct, owner.userId, profile);
    expect(await reader().read(key)).toBeNull();
    expect(await keys.of(profile)).toMatchObject([{ lastUsedAt: null }]);
  });
});
