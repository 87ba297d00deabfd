import type { Database } from '../../../../shared/db/index.js';
import { sampleSize, weightOf } from '../../domain/facets.js';
import { type People, TagBits } from './tag-bits.js';
import { tagRowsFrom } from './tag-rows.js';

/** A random sample of people: its size, its largest key, their tags, and which of them match. */
export type TagSample = Readonly<{ size: number; lastKey: number; bits: TagBits; among: People }>;
type TextSample = TagSample & Readonly<{ texts: readonly string[] }>;

type Row = { size: number; lastKey: number; tags: string };

/** The influencers with the smallest keys, by an index-only scan. */
const readTags = `
  select count(*)::int as size, coalesce(max(sample_key), 0) as "lastKey", coalesce(string_agg(tags::text, ''), '') as tags
  from (select sample_key, tags from discovery_influencers order by sample_key limit ${sampleSize}) sample`;

const readTexts = `
  select count(*)::int as size, coalesce(max(sample_key), 0) as "lastKey", coalesce(string_agg(tags::text, ''), '') as tags,
    coalesce(array_agg(search), '{}') as texts
  from (select sample_key, tags, search from discovery_influencers order by sample_key limit ${sampleSize}) sample`;

function sampleFrom({ size, lastKey, tags }: Row): TagSample {
  const bits = new TagBits(tagRowsFrom(tags, size));
  return { size, lastKey, bits, among: bits.all() };
}

/** The total, estimated from the sample. */
export const peopleOf = ({ size, lastKey }: TagSample): number => size * weightOf(size, lastKey);

/** The maximum age of estimates. */
const goodForMs = 60_000;

/** Cached for a minute. */
class Kept<T> {
  private kept: { value: Promise<T>; until: number } | null = null;
  private last: Promise<T> | null = null;

  constructor(private readonly read: () => Promise<T>) {}

  get(): Promise<T> {
    return this.kept && performance.now() < this.kept.until ? this.kept.value : this.fresh();
  }

  /** Stale-while-revalidate: any cached sample at once, while another is read in the background. */
  lately(): Promise<T> {
    const before = this.last;
    const now = this.get();
    return before ?? now;
  }

  fresh(): Promise<T> {
    const value = this.read();
    const mine = { value, until: performance.now() + goodForMs };
    this.kept = mine;
    value.then(
      () => (this.last = value),
      () => this.kept === mine && (this.kept = null),
    );
    return value;
  }
}

/**
 * A sample from the last minute. Only one that represents more people than it holds may be that old: a smaller one is
 * everyone, and has to be exact.
 */
export class KeptSample {
  private readonly tags: Kept<TagSample>;
  private readonly texts: Kept<TextSample>;

  constructor(private readonly db: Database) {
    this.tags = new Kept(async () => sampleFrom((await db.rows<Row>(readTags))[0]!));
    this.texts = new Kept(async () => {
      const [row] = await db.rows<Row & { texts: string[] }>(readTexts);
      return { ...sampleFrom(row!), texts: row!.texts };
    });
  }

  /** For query planning, which tolerates a stale sample and so never waits for a new one. */
  hint(): Promise<TagSample> {
    return this.tags.lately();
  }

  get(): Promise<TagSample> {
    return this.still(this.tags);
  }

  /** Members of the sample who have these words. */
  async having(words: readonly string[]): Promise<TagSample> {
    const [{ texts, ...drawn }, sought] = await Promise.all([this.still(this.texts), this.sought(words)]);
    return { ...drawn, among: drawn.bits.who((person) => sought.every(({ text }) => texts[person]!.includes(text))) };
  }

  /** Patterns that a text must contain to have each of these words. */
  private sought(words: readonly string[]): Promise<{ text: string }[]> {
    return this.db.quickRead('select sought(word) as text from unnest($1::text[]) word', [words], 'browser-sought');
  }

  private async still<T extends TagSample>(kept: Kept<T>): Promise<T> {
    const before = kept.get();
    return (await before).size < sampleSize ? kept.fresh() : before;
  }
}
