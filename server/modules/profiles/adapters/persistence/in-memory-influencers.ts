import type { Platform } from '../../../../contract/lists/index.js';
import { londonTimeAt } from '../../../../contract/rules/london-time.js';
import type { ImportEvent } from '../../domain/imported-influencer.js';
import {
  type InfluencerProfile,
  type InfluencerProfileEvent,
  noDetails,
  type ProfileDetails,
} from '../../domain/influencer-profile.js';
import { type Influencer, type InfluencerEvent, isJoining, type UnclaimedProfile } from '../../domain/influencer.js';
import type { Bonds, InfluencerMerge, MergeEvent } from '../../domain/merge.js';
import { slugsFor } from '../../domain/profile-slug.js';
import { profileErrors } from '../../domain/profile.errors.js';
import { safetyErrors, type SafetyFlag, type SafetyFlagEvent } from '../../domain/safety-flag.js';
import {
  InfluencerMerges,
  type FollowerCount,
  InfluencerProfileRepository,
  ImportedInfluencers,
  InfluencerRepository,
  SafetyFlags,
} from '../../ports/influencers.js';

const sameHandle = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

export class InMemoryInfluencerRepository extends InfluencerRepository {
  readonly events: InfluencerEvent[] = [];
  /** The platform of each reserved handle. */
  private readonly reserved = new Map<string, Platform>();
  private influencers = new Map<string, Influencer>();

  get all(): readonly Influencer[] {
    return [...this.influencers.values()];
  }

  /** @returns a function that restores the current state, like a rollback */
  remember(): () => void {
    const before = new Map(this.influencers);
    return () => void (this.influencers = before);
  }

  async get(id: string): Promise<Influencer> {
    const influencer = this.influencers.get(id);
    if (!influencer) throw profileErrors.influencerNotFound(id);
    return influencer;
  }

  async unclaimed(handle: string): Promise<UnclaimedProfile | null> {
    const found = this.all.find((each) => sameHandle(each.handle, handle) && !each.claimed);
    return found ? { id: found.id, handle: found.handle, name: found.name } : null;
  }

  async save(influencer: Influencer, ...events: InfluencerEvent[]): Promise<Influencer> {
    const { id, handle, version } = influencer;
    if ((this.influencers.get(id)?.version ?? 0) !== version) throw profileErrors.stale(id);
    if (isJoining(influencer)) this.checkNotReserved(handle);
    if (this.isTaken(influencer)) throw profileErrors.handleTaken(handle);
    const slug = version === 0 ? this.freeSlugFor(influencer) : influencer.slug;
    const next = { ...influencer, slug, version: version + 1 };
    this.influencers.set(id, next);
    this.events.push(...events);
    return next;
  }

  /** Moves accounts on these platforms to the other influencer, without changing versions. */
  moveAccounts(fromId: string, toId: string, platforms: readonly Platform[]): void {
    const [from, to] = [this.influencers.get(fromId)!, this.influencers.get(toId)!];
    const moves = ({ platform }: Influencer['accounts'][number]) => platforms.includes(platform);
    this.influencers.set(fromId, { ...from, accounts: from.accounts.filter((each) => !moves(each)) });
    this.influencers.set(toId, { ...to, accounts: [...to.accounts, ...from.accounts.filter(moves)] });
  }

  async reserveHandle(handle: string, platform: Platform): Promise<void> {
    if (!this.reserved.has(handle.toLowerCase())) this.reserved.set(handle.toLowerCase(), platform);
  }

  /** Reserved for everyone except current holders. */
  isReservedFrom(accounts: Influencer['accounts'], platform: Platform, handle: string): boolean {
    const has = accounts.some((each) => each.platform === platform && sameHandle(each.handle, handle));
    return !has && this.reserved.get(handle.toLowerCase()) === platform;
  }

  checkNotReserved(handle: string): void {
    if (this.reserved.has(handle.toLowerCase())) throw profileErrors.handleTaken(handle);
  }

  private isTaken({ id, handle, accounts }: Influencer): boolean {
    return this.all.some(
      (other) =>
        other.id !== id &&
        (sameHandle(other.handle, handle) ||
          other.accounts.some((theirs) =>
            accounts.some((ours) => ours.platform === theirs.platform && sameHandle(ours.handle, theirs.handle)),
          )),
    );
  }

  private freeSlugFor({ handle, id }: Influencer): string {
    const slugs = slugsFor(handle, id);
    for (;;) {
      const { value } = slugs.next();
      if (!this.all.some(({ slug }) => slug === value)) return value;
    }
  }
}

/** Stores the details next to the influencers. */
export class InMemoryInfluencerProfileRepository extends InfluencerProfileRepository {
  readonly events: InfluencerProfileEvent[] = [];
  private readonly details = new Map<string, ProfileDetails>();
  private readonly counts = new Map<string, FollowerCount>();

  constructor(private readonly influencers: InMemoryInfluencerRepository) {
    super();
  }

  async get(id: string): Promise<InfluencerProfile> {
    return { ...(await this.influencers.get(id)), ...(this.details.get(id) ?? noDetails) };
  }

  async save(profile: InfluencerProfile, ...events: InfluencerProfileEvent[]): Promise<InfluencerProfile> {
    const { dateOfBirth, attributes, shown, audience, availability, portfolio, ...influencer } = profile;
    const before = await this.influencers.get(profile.id);
    this.checkAccounts(profile, before);
    if (!sameHandle(before.handle, profile.handle)) this.influencers.checkNotReserved(profile.handle);
    const saved = await this.influencers.save(influencer);
    const details = { dateOfBirth, attributes, shown, audience, availability, portfolio };
    this.details.set(profile.id, details);
    this.note(profile);
    this.events.push(...events);
    return { ...saved, ...details };
  }

