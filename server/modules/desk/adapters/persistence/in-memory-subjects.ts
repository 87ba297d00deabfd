import type { DeskKind } from '../../../../contract/rules/desk.js';
import { Subjects } from '../../ports/subjects.js';

export class InMemorySubjects extends Subjects {
  constructor(
    private readonly ids: readonly string[],
    private readonly colleagues: readonly string[] = [],
  ) {
    super();
  }

  async existing(_: DeskKind, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return new Map(ids.filter((id) => this.ids.includes(id)).map((id) => [id, `Called ${id}`]));
  }

  async isColleague(userId: string): Promise<boolean> {
    return this.colleagues.includes(userId);
  }
}
