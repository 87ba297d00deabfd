import type { Platform } from '../../../contract/lists/social.js';
import { type AccountReading, dayOf } from '../domain/account-numbers.js';
import {
  type CreatorHome,
  decidedSince,
  isBySize,
  isLowFar,
  type SignContest,
  type SignEvent,
  type SignEvidence,
  type SignFigure,
  signKinds,
  type SignRank,
  sizeFactor,
} from '../domain/account-signs.js';
import { connectionErrors } from '../domain/connection.errors.js';
import { AccountSigns, type ShownSign } from '../ports/connections.js';
import type { InMemoryConnectionRepository } from './in-memory-connections.js';

type KeptSign = SignFigure &
  Pick<AccountReading, 'influencerId' | 'platform' | 'day'> &
  Readonly<{ followers: number }>;

export class InMemoryAccountSigns extends AccountSigns {
  private kept: readonly KeptSign[] = [];
  private contests: readonly SignContest[] = [];
  readonly events: SignEvent[] = [];
  /** What other modules know, by influencer. */
  readonly known = new Map<string, Pick<SignEvidence, 'posts' | keyof CreatorHome>>();
  readonly hidden = new Set<string>();

  constructor(private readonly connections: InMemoryConnectionRepository) {
    super();
  }

  async about(influencerId: string): Promise<Pick<SignEvidence, 'posts' | keyof CreatorHome>> {
    return this.known.get(influencerId) ?? { posts: [], country: null, city: null };
  }

  async keep(
    { influencerId, platform, followers, day }: Pick<AccountReading, 'influencerId' | 'platform' | 'followers' | 'day'>,
    figures: readonly SignFigure[],
  ): Promise<void> {
    const others = this.kept.filter((each) => !isOf(each, influencerId, platform));
    const account = { influencerId, platform, day, followers: followers ?? 0 };
    this.kept = [...others, ...figures.map((figure) => ({ ...figure, ...account }))];
  }

  async forget(influencerId: string, platform: Platform): Promise<void> {
    this.kept = this.kept.filter((each) => !isOf(each, influencerId, platform));
    this.contests = this.contests.filter((each) => !isOf(each, influencerId, platform));
  }

  async of(influencerId: string, now: Date, reader: 'brand' | 'creator'): Promise<readonly ShownSign[]> {
    if (reader === 'brand' && this.hidden.has(influencerId)) return [];
    const connected = (await this.connections.of(influencerId)).filter(({ sealedTokens }) => sealedTokens !== null);
    const { country, city } = await this.about(influencerId);
    return this.kept
      .filter((each) => each.influencerId === influencerId)
      .filter(({ platform }) => connected.some((each) => each.platform === platform))
      .sort((one, other) => signKinds.indexOf(one.kind) - signKinds.indexOf(other.kind))
      .sort((one, other) => one.platform.localeCompare(other.platform))
      .map(({ kind, value, platform, day, ...rest }) => ({
        ...{ kind, value, platform, day, country, city },
        rank: this.rankOf({ kind, value, platform, day, ...rest }, now),
        contest: this.contestOf({ influencerId, platform, kind }, now),
      }));
  }

  private rankOf(sign: KeptSign, now: Date): SignRank {
    const { kind, platform, influencerId, value, followers } = sign;
    const others = this.kept
      .filter((each) => each.kind === kind && each.platform === platform && each.influencerId !== influencerId)
      .filter(({ day }) => day >= dayOf(decidedSince(now)))
      .filter((each) => !isBySize(kind) || isBetween(each.followers, followers / sizeFactor, followers * sizeFactor));
    const asFar = others.filter((each) => (isLowFar(kind) ? each.value <= value : each.value >= value));
    return { among: others.length, asFar: asFar.length };
  }

  private contestOf(sign: Pick<SignContest, 'influencerId' | 'platform' | 'kind'>, now: Date): SignContest | null {
    const since = decidedSince(now);
    const isIts = (each: SignContest) =>
      each.influencerId === sign.influencerId && each.platform === sign.platform && each.kind === sign.kind;
    return this.contests.findLast((each) => isIts(each) && (!each.decidedAt || each.decidedAt >= since)) ?? null;
  }

  async contest(id: string): Promise<SignContest> {
    const found = this.contests.find((each) => each.id === id);
    if (!found) throw connectionErrors.contestNotFound();
    return found;
  }

  async save(contest: SignContest, event: SignEvent): Promise<void> {
    const stored = this.contests.find(({ id }) => id === contest.id);
    if (contest.decision && stored?.decision !== null) throw connectionErrors.contestDecided();
    if (!contest.decision && this.contestOf(contest, contest.contestedAt)?.decision === null)
      throw connectionErrors.alreadyContested();
    this.contests = [...this.contests.filter((each) => each !== stored), contest];
    this.events.push(event);
  }
}

const isOf = (each: Pick<KeptSign, 'influencerId' | 'platform'>, influencerId: string, platform: Platform): boolean =>
  each.influencerId === influencerId && each.platform === platform;

const isBetween = (value: number, least: number, most: number): boolean => value >= least && value <= most;
