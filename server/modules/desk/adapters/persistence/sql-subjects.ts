import { type DeskKind, deskKinds } from '../../../../contract/rules/desk.js';
import type { Database } from '../../../../shared/db/index.js';
import { Subjects } from '../../ports/repositories.js';

/** The subjects that other modules publish, and their names there. */
export const published: Record<DeskKind, Readonly<{ view: string; called: string }>> = {
  brand: { view: 'profile_brand_cards', called: 'name' },
  influencer: { view: 'profile_influencer_cards', called: `'@' || handle` },
  collab: { view: 'collab_cards', called: 'title' },
};

/** The name of a row's subject; empty if it has been deleted. @param alias of a table with `kind` and `subject_id` */
export const aboutSubject = (alias: string): string => {
  const called = deskKinds.map((kind) => {
    const { view, called: name } = published[kind];
    return `when '${kind}' then (select ${name} from ${view} where id = ${alias}.subject_id)`;
  });
  return `coalesce(case ${alias}.kind ${called.join(' ')} end, '')`;
};

/** The subject $1, including what was stored for a profile that was merged into it. */
export const withMerged = `any (array(select $1::uuid union all select g.merged_id from profile_merges g where g.kept_id = $1))`;

export class SqlSubjects extends Subjects {
  constructor(private readonly db: Database) {
    super();
  }

  async existing(kind: DeskKind, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const { view, called } = published[kind];
    const sql = `select id, ${called} as name from ${view} where id = any($1::uuid[])`;
    return new Map((await this.db.rows<{ id: string; name: string }>(sql, [ids])).map(({ id, name }) => [id, name]));
  }

  async isColleague(userId: string): Promise<boolean> {
    return (await this.db.rows('select from staff_cards where id = $1', [userId])).length === 1;
  }
}