  async historyOf(id: string, days: number): Promise<readonly FollowerCount[]> {
    const { accounts } = await this.influencers.get(id);
    return accounts.flatMap(({ platform, handle }) =>
      [...this.counts]
        .filter(([key]) => key.startsWith(`${id} ${platform} ${handle.toLowerCase()} `))
        .map(([, count]) => count)
        .sort((a, b) => a.day.localeCompare(b.day))
        .slice(-days),
    );
  }

  private checkAccounts({ id, accounts }: InfluencerProfile, before: Influencer): void {
    for (const { platform, handle } of accounts) {
      const taken = this.influencers.all.some(
        (other) =>
          other.id !== id &&
          other.accounts.some((each) => each.platform === platform && sameHandle(each.handle, handle)),
      );
      if (taken || this.influencers.isReservedFrom(before.accounts, platform, handle))
        throw profileErrors.accountTaken(platform, handle);
    }
  }

  private note({ id, accounts, updatedAt }: InfluencerProfile): void {
    const { date: day } = londonTimeAt(updatedAt);
    for (const { platform, handle, followers, engagement } of accounts) {
      const last = [...this.counts].findLast(([key]) =>
        key.startsWith(`${id} ${platform} ${handle.toLowerCase()} `),
      )?.[1];
      if (followers === null || (last?.followers === followers && last.engagement === engagement)) continue;
      this.counts.set(`${id} ${platform} ${handle.toLowerCase()} ${day}`, { platform, day, followers, engagement });
    }
  }
}

/** Nobody claims a profile here, and there are Collabs only if a test says so. */
export class InMemoryInfluencerMerges extends InfluencerMerges {
  readonly events: MergeEvent[] = [];
  readonly collabsOf = new Map<string, number>();
  private readonly merges = new Map<string, InfluencerMerge>();

  constructor(private readonly influencers: InMemoryInfluencerRepository) {
    super();
  }

  async hold(): Promise<void> {}

  async find(mergedId: string): Promise<InfluencerMerge | null> {
    return this.merges.get(mergedId) ?? null;
  }

  async bondsOf(id: string): Promise<Bonds> {
    const merges = [...this.merges.values()].filter(({ keptId }) => keptId === id).length;
    return { openClaims: 0, collabs: this.collabsOf.get(id) ?? 0, merges };
  }

  async add(merge: InfluencerMerge, ...events: MergeEvent[]): Promise<void> {
    this.influencers.moveAccounts(merge.mergedId, merge.keptId, merge.moved.platforms);
    this.merges.set(merge.mergedId, merge);
    this.events.push(...events);
  }

  async remove({ mergedId, keptId, moved }: InfluencerMerge, ...events: MergeEvent[]): Promise<void> {
    this.influencers.moveAccounts(keptId, mergedId, moved.platforms);
    this.merges.delete(mergedId);
    this.events.push(...events);
  }
}

export class InMemoryImportedInfluencers extends ImportedInfluencers {
  readonly events: ImportEvent[] = [];

  constructor(private readonly influencers: InMemoryInfluencerRepository) {
    super();
  }

  async find(platform: Platform, handles: readonly string[]): Promise<ReadonlyMap<string, Influencer>> {
    const found = handles.map((handle) => [handle, this.withHandle(platform, handle)] as const);
    return new Map(found.flatMap(([handle, influencer]) => (influencer ? [[handle, influencer]] : [])));
  }

  async store(influencers: readonly Influencer[], event: ImportEvent): Promise<void> {
    const restore = this.influencers.remember();
    try {
      for (const influencer of influencers) await this.influencers.save(influencer);
    } catch {
      restore();
      throw profileErrors.rowRefused('Someone else was faster.');
    }
    this.events.push(event);
  }

  private withHandle(platform: Platform, handle: string): Influencer | undefined {
    const { all } = this.influencers;
    const hasAccount = ({ accounts }: Influencer, on?: Platform) =>
      accounts.some((account) => (!on || account.platform === on) && sameHandle(account.handle, handle));
    return (
      all.find((influencer) => hasAccount(influencer, platform)) ??
      all.find((influencer) => sameHandle(influencer.handle, handle)) ??
      all.find((influencer) => hasAccount(influencer))
    );
  }
}

export class InMemorySafetyFlags extends SafetyFlags {
  readonly events: SafetyFlagEvent[] = [];
  private readonly flags = new Map<string, SafetyFlag>();

  constructor(private readonly exists: (influencerId: string) => boolean) {
    super();
  }

  async of(influencerId: string): Promise<SafetyFlag[]> {
    return [...this.flags.values()]
      .filter((flag) => flag.influencerId === influencerId)
      .toSorted((a, b) => Number(a.liftedAt !== null) - Number(b.liftedAt !== null) || +b.setAt - +a.setAt);
  }

  async add(flag: SafetyFlag, event: SafetyFlagEvent): Promise<void> {
    if (!this.exists(flag.influencerId)) throw profileErrors.influencerNotFound(flag.influencerId);
    const standing = (await this.of(flag.influencerId)).filter(({ liftedAt }) => liftedAt === null);
    if (standing.some(({ category }) => category === flag.category)) throw safetyErrors.alreadyFlagged();
    this.flags.set(flag.id, flag);
    this.events.push(event);
  }

  async lift(flag: SafetyFlag, event: SafetyFlagEvent): Promise<void> {
    if (this.flags.get(flag.id)?.liftedAt !== null) throw safetyErrors.notFound();
    this.flags.set(flag.id, flag);
    this.events.push(event);
  }
}
