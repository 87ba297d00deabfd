import { FixedClock } from '../../../../../test/support/core.js';
import { testDatabase, type TestDatabase } from '../../../../../test/support/database.js';
import { type Actor, newId, type ProfileRef } from '../../../../shared/kernel/index.js';
import { RandomSecretTokens } from '../../../../shared/random-secret-tokens.js';
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

const person = async (): Promise<string> => {
  const id = newId();
  await database.db.rows(`insert into users (id, email, name, created_at, version) values ($1, $2, 'Olive', $3, 1)`, [
    id,
    `${id}@example.com`,
    now,
  ]);
  return id;
};

describe('API keys in PostgreSQL', () => apiKeyRepositoryContract(() => ({ keys, person })));

describe('reading the key of a request', () => {
  const tokens = new RandomSecretTokens();
  const made = async () => {
    const owner: Actor = { userId: await person(), role: 'brand', profile, memberRole: 'owner' };
    const wish = { name: 'Till', scopes: ['offers:read'] as const, expiresInDays: 30 };
    const own = new ApiKeyService(keys, tokens, database.db, new FixedClock(now));
    return { owner, ...(await own.make(owner, wish)) };
  };
  const reader = (acting: Actor | null, at = now) =>
    new SqlKeyReader(database.db, tokens, new FixedClock(at), { acting: async () => acting });

  it('tells who acts and what the key may, and notes that it was used', async () => {
    const { owner, key, apiKey } = await made();
    expect(await reader(owner).read(key)).toMatchObject({ id: apiKey.id, actor: owner, scopes: ['offers:read'] });
    expect(await keys.of(profile)).toMatchObject([{ lastUsedAt: now }]);
  });

  it('knows no key that was made up, revoked, is past its end, or whose maker no longer acts as the profile', async () => {
    const { owner, key } = await made();
    expect(await reader(owner).read(`${key}x`)).toBeNull();
    expect(await reader(owner, new Date(monthLater.getTime() - 1)).read(key)).not.toBeNull();
    expect(await reader(owner, monthLater).read(key)).toBeNull();
    expect(await reader(null).read(key)).toBeNull();
    await keys.revokeAllOf(owner.userId, now);
    expect(await reader(owner).read(key)).toBeNull();
  });
});
