import type { Addition } from '../../../../contract/lists/index.js';
import { listErrors } from '../../domain/list-addition.errors.js';
import { ListAdditionRepository } from '../../ports/list-addition.repository.js';

export class InMemoryListAdditionRepository extends ListAdditionRepository {
  private additions: readonly Addition[] = [];

  async all(): Promise<readonly Addition[]> {
    return this.additions;
  }

  async add(addition: Addition): Promise<void> {
    const { list, id, label } = addition;
    const taken = (each: Addition) => each.id === id || each.label.toLowerCase() === label.toLowerCase();
    if (this.additions.some((each) => each.list === list && taken(each))) throw listErrors.alreadyListed(label, false);
    this.additions = [...this.additions, addition];
  }

  async change(changed: readonly Addition[]): Promise<void> {
    this.additions = this.additions.map(
      (each) => changed.find((next) => next.list === each.list && next.id === each.id) ?? each,
    );
  }
}
