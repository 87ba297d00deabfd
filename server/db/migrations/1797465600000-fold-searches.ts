import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keyboards put different ones, or none. A plain text has two, which are found much sooner separately. */
const apostrophes = '’‘ʼʻʹ′‛´';
const plainApostrophes = (text: string): string => `replace(replace(${text}, '''', ''), '\`', '')`;
/** Letters and hyphens that Unicode does not take apart, and what people type for them. */
const [letters, plain] = ['øđðħıłŋŧς‐–—', 'oddhilntσ---'];
const double = { ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' };
/** Accents once they are apart from their letter, the vowel signs of Arabic and Hebrew, and what nobody sees. */
const marks = String.raw`[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670\u00ad\u200b-\u200d\u2060\ufeff]`;
/** Scripts that put no spaces between words: each sign is a word of its own. */
const signs = String.raw`([\u3040-\u30ff\u3400-\u9fff])`;

const spelt = Object.entries(double).reduce(
  (text, [one, two]) => `replace(${text}, '${one}', '${two}')`,
  `lower(normalize(translate(${plainApostrophes('$1')}, '${apostrophes}', ''), NFKD))`,
);

const functions = String.raw`
  create function folded(text) returns text language sql immutable parallel safe as $fold$
    select case when octet_length($1) = char_length($1) then ' ' || lower(${plainApostrophes('$1')})
      else ' ' || regexp_replace(
        regexp_replace(translate(${spelt}, '${letters}', '${plain}'), '${marks}', '', 'g'), '${signs}', ' \1 ', 'g') end $fold$;
  comment on function folded is
    'A text as it is searched: without case, accents and apostrophes, each Han or kana sign apart. Each word has a space before it.';

  create function sought(word text) returns text language sql immutable parallel safe as $fold$
    select case when char_length(folded(word)) <= 3 then folded(word) else substr(folded(word), 2) end $fold$;
  comment on function sought is
    'What a folded text contains that has this word: anywhere, but one or two letters only where a word begins.';

  create function word_pattern(word text) returns text language sql immutable parallel safe as $fold$
    select '%' || regexp_replace(sought(word), '([\\%_])', '\\\1', 'g') || '%' $fold$;
  comment on function word_pattern is 'What a folded text is LIKE that has this word.';

  create function influencers_called(word text) returns setof uuid language sql stable rows 10 as $fold$
    select id from influencers where folded(name || ' @' || handle) like word_pattern(word)
    union all select influencer_id from social_accounts
    where platform = any('{instagram,tiktok,youtube}') and lower(handle) = lower(substr(word, 2)) $fold$;
  comment on function influencers_called is
    'Who is found by a word such as @zoe.eats, deleted ones among them: by their handle, and whoever has an account of that very name.';`;

type Words = (...columns: string[]) => string;
const before: Words = (...columns) => columns.map((column) => `lower(${column})`).join(` || ' ' || `);
const now: Words = (...columns) => `folded(${columns.join(` || ' ' || `)})`;
const person = (words: string): string => `folded(name || ' @' || handle${words})`;

const index = (table: string, words: string): string => `
  drop index ${table}_search;
  create index ${table}_search on ${table} using gin ((${words}) gin_trgm_ops);`;

const indexes = (words: Words): string =>
  [
    index('ads', words('name', 'headline')),
    index('brands', words('name', 'email')),
    index('collabs', words(`(terms->>'title')`)),
    index('influencer_lists', words('name')),
    index('offers', words('title')),
    index('users', words('email', 'name')),
  ].join('');

const browser = (words: string): string => `
  alter table discovery_influencers drop column search;
  alter table discovery_influencers add column search text not null generated always as (${words}) stored;
  create index discovery_influencers_search on discovery_influencers using gin (search gin_trgm_ops);`;

const messages = (text: string): string => `
  drop index messages_words;
  create index messages_words on messages using gin (to_tsvector('simple', ${text}));`;

const views = (words: Words, people: string): string => `
  create or replace view search_brands as
    select b.id, b.name as title, b.email as detail, ${words('b.name', 'b.email')} as words from brands b
    where not exists (select from deleted_profiles d where d.profile_uid = b.id);

  create or replace view search_influencers as
    select i.id, '@' || i.handle as title, i.name as detail, ${people} as words from influencers i
    where not exists (select from deleted_profiles d where d.profile_uid = i.id);

  create or replace view search_users as
    select id, case name when '' then email else name end as title, email as detail, ${words('email', 'name')} as words
    from users;

  create or replace view search_offers as
    select o.id, o.title, b.name as detail, ${words('o.title')} as words from offers o join brands b on b.id = o.brand_id;

  create or replace view search_collabs as
    select c.id, c.terms->>'title' as title, b.name || ' and @' || i.handle as detail, ${words(`(c.terms->>'title')`)} as words
    from collabs c join brands b on b.id = c.brand_id join influencers i on i.id = c.influencer_id;`;

/** One way to fold a text for every search, and an index behind each. */
export class FoldSearches1797465600000 implements MigrationInterface {
  name = 'FoldSearches1797465600000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ${functions}
      ${indexes(now)}
      ${index('influencers', person(''))}
      ${views(now, person(''))}
      ${browser(person(` || ' ' || bio || ' ' || translate(jsonb_path_query_array(accounts, '$.*.handle')::text, '"[],', '@')`))}
      ${messages('folded(text)')}`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ${messages('text')}
      ${browser(String.raw`' ' || regexp_replace(
        regexp_replace(lower(normalize(name || ' @' || handle || ' ' || bio, NFKD)), '[\u0300-\u036f]', '', 'g'),
        '([\u3040-\u30ff\u3400-\u9fff])', ' \1 ', 'g')`)}
      ${views(before, before('i.name', 'i.handle'))}
      ${index('influencers', before('name', 'handle'))}
      ${indexes(before)}
      drop function influencers_called;
      drop function word_pattern;
      drop function sought;
      drop function folded`);
  }
}
