import { type Addition, additionsNow, idsOf } from '../../../../contract/lists/index.js';
import {
  type InfluencerFilterName,
  influencerFilters,
  safetyExclusions,
} from '../../../../contract/rules/influencer-filters.js';
import type { Database } from '../../../../shared/db/index.js';

/** The lists that influencers are tagged with: filters, and flags that exclude. */
export type TagList = InfluencerFilterName | 'safety';
type Tag = Readonly<{ code: number; list: TagList; option: string }>;

/** The current lists: staff can extend some of them. */
const catalogue = (): readonly { list: TagList; option: string }[] => [
  ...Object.entries(influencerFilters).flatMap(([list, { options }]) =>
    options.map(({ id }) => ({ list: list as InfluencerFilterName, option: id })),
  ),
  ...idsOf(safetyExclusions).map((option) => ({ list: 'safety' as const, option })),
];

const readAll = 'select code, list, option from discovery_tags';
const addMissing = `
  insert into discovery_tags (list, option) select list, option from jsonb_to_recordset($1::jsonb) as t (list text, option text)
  on conflict (list, option) do nothing`;

/** The number of each option. Numbers are never reused; new options get one on first use. */
export class TagCodes {
  private known: Promise<Tags> | null = null;
  private following: readonly Addition[] = [];

  constructor(private readonly db: Database) {}

  all(): Promise<Tags> {
    if (this.following !== additionsNow()) this.known = null;
    this.following = additionsNow();
    this.known ??= this.load().catch((error: unknown) => {
      this.known = null;
      throw error;
    });
    return this.known;
  }

  private async load(): Promise<Tags> {
    const tags = new Tags(await this.db.rows<Tag>(readAll));
    const missing = catalogue().filter(({ list, option }) => tags.codesOf(list, [option]).length === 0);
    if (missing.length === 0) return tags;
    await this.db.affected(addMissing, [JSON.stringify(missing)]);
    return new Tags(await this.db.rows<Tag>(readAll));
  }
}

export class Tags {
  private readonly byCode: ReadonlyMap<number, Tag>;
  private readonly byOption: ReadonlyMap<string, number>;

  constructor(private readonly tags: readonly Tag[]) {
    this.byCode = new Map(tags.map((tag) => [tag.code, tag]));
    this.byOption = new Map(tags.map(({ code, list, option }) => [`${list}:${option}`, code]));
  }

  /** The numbers of these options; unknown ones are missing. */
  codesOf(list: TagList, options: readonly string[]): number[] {
    return options.flatMap((option) => this.byOption.get(`${list}:${option}`) ?? []);
  }

  tagOf(code: number): Tag | undefined {
    return this.byCode.get(code);
  }
}
