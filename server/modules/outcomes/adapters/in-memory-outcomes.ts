import { newId } from '../../../shared/kernel/index.js';
import type { CollabLink } from '../domain/collab-link.js';
import { type GuestSum, type GuestSums, noGuests } from '../domain/figures.js';
import type { GuestKind, GuestParty, VenueDay } from '../domain/guests.js';
import { type BookingHook, type ResultSettings, unsaid } from '../domain/settings.js';
import { CoversDays, GuestParties } from '../ports/counts.js';
import { CollabLinks, LinkClicks } from '../ports/links.js';
import { LinkTargets } from '../ports/neighbours.js';
import { BookingHooks, HookSecrets, SettingsRepository, type SignedMessage } from '../ports/settings.js';

export class InMemoryCollabLinks extends CollabLinks {
  private links: readonly CollabLink[] = [];

  async ofCollab(collabId: string): Promise<CollabLink | null> {
    return this.links.find((each) => each.collabId === collabId) ?? null;
  }

  async byCode(code: string): Promise<CollabLink | null> {
    return this.links.find((each) => each.code === code) ?? null;
  }

  async said(brandId: string, { word, code }: Readonly<{ word: string; code: string }>): Promise<CollabLink | null> {
    const own = this.links.filter((each) => each.brandId === brandId);
    return own.find((each) => each.word === word || each.code === code) ?? null;
  }

  async ofBrand(brandId: string): Promise<readonly CollabLink[]> {
    return this.links.filter((each) => each.brandId === brandId);
  }

  async addOrFind(link: CollabLink): Promise<CollabLink | null> {
    const existing = this.links.find(({ collabId }) => collabId === link.collabId);
    if (existing) return existing;
    const isTaken = ({ brandId, word, code }: CollabLink) =>
      code === link.code || (brandId === link.brandId && word === link.word);
    if (this.links.some(isTaken)) return null;
    this.links = [...this.links, link];
    return link;
  }

  async lead(collabId: string, targetUrl: string | null): Promise<void> {
    this.links = this.links.map((each) => (each.collabId === collabId ? { ...each, targetUrl } : each));
  }
}

export class InMemoryLinkClicks extends LinkClicks {
  private readonly clicks = new Map<string, number>();

  async count(collabId: string): Promise<void> {
    this.clicks.set(collabId, (this.clicks.get(collabId) ?? 0) + 1);
  }

  async totals(collabIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return new Map([...this.clicks].filter(([collabId]) => collabIds.includes(collabId)));
  }
}

export class InMemoryGuestParties extends GuestParties {
  private parties: readonly GuestParty[] = [];

  async add(parties: readonly GuestParty[]): Promise<readonly string[]> {
    return parties.filter((each) => this.addOne(each)).map(({ id }) => id);
  }

  async known(brandId: string, externalIds: readonly string[]): Promise<readonly string[]> {
    return this.parties
      .filter((each) => each.brandId === brandId && each.externalId !== null && externalIds.includes(each.externalId))
      .map(({ kind, externalId }) => `${kind} ${externalId}`);
  }

  async remove(brandId: string, id: string): Promise<boolean> {
    const left = this.parties.filter((each) => each.id !== id || each.brandId !== brandId);
    const isGone = left.length < this.parties.length;
    this.parties = left;
    return isGone;
  }

  async latest(brandId: string, limit: number): Promise<readonly GuestParty[]> {
    const own = this.parties.filter((each) => each.brandId === brandId);
    return own.toSorted((one, other) => other.at.getTime() - one.at.getTime()).slice(0, limit);
  }

  async sums(collabIds: readonly string[]): Promise<ReadonlyMap<string, GuestSums>> {
    const own = (id: string) => this.parties.filter(({ collabId }) => collabId === id);
    return new Map(
      collabIds
        .filter((id) => own(id).length > 0)
        .map((id) => [id, { redeemed: sumOf(own(id), 'redeemed'), named: sumOf(own(id), 'named') }]),
    );
  }

