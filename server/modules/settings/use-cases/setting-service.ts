import type { SettingId } from '../../../contract/rules/settings.js';
import type { Actor, Clock } from '../../../shared/kernel/index.js';
import { changeSetting, inForce, type Settings } from '../domain/setting.js';
import type { SettingsRepository } from '../ports/repositories.js';

/** The value of each in the server's environment. */
export type GivenSettings = Readonly<Record<SettingId, string | undefined>>;

/** One setting: the effective value, staff's, and the environment's. */
type SettingState = Readonly<{ value: string | null; set: string | null; given: string | null }>;

/** Changes by another process show within this time. */
const rememberedMs = 5_000;

/** Reads and changes settings. A service, since it caches for a moment what every page needs. */
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

  /** Null uses the environment's value; an empty text hides it. @throws settings/not-staff, settings/bad-value */
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

  /** Failed reads aren't cached. */
  private async read(): Promise<Settings> {
    try {
      return await this.repository.all();
    } catch (error) {
      this.known = null;
      throw error;
    }
  }
}
