import { TestApp } from '../../test/support/app.js';
import { Database } from '../shared/db/index.js';
import { PersonalDataRegister, type Subject } from '../shared/privacy/index.js';
import { columnClasses } from './column-classes.js';

const user = '01970000-0000-7000-8000-00000000000a';
const brand = '01970000-0000-7000-8000-00000000000b';
const influencer = '01970000-0000-7000-8000-00000000000c';
const email = 'ann@example.com';
const subject: Subject = {
  ...{ userId: user, email },
  profiles: [
    { uid: brand, type: 'brand' },
    { uid: influencer, type: 'influencer' },
  ],
};

type Row = Readonly<Record<string, unknown>>;

/** A row of the person's own in each table, those that others refer to first: what makes it theirs, and what exports ask for. */
const theirs: Readonly<Record<string, Row>> = {
  users: { id: user },
  memberships: { user_id: user, profile_uid: brand },
  sessions: { user_id: user },
  api_keys: { made_by: user },
  sign_in_links: { user_id: user },
  second_factors: { user_id: user },
  outside_identities: { user_id: user },
  invitations: { email },
  influencers: { id: influencer },
  social_accounts: { influencer_id: influencer },
  influencer_details: { influencer_id: influencer },
  follower_counts: { influencer_id: influencer },
  portfolio_pieces: { influencer_id: influencer },
  influencer_claims: { influencer_id: influencer, user_id: user },
  safety_flags: { influencer_id: influencer },
  influencer_reviews: { influencer_id: influencer },
  brands: { id: brand },
  venues: { brand_id: brand },
  influencer_lists: { id: brand, brand_id: brand },
  influencer_list_members: { list_id: brand, influencer_id: influencer },
  influencer_list_links: { id: brand, list_id: brand },
  influencer_list_votes: { link_id: brand, influencer_id: influencer },
  influencer_merges: { kept_id: influencer },
  discovery_influencers: { id: influencer },
  brand_targetings: { brand_id: brand },
  saved_searches: { brand_id: brand },
  desk_notes: { subject_id: influencer },
  desk_tasks: { subject_id: influencer },
  desk_views: { owner_id: user },
  desk_tags: { subject_id: influencer },
  offers: { brand_id: brand },
  offer_defaults: { brand_id: brand },
  saved_offers: { influencer_id: influencer },
  collabs: { id: influencer, influencer_id: influencer },
  deliverables: { collab_id: influencer },
  reviews: { collab_id: influencer, by_side: 'influencer', about_uid: influencer },
  media: { owner_uid: influencer },
  uploads: { owner_uid: influencer, state: 'open' },
  notifications: { user_id: user },
  notification_preferences: { user_id: user },
  notification_settings: { user_id: user },
  stopped_addresses: { email },
  messages: { sender_user_id: user },
  message_reports: { reporter_user_id: user },
  quick_replies: { owner: brand },
  live_chat_visitors: { email },
  usage_events: { user_id: user },
  user_events: { user_id: user },
  user_event_people: { user_id: user },
  piece_readings: { influencer_id: influencer },
  report_links: { brand_id: brand },
  leads: { email },
  calls: { email },
  consents: { user_id: user },
  data_exports: { user_id: user },
  closures: { user_id: user },
  subscriptions: { brand_id: brand },
  billing_customers: { brand_id: brand },
  webhook_endpoints: { profile_uid: brand },
  audit_log: { event_id: user, actor_id: user },
  audit_details: { event_id: user },
};

/** What nobody is given, and why. */
const refused: Readonly<Record<string, string>> = {
  'users.password_hash': 'It could be tried against guesses; that there is a password is said.',
  'api_keys.key_hash': 'It could be tried against guesses.',
  'second_factors.secret': 'Whoever has it signs in as the person.',
  'second_factors.proposed_secret': 'Whoever has it signs in as the person.',
  'webhook_endpoints.sealed_secret': 'Whoever has it speaks in our name.',
  'webhook_endpoints.previous_secret': 'Whoever has it speaks in our name.',
  'media.storage_key': 'Says where we keep a file; the file itself is in the export.',
  'discovery_influencers.tags': 'Numbers of ours; the options that they stand for are given.',
  'usage_events.user_id': 'The person’s own id, by which the events are found.',
  'user_events.user_id': 'The person’s own id, by which the events are found.',
  'user_event_people.user_id': 'The person’s own id, beside a number under which they are counted.',
};

