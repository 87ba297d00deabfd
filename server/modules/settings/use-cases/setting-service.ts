import type { SettingId } from '../../../contract/rules/settings.js';
import type { Actor, Clock } from '../../../shared/kernel/index.js';
import { changeSetting, inForce, type Settings } from '../domain/setting.js';
import type { SettingsRepository } from '../ports/repositories.js';

/** What the server's environment says of each. */
export type GivenSettings = Readonly<Record<SettingId, string | undefined>>;

/** One setting: the value that counts, the staff's, and the environment's. */
type SettingState = Readonly<{ value: string | null; set: string | null; given: string | null }>;

/** Another process is heard within this time. */
const rememberedMs = 5_000;

/** Reads and changes what staff may set. A service, since it remembers for a moment what every page asks for. */
export class SettingService {
  private known: { settings: Promise<Settings>; until: number } | null = null;

  constructor(
    private readonly repository: SettingsRepository,
    private readonly given: GivenSettings,
    private readonly clock: Clock,
  ) {}

  async get(id: SettingId): Promise<SettingState> {
    const settings = await this.remembered();
    const given = this.given[id];
    return { value: inForce(settings, id, given), set: settings[id] ?? null, given: given ?? null };
  }

  /** Null is what the environment says; an empty text hides it. @throws settings/not-staff, settings/bad-value */
  async change(actor: Actor, id: SettingId, value: string | null): Promise<void> {
    const [, event] = changeSetting(await this.repository.all(), id, value, actor, this.clock.now());
    await this.repository.save(event);
    this.known = null;
  }

  private remembered(): Promise<Settings> {
    const now = performance.now();
    if (!this.known || this.known.until < now) this.known = { settings: this.read(), until: now + rememberedMs };
    return this.known.settings;
  }

  /** What could not be read is not remembered. */
  private async read(): Promise<Settings> {
    try {
      return await this.repository.all();
    } catch (error) {
      this.known = null;
      throw error;
    }
  }
}
