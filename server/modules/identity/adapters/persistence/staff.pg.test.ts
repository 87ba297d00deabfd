import { Logger } from '@nestjs/common';
import { FixedClock } from '../../../../../test/support/core.js';
import { testDatabase, type TestDatabase } from '../../../../../test/support/database.js';
import { SessionCache } from '../../../../shared/http/session-cache.js';
import { type Actor, newId, theProduct } from '../../../../shared/kernel/index.js';
import { LiveHub, NotifyListener } from '../../../../shared/realtime/index.js';
import { actorOf, createUser, type User } from '../../domain/user.js';
import { AddStaff, ChangeStaffRole, SetUserAccess } from '../../use-cases/staff-accounts.js';
import { EndSessions } from '../../use-cases/sessions.js';
import { TypeOrmSessionRepository } from './typeorm-session.repository.js';
import { TypeOrmUserRepository } from './typeorm-user.repository.js';

const clock = new FixedClock(new Date('2026-11-02T10:00:00Z'));

let database: TestDatabase;
let users: TypeOrmUserRepository;
let addStaff: AddStaff;
let changeRole: ChangeStaffRole;
let setAccess: SetUserAccess;

beforeAll(async () => {
  database = await testDatabase();
  const { db, outbox, url } = database;
  const listener = new NotifyListener(url, new Logger());
  const cache = new SessionCache(db, listener, new LiveHub(db, listener));
  users = new TypeOrmUserRepository(db, outbox, cache);
  const endSessions = new EndSessions(new TypeOrmSessionRepository(db, outbox, cache), clock);
  addStaff = new AddStaff(users, endSessions, db, clock);
  changeRole = new ChangeStaffRole(users, endSessions, db, clock);
  setAccess = new SetUserAccess(users, endSessions, db, clock);
});
beforeEach(() => database.empty('users', 'outbox'));
afterAll(() => database?.close());

const superUser = async (): Promise<User> => {
  const id = newId();
  const facts = { email: `${id}@example.com`, name: id, staffRole: 'super-user' } as const;
  return users.save(...createUser(facts, theProduct, clock.now()));
};

describe('R429: of super users who take each other’s rights at once', () => {
  const rounds = 10;
  const lowered = (user: User) => ({ email: user.email, name: user.name, staffRole: 'read-only' as const });
  const ways: Record<string, (actor: Actor, other: User) => Promise<unknown>> = {
    'by taking the role away': (actor, other) => changeRole.execute(actor, other.id, null),
    'by giving a lower role': (actor, other) => changeRole.execute(actor, other.id, 'operations'),
    'by inviting to a lower role': (actor, other) => addStaff.execute(actor, lowered(other)),
    'by disabling': (actor, other) => setAccess.execute(actor, other.id, 'disable'),
  };
  const remaining = async () => {
    const rows = await database.db.rows(`select from users where staff_role = 'super-user' and disabled_at is null`);
    return rows.length;
  };

  it.each(Object.keys(ways))('one remains, %s', async (way) => {
    for (let round = 0; round < rounds; round++) {
      await database.empty('users', 'outbox');
      const [one, other] = [await superUser(), await superUser()];
      const settled = await Promise.allSettled([
        ways[way]!(actorOf(one, null), other),
        ways[way]!(actorOf(other, null), one),
      ]);
      const refused = settled.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
      expect(refused).toMatchObject([{ code: 'identity/super-user-needed' }]);
      expect(await remaining()).toBe(1);
    }
  });

  it('one remains of five in a ring, each by another way', async () => {
    for (let round = 0; round < rounds; round++) {
      await database.empty('users', 'outbox');
      const all = await Promise.all(Array.from({ length: 5 }, superUser));
      const how = Object.values(ways);
      await Promise.allSettled(
        all.map((actor, at) => how[at % how.length]!(actorOf(actor, null), all[(at + 1) % all.length]!)),
      );
      expect(await remaining()).toBeGreaterThan(0);
    }
  });
});