const personal = new Set(
  Object.entries(columnClasses).flatMap(([table, classes]) =>
    `${classes.personal ?? ''} ${classes.sensitive ?? ''}`
      .split(/\s+/)
      .filter(Boolean)
      .map((column) => `${table}.${column}`),
  ),
);

/** `label` is the column's name after its table's, `place` its number in the table. */
type Column = Readonly<{ name: string; label: string; type: string; place: number }>;

/** A value that stands nowhere else in its row. */
function valueFor({ label, type, place }: Column): unknown {
  const moment = new Date(Date.UTC(2031, 0, 1 + place)).toISOString();
  switch (type) {
    case 'uuid':
      return `01970000-0000-7000-8001-${String(place).padStart(12, '0')}`;
    case 'text':
      return label;
    case 'text[]':
      return [label];
    case 'jsonb':
      return { said: label };
    case 'timestamp with time zone':
      return moment;
    case 'date':
      return moment.slice(0, 10);
    case 'boolean':
      return personal.has(label);
    case 'integer[]':
      return [100 + place];
    default:
      return 100 + place;
  }
}

/** Every text, number and truth in it; moments in one spelling, however PostgreSQL or the driver wrote them. */
function leavesOf(json: unknown): string[] {
  if (json !== null && typeof json === 'object') return Object.values(json).flatMap(leavesOf);
  const text = String(json);
  return [/^\d{4}-\d\d-\d\d[T ]\d\d:/.test(text) ? new Date(text).toISOString() : text];
}

let product: TestApp;
let db: Database;
/** By table: the personal columns that the person is not given. */
const notGiven = new Map<string, string[]>();

beforeAll(async () => {
  product = await TestApp.start({ works: false });
  db = product.app.get(Database);
  // What is looked for is whether a value comes out, and not whether it makes sense.
  await db.rows(`do $$ declare c record; begin
    for c in select conrelid::regclass as place, conname from pg_constraint where contype = 'c' and conrelid <> 0 and conislocal loop
      execute format('alter table %s drop constraint %I', c.place, c.conname);
    end loop; end $$`);
  for (const [table, own] of Object.entries(theirs)) notGiven.set(table, await withheldOf(table, own));
});
afterAll(() => product?.stop());

/** Those that are written; what PostgreSQL generates from them says nothing new. */
const columnsIn = (table: string): Promise<Column[]> =>
  db.rows<Column>(
    `select attname as name, $1 || '.' || attname as label, format_type(atttypid, null) as type, attnum::int as place
     from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = ''`,
    [table],
  );

const store = (table: string, row: Row): Promise<void> =>
  db.inTransaction(async () => {
    await db.rows('set local session_replication_role = replica'); // no foreign keys, no triggers
    const names = Object.keys(row).join(', ');
    const json = JSON.stringify([row]);
    await db.rows(
      `insert into ${table} (${names}) select ${names} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
      [json],
    );
  });

async function exportedBy(holder: string | undefined): Promise<string[]> {
  const found = product.app
    .get(PersonalDataRegister)
    .all()
    .find(({ module }) => module === holder);
  return found ? leavesOf(JSON.parse(JSON.stringify(await found.exportOf(subject)))) : [];
}

/** Takes this from the list, once. Answers whether it was there. */
function take(list: string[], leaf: string): boolean {
  const at = list.indexOf(leaf);
  if (at >= 0) list.splice(at, 1);
  return at >= 0;
}

/** Stores a row of the person's own. Answers its personal columns whose values the export has not gained by it. */
async function withheldOf(table: string, own: Row): Promise<string[]> {
  const { holder } = columnClasses[table]!;
  const columns = await columnsIn(table);
  const row: Row = { ...Object.fromEntries(columns.map((column) => [column.name, valueFor(column)])), ...own };
  const before = await exportedBy(holder);
  await store(table, row);
  const gained = await exportedBy(holder);
  for (const leaf of before) take(gained, leaf);
  return columns
    .filter(({ name, label }) => personal.has(label) && !leavesOf(row[name]).every((leaf) => take(gained, leaf)))
    .map(({ label }) => label);
}

const tables = [...new Set([...personal].map((label) => label.split('.')[0]!))];

test.each(tables)('what is personal in %s is in the export, or refused for a reason', (table) => {
  expect(theirs).toHaveProperty(table);
  const expected = Object.keys(refused).filter((label) => label.startsWith(`${table}.`));
  expect(notGiven.get(table)!.toSorted()).toEqual(expected.toSorted());
});
