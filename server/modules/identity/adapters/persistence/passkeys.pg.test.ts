import { Logger } from '@nestjs/common';
import { testDatabase, type TestDatabase } from '../../../../../test/support/database.js';
import { SessionCache } from '../../../../shared/http/session-cache.js';
import { theProduct } from '../../../../shared/kernel/index.js';
import { LiveHub, NotifyListener } from '../../../../shared/realtime/index.js';
import { askEmailChange } from '../../domain/sign-in-link.js';
import { createUser } from '../../domain/user.js';
import { passkeyChallengesContract, passkeyRepositoryContract } from '../../ports/passkeys.contract.js';
import { emailChangesContract } from '../../ports/sign-in-links.contract.js';
import { SqlPasskeyChallenges, SqlPasskeyRepository } from './sql-passkeys.js';
import { SqlEmailChanges } from './sql-proof-links.js';
import { TypeOrmUserRepository } from './typeorm-user.repository.js';

let database: TestDatabase;
beforeAll(async () => void (database = await testDatabase()));
beforeEach(() => database.empty('users', 'outbox', 'passkey_challenges'));
afterAll(() => database?.close());

const world = () => {
  const { db, outbox, url } = database;
  const listener = new NotifyListener(url, new Logger());
  return {
    users: new TypeOrmUserRepository(db, outbox, new SessionCache(db, listener, new LiveHub(db, listener))),
    passkeys: new SqlPasskeyRepository(db, outbox),
    challenges: new SqlPasskeyChallenges(db),
    emailChanges: new SqlEmailChanges(db),
  };
};

describe('passkeys in PostgreSQL', () => passkeyRepositoryContract(world));
describe('passkey challenges in PostgreSQL', () => passkeyChallengesContract(world));
describe('changes of email addresses in PostgreSQL', () => emailChangesContract(world));

it('forgets challenges and changes of addresses that are past', async () => {
  const { challenges, emailChanges, users } = world();
  const at = (minutes: number) => new Date(Date.parse('2026-11-02T10:00:00Z') + minutes * 60_000);
  const challenge = { hash: 'old', purpose: 'sign-in', userId: null, expiresAt: at(5) } as const;
  await challenges.issue(challenge, at(0));
  await challenges.issue({ ...challenge, hash: 'new', expiresAt: at(10) }, at(5));
  expect(await database.db.rows('select challenge_hash as hash from passkey_challenges')).toEqual([{ hash: 'new' }]);

  const person = (email: string) => users.save(...createUser({ email, name: 'Jane' }, theProduct, at(0)));
  await emailChanges.ask(askEmailChange(await person('a@example.com'), 'b@example.com', 'old', at(0)));
  await emailChanges.ask(askEmailChange(await person('c@example.com'), 'd@example.com', 'new', at(24 * 60)));
  expect(await database.db.rows('select token_hash as hash from email_changes')).toEqual([{ hash: 'new' }]);
});
