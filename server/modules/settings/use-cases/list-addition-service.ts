import { type Addition, additionsNow, grow, type GrowingList } from '../../../contract/lists/index.js';
import type { Actor, Clock } from '../../../shared/kernel/index.js';
import { type AdditionChanges, addToList, changeAddition, type NewAddition } from '../domain/list-addition.js';
import type { ListAdditionRepository } from '../ports/repositories.js';

/**
 * A service that keeps this process's lists up to date, and lets staff extend them: every change triggers a new read.
 */
export class ListAdditionService {
  private reading: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly repository: ListAdditionRepository,
    private readonly clock: Clock,
  ) {}

  /** Staff's additions as known to this process; others are notified and follow at once. */
  get additions(): readonly Addition[] {
    return additionsNow();
  }

  /** Reads all again; serialised, so that the latest read wins. */
  refresh(): Promise<void> {
    const read = this.reading.then(async () => grow(await this.repository.all()));
    this.reading = read.catch(() => undefined);
    return read;
  }

  /** @throws settings/not-staff, settings/bad-label, settings/already-listed, settings/point-needed, settings/list-full */
  async add(actor: Actor, wanted: NewAddition): Promise<Addition> {
    const [addition, event] = addToList(await this.repository.all(), wanted, actor, this.clock.now());
    await this.repository.add(addition, event);
    await this.refresh();
    return addition;
  }

  /** @throws settings/not-staff, settings/not-listed, settings/bad-label, settings/already-listed, settings/built-in-name */
  async change(actor: Actor, list: GrowingList, id: string, changes: AdditionChanges): Promise<void> {
    const changed = changeAddition(await this.repository.all(), list, id, changes, actor, this.clock.now());
    if (!changed) return;
    await this.repository.change(...changed);
    await this.refresh();
  }
}
