import type { Addition } from '../../../../contract/lists/index.js';
import { type Database, orConflict } from '../../../../shared/db/index.js';
import type { Outbox } from '../../../../shared/events/index.js';
import type { ListEvent } from '../../domain/list-addition.js';
import { settingsErrors } from '../../domain/settings.errors.js';
import { ListAdditionRepository } from '../../ports/repositories.js';

/** Notifies inside the transaction: every process reads again once it is committed. */
export const listsChanged = 'lists_changed';

const readAll = 'select list, id, label, lat, lng, withdrawn from list_additions order by added_at, list, id';
const insert = `
  insert into list_additions (list, id, label, lat, lng, withdrawn, added_at, changed_by, changed_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $7)`;
const update = `
  update list_additions set label = $3, withdrawn = $4, changed_by = $5, changed_at = $6 where list = $1 and id = $2`;

export class SqlListAdditionRepository extends ListAdditionRepository {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  all(): Promise<readonly Addition[]> {
    return this.db.quickRead<Addition>(readAll, [], 'list-additions');
  }

  add({ list, id, label, lat, lng, withdrawn }: Addition, event: ListEvent): Promise<void> {
    const values = [list, id, label, lat, lng, withdrawn, event.occurredAt, event.actor.userId];
    return this.stored([event], () =>
      orConflict(this.db.affected(insert, values), () => settingsErrors.alreadyListed(label, false)),
    );
  }

  change(additions: readonly Addition[], events: readonly ListEvent[]): Promise<void> {
    return this.stored(events, async () => {
      const { actor, occurredAt } = events[0]!;
      for (const { list, id, label, withdrawn } of additions)
        await orConflict(this.db.affected(update, [list, id, label, withdrawn, actor.userId, occurredAt]), () =>
          settingsErrors.alreadyListed(label, false),
        );
    });
  }

  private stored(events: readonly ListEvent[], write: () => Promise<unknown>): Promise<void> {
    return this.db.inTransaction(async () => {
      await write();
      await this.outbox.append([...events]);
      await this.db.rows(`select pg_notify('${listsChanged}', '')`);
    });
  }
}
