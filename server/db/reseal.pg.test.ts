import { testDatabase, type TestDatabase } from '../../test/support/database.js';
import { newId } from '../shared/kernel/index.js';
import { sealedUses, Sealing } from '../shared/secrets.js';
import { columnClasses } from './column-classes/index.js';
import { resealAll } from '../cli/keys.commands.js';

let pg: TestDatabase;
beforeAll(async () => void (pg = await testDatabase()));
afterAll(() => pg.close());

const [before, now] = [{ sessionSecret: 'the secret before' }, { sessionSecret: 'the secret since' }];

test('what was sealed opens with the present secret alone afterwards', async () => {
  const [userId, endpointId, connectionId] = [newId(), newId(), newId()];
  const [app, webhook, connection] = [
    new Sealing(before, sealedUses.secondFactor),
    new Sealing(before, sealedUses.webhook),
    new Sealing(before, sealedUses.connection),
  ];
  await pg.db.rows(
    `insert into users (id, email, name, created_at, version) values ($1, 'sam@staff.test', 'Sam', now(), 1)`,
    [userId],
  );
  await pg.db.rows('insert into second_factors (user_id, secret, confirmed_at) values ($1, $2, now())', [
    userId,
    app.seal('JBSW', userId),
  ]);
  await pg.db.rows(
    `insert into webhook_endpoints (id, profile_uid, profile_type, url, events, state, sealed_secret, created_at)
       values ($1, $2, 'brand', 'https://till.example', '{collab.requested}', 'on', $3, now())`,
    [endpointId, newId(), webhook.seal('whsec_1', endpointId)],
  );

  await pg.db.rows(
    `insert into connections (id, influencer_id, platform, external_id, handle, scopes, state, sealed_tokens, access_until,
         failures, connected_by, connected_at, version)
       values ($1, $2, 'tiktok', '1', 'maya', '{}', 'active', $3, now(), 0, 'maya', now(), 1)`,
    [connectionId, newId(), connection.seal('tokens', connectionId)],
  );

  expect(await resealAll(pg.db, { ...now, previousSessionSecret: before.sessionSecret })).toBe(3);

  const [factor] = await pg.db.rows<{ secret: string }>('select secret from second_factors');
  expect(new Sealing(now, sealedUses.secondFactor).open(factor!.secret, userId)).toBe('JBSW');
  const [endpoint] = await pg.db.rows<{ kept: string }>('select sealed_secret as kept from webhook_endpoints');
  expect(new Sealing(now, sealedUses.webhook).open(endpoint!.kept, endpointId)).toBe('whsec_1');
  const [connected] = await pg.db.rows<{ kept: string }>('select sealed_tokens as kept from connections');
  expect(new Sealing(now, sealedUses.connection).open(connected!.kept, connectionId)).toBe('tokens');
});

test('leaves out no column that keeps a secret', () => {
  const columns = Object.entries(columnClasses).flatMap(([table, { sensitive = '' }]) =>
    sensitive.split(' ').map((column) => `${table}.${column}`),
  );
  expect(columns.filter((name) => /secret$|^connections/.test(name)).sort()).toEqual([
    'connections.sealed_tokens',
    'second_factors.proposed_secret',
    'second_factors.secret',
    'webhook_endpoints.previous_secret',
    'webhook_endpoints.sealed_secret',
  ]);
});
