import type { Choice } from '../../../contract/rules/choice.js';
import { filePathOf } from '../../../contract/rules/file-path.js';
import type { Platform } from '../../../contract/lists/index.js';
import type { Actor, Clock, PictureId, Transaction } from '../../../shared/kernel/index.js';
import { changeProfile, type ProfileChanges } from '../domain/change-profile.js';
import {
  canSeeProfile,
  type InfluencerProfile,
  type PortfolioPiece,
  tidied,
  unverifyAccount,
  type VerifiedAccount,
  verifyAccount,
} from '../domain/influencer-profile.js';
import { isAccountTaken, profileErrors } from '../domain/profile.errors.js';
import type { InfluencerProfileRepository } from '../ports/influencers.js';
import type { PortfolioFiles } from '../ports/neighbours.js';

/** An influencer's own people, or staff, open the profile for editing. */
export class GetInfluencerProfile {
  constructor(private readonly profiles: InfluencerProfileRepository) {}

  /** @throws profiles/influencer-not-found */
  async execute(actor: Actor, id: string): Promise<InfluencerProfile> {
    const profile = canSeeProfile({ id }, actor) && (await this.profiles.get(id));
    if (!profile) throw profileErrors.influencerNotFound(id);
    return profile;
  }
}

/**
 * An influencer's food risks, as they told a venue before a visit: people who can't change the rest of the profile can
 * set them there, and staff needn't review them.
 */
export class KeepFoodRisks {
  constructor(
    private readonly profiles: InfluencerProfileRepository,
    private readonly clock: Clock,
  ) {}

  /** Joins the open transaction. @throws profiles/influencer-not-found, profiles/stale */
  async execute(id: string, foodRiskGroups: Choice<string>): Promise<void> {
    const profile = await this.profiles.get(id);
    const next = tidied({ ...profile, attributes: { ...profile.attributes, foodRiskGroups } });
    await this.profiles.save({ ...next, updatedAt: this.clock.now() });
  }
}

/** The service that keeps what the platforms report about connected accounts. Staff needn't review it. */
export class VerifiedAccountsService {
  constructor(
    private readonly profiles: InfluencerProfileRepository,
    private readonly clock: Clock,
  ) {}

  /** Returns false if another profile has the account. @throws profiles/influencer-not-found, profiles/stale */
  async verify(id: string, account: VerifiedAccount): Promise<boolean> {
    try {
      await this.profiles.save(...verifyAccount(await this.profiles.get(id), account, this.clock.now()));
      return true;
    } catch (fault) {
      if (isAccountTaken(fault)) return false;
      throw fault;
    }
  }

  /** Idempotent. @throws profiles/influencer-not-found, profiles/stale */
  async unverify(id: string, platform: Platform): Promise<void> {
    const changed = unverifyAccount(await this.profiles.get(id), platform, this.clock.now());
    if (changed) await this.profiles.save(...changed);
  }
}

/** As received: files by id. A null picture removes it. */
type AskedChanges = Omit<ProfileChanges, 'avatarPath' | 'portfolio'> &
  Readonly<{ avatar?: PictureId; portfolio?: readonly Readonly<{ mediaId: string; caption: string }>[] }>;

/** Changes parts of a profile, by an influencer or by staff on their behalf; other parts stay. */
export class ChangeInfluencerProfile {
  constructor(
    private readonly getProfile: GetInfluencerProfile,
    private readonly profiles: InfluencerProfileRepository,
    private readonly files: PortfolioFiles,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * @param version the one that was read
   * @throws profiles/influencer-not-found, profiles/stale, profiles/wrong-profile, profiles/no-such-file,
   *   profiles/picture-needed, profiles/handle-taken, profiles/account-taken, identity/role-not-enough,
   *   identity/seat-needed, profiles/not-staff
   */
  execute(actor: Actor, id: string, version: number, asked: AskedChanges): Promise<InfluencerProfile> {
    return this.transaction.inTransaction(async () => {
      const profile = await this.getProfile.execute(actor, id);
      if (profile.version !== version) throw profileErrors.stale(id);

      const changed = changeProfile(profile, await this.withFiles(profile, asked), actor, this.clock.now());

      return changed ? this.profiles.save(...changed) : profile;
    });
  }

  private async withFiles(
    profile: InfluencerProfile,
    { avatar, portfolio, ...changes }: AskedChanges,
  ): Promise<ProfileChanges> {
    return {
      ...changes,
      avatarPath: await this.files.pictureOf(profile, avatar),
      portfolio: portfolio && (await this.piecesOf(profile, portfolio)),
    };
  }

  /** Existing pieces aren't checked again: they were the influencer's own when added. */
  private async piecesOf(
    { id, portfolio }: InfluencerProfile,
    asked: NonNullable<AskedChanges['portfolio']>,
  ): Promise<PortfolioPiece[]> {
    const pieces: PortfolioPiece[] = [];
    for (const { mediaId, caption } of asked) {
      const known = portfolio.find(({ filePath }) => filePath === filePathOf(mediaId));
      const file = known ?? (await this.files.ownedBy(id, mediaId));
      if (!file) throw profileErrors.noSuchFile('portfolio');
      pieces.push({ filePath: file.filePath, kind: file.kind, caption: caption.trim() });
    }
    return pieces;
  }
}
