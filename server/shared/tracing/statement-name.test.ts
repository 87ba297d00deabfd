import { statementName } from './statements.js';

it.each([
  ['select * from collabs where id = $1', 'SELECT collabs'],
  [
    'SELECT "Collab"."id" AS "Collab_id" FROM "collabs" "Collab" WHERE (("Collab"."id" = $1)) LIMIT 1',
    'SELECT collabs',
  ],
  ['select 1', 'SELECT'],
  ['START TRANSACTION', 'START'],
  ['INSERT INTO "users"("id", "email") VALUES ($1, $2)', 'INSERT users'],
  [
    'insert into job_workers (id) select unnest($1::text[]) on conflict (id) do update set seen_at = now()',
    'INSERT job_workers',
  ],
  ['UPDATE "collabs" SET "stage" = $1 WHERE "id" = $2', 'UPDATE collabs'],
  ['update jobs j set done = true from workers w where w.id = j.worker', 'UPDATE jobs workers'],
  ['delete from outbox where id in (select id from outbox limit 9 for update skip locked)', 'DELETE outbox'],
  [
    'select b.name from offers o join brands b on b.id = o.brand_id left join lateral (select 1) x on true',
    'SELECT offers brands',
  ],
  ['select extract(epoch from created_at) from calls where a is distinct from b', 'SELECT calls'],
  ['select id from jsonb_to_recordset($1::jsonb) as e (id uuid)', 'SELECT'],
  ['select count(*) from graphile_worker.jobs', 'SELECT graphile_worker.jobs'],
  [
    'with claimed as (update outbox set attempts = 1 where id in (select id from outbox) returning *), heard as (select 1) select * from claimed c join heard on true',
    'UPDATE outbox',
  ],
  [
    'with told as (select 1 from x), waiting as (insert into outbox (id) select id from told) insert into audit_log (seq) select seq from told',
    'INSERT x outbox audit_log',
  ],
  ['with recursive up(id, n) as (select id, 1 from lists) select * from up', 'SELECT lists'],
])('%s', (sql, name) => {
  expect(statementName(sql)).toBe(name);
});

it('holds nothing that someone has written, even where a statement quotes it', () => {
  expect(statementName(`select * from users where email = 'join jane from accounts' -- from notes`)).toBe(
    'SELECT users',
  );
  expect(statementName(`select 'it''s from me' /* join secrets */ from users`)).toBe('SELECT users');
});

it('names the first few tables of a long one', () => {
  expect(statementName('select * from a join b on 1=1 join c on 1=1 join d on 1=1 join e on 1=1')).toBe(
    'SELECT a b c d',
  );
});
