import { collabStages } from '../../../../contract/lists/index.js';
import type { Database } from '../../../../shared/db/index.js';
import type { Clock } from '../../../../shared/kernel/index.js';
import { onlyOf, type StaffLists } from '../../../../shared/staff-list/index.js';
import type { CollabBoardView, VisitDaysView } from '../http/admin-collabs.dto.js';
import { collabList } from './collab-list.js';

const cardsAColumn = '[0,49]';

/** Staff's view of all Collabs: by stage, and by the day of the visit. */
export class CollabBoard {
  constructor(
    private readonly db: Database,
    private readonly lists: StaffLists,
    private readonly clock: Clock,
  ) {}

  /**
   * Late Collabs first, then one column per stage: open ones by due date, completed ones latest first.
   * @throws request/bad-list-query
   */
  async columns(filter?: string): Promise<CollabBoardView> {
    const now = this.clock.now().toISOString();
    const cards = async (only: object, sort: readonly [string, 'ASC' | 'DESC'] = ['dueAt', 'ASC']) => {
      const narrowed = onlyOf({ filter, sort: JSON.stringify(sort), range: cardsAColumn }, only);
      const { rows, total } = await this.lists.page(collabList, narrowed);
      return { total, collabs: rows };
    };
    const column = async ({ id: stage }: (typeof collabStages)[number]) => ({
      stage,
      ...(stage === collabStages.at(-1)!.id
        ? await cards({ stage, outcome: 'completed' }, ['updatedAt', 'DESC'])
        : await cards({ stage, outcome: 'open', notDueBefore: now })),
    });
    const [overdue, columns] = await Promise.all([cards({ dueBefore: now }), Promise.all(collabStages.map(column))]);
    return { overdue, columns };
  }

  /** That day in London and the 13 after it, in order. */
  async visits(from: string): Promise<VisitDaysView> {
    const items = await this.db.quickRead<VisitDaysView['items'][number]>(
      `select day::text, (
         select count(*)::int from collabs c
         where c.outcome = 'open' and c.visit_at >= day::timestamp at time zone 'Europe/London'
           and c.visit_at < (day + 1)::timestamp at time zone 'Europe/London') as visits
       from (select $1::date + n as day from generate_series(0, 13) n) days order by day`,
      [from],
      'staff-visits',
    );
    return { items };
  }
}