  private addOne(party: GuestParty): boolean {
    const isSame = ({ brandId, kind, externalId }: GuestParty) =>
      externalId !== null && externalId === party.externalId && brandId === party.brandId && kind === party.kind;
    if (this.parties.some(isSame)) return false;
    this.parties = [...this.parties, party];
    return true;
  }
}

const sumOf = (parties: readonly GuestParty[], wanted: GuestKind): GuestSum =>
  parties
    .filter(({ kind }) => kind === wanted)
    .reduce<GuestSum>(
      (sum, { covers, spendPence }) => ({
        parties: sum.parties + 1,
        covers: sum.covers + covers,
        spendPence: spendPence === null ? sum.spendPence : (sum.spendPence ?? 0) + spendPence,
        coversWithSpend: sum.coversWithSpend + (spendPence === null ? 0 : covers),
      }),
      noGuests,
    );

export class InMemoryCoversDays extends CoversDays {
  private readonly days = new Map<string, VenueDay>();

  async put(days: readonly VenueDay[]): Promise<number> {
    const last = new Map(days.map((each) => [keyOf(each), each]));
    const changed = [...last].filter(([key, { covers }]) => this.days.get(key)?.covers !== covers);
    for (const [key, day] of changed) this.days.set(key, day);
    return changed.length;
  }

  async between(brandId: string, first: string, last: string): Promise<readonly VenueDay[]> {
    return [...this.days]
      .filter(([, each]) => each.brandId === brandId && each.day >= first && each.day <= last)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([, each]) => each);
  }
}

const keyOf = ({ venueId, day }: VenueDay): string => `${venueId} ${day}`;

export class InMemorySettings extends SettingsRepository {
  private readonly settings = new Map<string, ResultSettings>();

  async of(brandId: string): Promise<ResultSettings> {
    return this.settings.get(brandId) ?? unsaid(brandId);
  }

  async save(settings: ResultSettings): Promise<void> {
    this.settings.set(settings.brandId, settings);
  }
}

export class InMemoryBookingHooks extends BookingHooks {
  private readonly hooks = new Map<string, BookingHook>();

  async find(id: string): Promise<BookingHook | null> {
    return [...this.hooks.values()].find((each) => each.id === id) ?? null;
  }

  async ofBrand(brandId: string): Promise<BookingHook | null> {
    return this.hooks.get(brandId) ?? null;
  }

  async replace(hook: BookingHook): Promise<void> {
    this.hooks.set(hook.brandId, hook);
  }

  async remove(brandId: string): Promise<void> {
    this.hooks.delete(brandId);
  }
}

const validMs = 5 * 60 * 1_000;

/** Signs by showing the secret, where the real adapter makes an HMAC with it. */
export class InMemoryHookSecrets extends HookSecrets {
  constructor(private readonly now: () => Date) {
    super();
  }

  make(): string {
    return `secret ${newId()}`;
  }

  seal(secret: string, hookId: string): string {
    return [...`${secret} of ${hookId}`].reverse().join('');
  }

  tokenOf(hookId: string): string {
    return `${hookId}.signed`;
  }

  hookIn(token: string): string | null {
    return /^([0-9a-f-]{36})\.signed$/.exec(token)?.[1] ?? null;
  }

  isSigned({ headers, body }: SignedMessage, { id, sealedSecret }: Pick<BookingHook, 'id' | 'sealedSecret'>): boolean {
    const { at = '', secret = '', signed } = headers;
    const age = Math.abs(this.now().getTime() - Date.parse(at));
    return signed === body && this.seal(secret, id) === sealedSecret && age <= validMs;
  }
}

/** Knows some addresses inside a network, where the real adapter resolves names. */
export class InMemoryLinkTargets extends LinkTargets {
  readonly httpsOnly = true;
  readonly fallback = 'https://tastemaker.test';

  async refuses(url: string): Promise<boolean> {
    return ['127.0.0.1', 'inside.test'].includes(new URL(url).hostname);
  }
}
