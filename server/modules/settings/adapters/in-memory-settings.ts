import type { Addition } from '../../../contract/lists/index.js';
import type { SettingEvent, Settings } from '../domain/setting.js';
import { settingsErrors } from '../domain/settings.errors.js';
import { ListAdditionRepository, SettingsRepository } from '../ports/repositories.js';

export class InMemorySettingsRepository extends SettingsRepository {
  private settings: Settings = {};

  async all(): Promise<Settings> {
    return this.settings;
  }

  async save({ payload: { id, value } }: SettingEvent): Promise<void> {
    const { [id]: _, ...others } = this.settings;
    this.settings = value === null ? others : { ...others, [id]: value };
  }
}

export class InMemoryListAdditionRepository extends ListAdditionRepository {
  private additions: readonly Addition[] = [];

  async all(): Promise<readonly Addition[]> {
    return this.additions;
  }

  async add(addition: Addition): Promise<void> {
    const { list, id, label } = addition;
    const taken = (each: Addition) => each.id === id || each.label.toLowerCase() === label.toLowerCase();
    if (this.additions.some((each) => each.list === list && taken(each)))
      throw settingsErrors.alreadyListed(label, false);
    this.additions = [...this.additions, addition];
  }

  async change(changed: readonly Addition[]): Promise<void> {
    this.additions = this.additions.map(
      (each) => changed.find((next) => next.list === each.list && next.id === each.id) ?? each,
    );
  }
}
