import { TestApp } from '../../test/support/app.js';
import { erasedTerms } from '../contract/terms.js';
import { Database } from '../shared/db/index.js';
import { type PersonalData, PersonalDataRegister, type Subject } from '../shared/privacy/personal-data.js';
import { columnClasses } from './column-classes/index.js';

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

/** A row of the person's own in each table, referenced ones first: what makes it theirs, and what exports need. */
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
  day_sheet_mails: { brand_id: brand, addresses: [{ email: 'kitchen@ember.example', stoppedAt: null }] },
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
  collabs: { id: influencer, brand_id: brand, influencer_id: influencer },
  deliverables: { collab_id: influencer },
  food_risk_answers: { collab_id: influencer },
  check_in_keys: { influencer_id: influencer },
  connections: { influencer_id: influencer, platform: 'tiktok', state: 'active' },
  connection_journeys: { influencer_id: influencer },
  account_readings: { influencer_id: influencer },
  account_signs: { influencer_id: influencer },
  sign_contests: { influencer_id: influencer },
  collab_links: { influencer_id: influencer },
  reviews: { collab_id: influencer, by_side: 'influencer', about_uid: influencer },
  media: { owner_uid: influencer, looks: null },
  uploads: { owner_uid: influencer, state: 'open' },
  notifications: { user_id: user },
  notification_preferences: { user_id: user },
  notification_settings: { user_id: user },
  passkeys: { user_id: user },
  email_changes: { user_id: user },
  push_devices: { user_id: user },
  stopped_addresses: { email },
  messages: { sender_user_id: user, sender_uid: influencer },
  message_reports: { reporter_user_id: user },
  quick_replies: { owner: brand },
  live_chat_visitors: { email },
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
  billing_details: { brand_id: brand },
  webhook_endpoints: { profile_uid: brand },
  audit_log: { event_id: user, actor_id: user },
  audit_details: { event_id: user },
};

/** A table's columns, separated by spaces, and why they are an exception. */
type Exceptions = Readonly<Record<string, readonly [columns: string, why: string]>>;

const notGiven: Exceptions = {
  users: ['password_hash', 'It could be tried against guesses; that there is a password is said.'],
  api_keys: ['key_hash', 'It could be tried against guesses.'],
  second_factors: ['secret proposed_secret', 'Anyone who has it can sign in as the person.'],
  connections: ['sealed_tokens', 'Anyone who has it can read the account.'],
  webhook_endpoints: ['sealed_secret previous_secret', 'Anyone who has it can speak in our name.'],
  media: ['storage_key', 'Where we keep a file; the file itself is in the export.'],
  discovery_influencers: ['tags', 'Numbers of ours; the options that they stand for are given.'],
  user_events: ['user_id', 'The person’s own id, by which the events are found.'],
  user_event_people: ['user_id', 'The person’s own id, beside the number under which they are counted.'],
};

const notErased: Exceptions = {
  brands: ['city category', 'Former brands are counted by them, and many share them.'],
  offers: [
    `kind value_pence asks city category guests guests_required guests_owe_content covers_pence tip dress_code
      content_due_days posts_stay_days shipped rights lat lng`,
    'Influencers’ Collabs rest on it, and it names nobody; the place is rounded to ten kilometres.',
  ],
  piece_readings: [
    'taken_at reach views likes comments shares saves',
    'What a post reached stays in the numbers of the brand that it was made for.',
  ],
};

const named = (text = ''): string[] => text.split(/\s+/).filter(Boolean).toSorted();
const personalIn = (table: string): string[] => {
  const { personal = '', sensitive = '' } = columnClasses[table]!;
  return named(`${personal} ${sensitive}`);
};

type Column = Readonly<{ table: string; name: string; type: string; place: number }>;

/** A value that is unique within its row; `place` is the column's number in the table. */
function valueFor({ table, name, type, place }: Column): unknown {
  const text = `${table}.${name}`;
  const moment = new Date(Date.UTC(2031, 0, 1 + place)).toISOString();
  switch (type) {
    case 'uuid':
      return `01970000-0000-7000-8001-${String(place).padStart(12, '0')}`;
    case 'text':
      return text;
    case 'text[]':
      return [text];
    case 'jsonb':
      return { said: text };
    case 'timestamp with time zone':
      return moment;
    case 'date':
      return moment.slice(0, 10);
    case 'boolean':
      return personalIn(table).includes(name);
    case 'integer[]':
      return [100 + place];
    default:
      return 100 + place;
  }
}

