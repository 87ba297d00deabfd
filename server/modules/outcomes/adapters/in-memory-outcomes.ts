import { type Actor, DomainError, newId } from '../../../shared/kernel/index.js';
import { type BookingHook, type CollabLink, type ResultSettings, unsaid } from '../domain/collab-link.js';
import { type GuestSum, type GuestSums, noGuests, plus } from '../domain/figures.js';
import type { GuestKind, GuestParty, GuestsEvent, VenueDay } from '../domain/guests.js';
import {
  BookingHooks,
  CollabLinks,
  CoversDays,
  GuestParties,
  HookSecrets,
  LinkClicks,
  SettingsRepository,
  type SignedMessage,
  type TellGuests,
} from '../ports/repositories.js';
import {
  Collabs,
  LinkTargets,
  type RecentCreator,
  type ResultingCollab,
  Sides,
  type VenueVisit,
} from '../ports/neighbours.js';

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
  readonly events: GuestsEvent[] = [];
  private parties: readonly GuestParty[] = [];

  async add(parties: readonly GuestParty[], tell: TellGuests): Promise<readonly string[]> {
    const added = parties.filter((each) => this.addOne(each));
    this.events.push(...tell(added));
    return added.map(({ id }) => id);
  }

  async known(brandId: string, externalIds: readonly string[]): Promise<readonly string[]> {
    return this.parties
      .filter((each) => each.brandId === brandId && each.externalId !== null && externalIds.includes(each.externalId))
      .map(({ kind, externalId }) => `${kind} ${externalId}`);
  }

  async remove(brandId: string, id: string, tell: TellGuests): Promise<boolean> {
    const removed = this.parties.filter((each) => each.id === id && each.brandId === brandId);
    this.parties = this.parties.filter((each) => !removed.includes(each));
    this.events.push(...tell(removed));
    return removed.length > 0;
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
    .map(({ covers, spendPence }) => ({
      ...{ parties: 1, covers, spendPence, coversWithSpend: spendPence === null ? 0 : covers },
    }))
    .reduce<GuestSum>(plus, noGuests);

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

export class InMemorySettingsRepository extends SettingsRepository {
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

export class InMemoryCollabs extends Collabs {
  visits: readonly VenueVisit[] = [];
  visitors: readonly RecentCreator[] = [];

  constructor(readonly all: ResultingCollab[]) {
    super();
  }

  async get({ role, profile }: Actor, id: string): Promise<ResultingCollab> {
    const collab = this.all.find((each) => each.id === id);
    const readers = [collab?.brandId, collab?.influencerId];
    if (collab && (role === 'admin' || readers.includes(profile?.uid))) return collab;
    throw new DomainError('not-found', 'collabs/not-found', 'This Collab doesn’t exist.');
  }

  async recent(_: string, since: Date): Promise<readonly RecentCreator[]> {
    return this.visitors.filter(({ visitAt }) => visitAt >= since);
  }

  async given(brandId: string, from: Date, until: Date): Promise<readonly ResultingCollab[]> {
    const own = this.all.filter((each) => each.brandId === brandId && each.givenPence > 0);
    return own.filter(({ createdAt }) => createdAt >= from && createdAt < until);
  }

  async venueVisits(): Promise<readonly VenueVisit[]> {
    return this.visits;
  }
}

export class InMemorySides extends Sides {
  constructor(private readonly venues: Readonly<Record<string, string>>) {
    super();
  }

  async checkVenue(_: string, venueId: string): Promise<void> {
    if (!Object.values(this.venues).includes(venueId))
      throw new DomainError('invalid', 'collabs/venue-unknown', 'This isn’t one of your venues.');
  }

  async venueNames(): Promise<ReadonlyMap<string, string>> {
    return new Map(Object.entries(this.venues));
  }

  async campaignOf() {
    return { brandSlug: 'ember', handle: 'maya.eats' };
  }
}
