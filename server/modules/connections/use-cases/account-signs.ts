import type { Platform } from '../../../contract/lists/social.js';
import { type Actor, type Clock, notYourProfile, ownProfile } from '../../../shared/kernel/index.js';
import { type AccountReading, dayOf } from '../domain/account-numbers.js';
import {
  contestSign,
  decideContest,
  type SignDecision,
  signDays,
  type SignKind,
  signsIn,
  signWords,
  usualWords,
} from '../domain/account-signs.js';
import { connectionErrors } from '../domain/connection.errors.js';
import type { AccountReadings, AccountSigns, ShownSign } from '../ports/connections.js';

/** Calculates an account's figures again, after a reading. */
export class MeasureSigns {
  constructor(
    private readonly readings: AccountReadings,
    private readonly signs: AccountSigns,
  ) {}

  async execute(reading: AccountReading): Promise<void> {
    const { connectionId, influencerId, platform, readAt } = reading;
    const since = dayOf(new Date(readAt.getTime() - signDays * 86_400_000));
    const readings = await this.readings.since(connectionId, since);
    const about = await this.signs.about(influencerId, platform);
    await this.signs.keep(reading, signsIn({ readings, ...about }));
  }
}

/** What a brand, or the creator, reads about a creator's accounts. */
export class ListSigns {
  constructor(
    private readonly signs: AccountSigns,
    private readonly clock: Clock,
  ) {}

  /**
   * None with too few other creators to compare with. Brands don't see withdrawn ones. @throws identity/not-your-profile
   * when a creator asks about another one
   */
  async execute({ profile }: Actor, influencerId: string): Promise<readonly ShownSign[]> {
    const isOwn = profile?.uid === influencerId;
    if (!isOwn && profile?.type !== 'brand') throw notYourProfile();
    const all = await this.signs.of(influencerId, this.clock.now(), isOwn ? 'creator' : 'brand');
    const shown = all.filter(({ kind, platform, rank }) => usualWords(kind, platform, rank) !== null);
    return isOwn ? shown : shown.filter(({ contest }) => contest?.decision !== 'withdrawn');
  }
}

/** A creator says that a figure gives the wrong impression, and asks staff to look. */
export class ContestSign {
  constructor(
    private readonly list: ListSigns,
    private readonly signs: AccountSigns,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws connections/no-such-figure, connections/already-contested, connections/reason-needed,
   * identity/role-not-enough
   */
  async execute(actor: Actor, platform: Platform, kind: SignKind, reason: string): Promise<void> {
    const influencerId = ownProfile(actor).uid;
    const shown = await this.list.execute(actor, influencerId);
    const sign = shown.find((each) => each.platform === platform && each.kind === kind);
    if (!sign) throw connectionErrors.noSuchSign();
    if (sign.contest) throw connectionErrors.alreadyContested();
    const words = `${signWords(sign, sign)} ${usualWords(kind, platform, sign.rank) ?? ''}`;
    await this.signs.save(...contestSign({ influencerId, platform, kind, words }, reason, actor, this.clock.now()));
  }
}

/** Staff uphold a contested figure, or withdraw it. */
export class DecideSignContest {
  constructor(
    private readonly signs: AccountSigns,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws connections/contest-not-found, connections/contest-decided, connections/reason-needed,
   * connections/not-staff
   */
  async execute(actor: Actor, id: string, decision: SignDecision, note: string): Promise<void> {
    const contest = await this.signs.contest(id);
    await this.signs.save(...decideContest(contest, decision, note, actor, this.clock.now()));
  }
}