/** Every string, number and boolean in it; timestamps in one format, whether from PostgreSQL or the driver. */
function leavesOf(json: unknown): string[] {
  if (json !== null && typeof json === 'object') return Object.values(json).flatMap(leavesOf);
  const text = String(json);
  return [/^\d{4}-\d\d-\d\d[T ]\d\d:/.test(text) ? new Date(text).toISOString() : text];
}

let product: TestApp;
let db: Database;
let holders: readonly PersonalData[];
/** By table: the stored row, and its personal columns that the export omits. */
const stored = new Map<string, Readonly<{ row: Row; withheld: string[] }>>();

beforeAll(async () => {
  product = await TestApp.start({ works: false });
  db = product.app.get(Database);
  holders = product.app.get(PersonalDataRegister).all();
  // The test checks whether a value is exported, not whether it makes sense.
  await db.rows(`do $$ declare c record; begin
    for c in select conrelid::regclass as place, conname from pg_constraint where contype = 'c' and conrelid <> 0 and conislocal loop
      execute format('alter table %s drop constraint %I', c.place, c.conname);
    end loop; end $$`);
  for (const table of Object.keys(theirs)) stored.set(table, await storeIn(table));
  for (const holder of holders) await holder.erase(subject, new Date());
});
afterAll(() => product?.stop());

/** Writable columns; generated ones add nothing. */
const columnsOf = (table: string): Promise<Column[]> =>
  db.rows<Column>(
    `select $1::text as table, attname as name, format_type(atttypid, null) as type, attnum::int as place from pg_attribute
     where attrelid = $1::text::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = ''`,
    [table],
  );

const insert = (table: string, row: Row): Promise<void> =>
  db.inTransaction(async () => {
    await db.rows('set local session_replication_role = replica'); // no foreign keys, no triggers
    const names = Object.keys(row).join(', ');
    const given = `jsonb_populate_record(null::${table}, $1::jsonb)`;
    await db.rows(`insert into ${table} (${names}) select ${names} from ${given}`, [JSON.stringify(row)]);
  });

async function exportFor(table: string): Promise<string[]> {
  const holder = holders.find(({ module }) => module === columnClasses[table]!.holder);
  return holder ? leavesOf(JSON.parse(JSON.stringify(await holder.exportOf(subject)))) : [];
}

/** Removes this from the list, once. Returns whether it was there. */
function take(list: string[], leaf: string): boolean {
  const at = list.indexOf(leaf);
  if (at >= 0) list.splice(at, 1);
  return at >= 0;
}

/** Stores a row of the person's own, and compares the exports before and after. */
async function storeIn(table: string) {
  const columns = await columnsOf(table);
  const filled = columns.map((column) => [column.name, valueFor(column)]);
  const row: Row = { ...Object.fromEntries(filled), ...theirs[table] };
  const before = await exportFor(table);
  await insert(table, row);
  const gained = await exportFor(table);
  for (const leaf of before) take(gained, leaf);
  const isGiven = (name: string) => leavesOf(row[name]).every((leaf) => take(gained, leaf));
  return { row, withheld: personalIn(table).filter((name) => name in row && !isGiven(name)) };
}

const tables = Object.keys(columnClasses).filter((table) => personalIn(table).length > 0);

describe('what is personal', () => {
  test.each(tables)('of %s is in the export, or refused for a reason', (table) => {
    expect(theirs).toHaveProperty(table);
    expect(stored.get(table)!.withheld).toEqual(named(notGiven[table]?.[0]));
  });

  test.each(tables)('of %s goes with the person, or stays for a reason', async (table) => {
    const [left] = await db.rows<{ row: Row }>(`select to_jsonb(t) as row from ${table} t`);
    const before = stored.get(table)!.row;
    const isLeft = (name: string) => leavesOf(left?.row[name]).join() === leavesOf(before[name]).join();
    const stays = personalIn(table).filter((name) => name in before && isLeft(name));
    expect(stays).toEqual(named(notErased[table]?.[0]));
  });

  it('of an offer goes from what was agreed, too', async () => {
    const [left] = await db.rows<{ terms: Row }>('select terms from collabs');
    expect(left!.terms).toMatchObject(erasedTerms);
  });
});
