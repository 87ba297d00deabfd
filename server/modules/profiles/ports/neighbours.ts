import { type Actor, pictureFor, type PictureId } from '../../../shared/kernel/index.js';
import { profileErrors } from '../domain/profile.errors.js';

/** What profiles need of identity: a brand's first person. */
export abstract class Members {
  /** Makes the person an owner of the brand and writes to them. Joins the open transaction. */
  abstract inviteOwner(actor: Actor, brandId: string, person: { email: string; name: string }): Promise<void>;
}

/** What profiles need of identity: how people are reached. */
export abstract class PeopleAddresses {
  /** `earlier` are addresses that the person had until a short while ago; `brandIds` where they work. */
  abstract of(
    userId: string,
  ): Promise<Readonly<{ email: string; earlier: readonly string[]; brandIds: readonly string[] }>>;
}

/** Whether people may act for a profile. Identity answers. */
export abstract class ProfileDoors {
  /** Nobody may, from now on: open sessions lose it at once. Joins the open transaction. */
  abstract close(profileUid: string): Promise<void>;

  /** Who could before can again. Joins the open transaction. */
  abstract reopen(profileUid: string): Promise<void>;
}

/** What profiles need to know about uploaded files. Media, a module above, plugs in the answer. */
export abstract class PortfolioFiles {
  /**
   * The file, when it belongs to this profile; else null. Asked in a transaction, nobody can delete the file before that
   * ends.
   */
  abstract ownedBy(profileUid: string, mediaId: string): Promise<PortfolioFile | null>;

  /**
   * The path of the picture that a profile is to have: one of its own.
   * @throws profiles/no-such-file, profiles/picture-needed
   */
  pictureOf({ id, avatarPath }: Pictured, chosen: PictureId): Promise<string | null> {
    return pictureFor(avatarPath, chosen, {
      kindOf: async (mediaId) => (await this.ownedBy(id, mediaId))?.kind ?? null,
      missing: () => profileErrors.noSuchFile('avatar'),
      noPicture: profileErrors.pictureNeeded,
    });
  }
}

type Pictured = Readonly<{ id: string; avatarPath: string | null }>;
export type PortfolioFile = Readonly<{ filePath: string; kind: 'image' | 'video' }>;

/** Which brands pay. Billing plugs in the answer. */
export abstract class Subscriptions {
  /** One answer a brand; a brand without a subscription does not pay. */
  abstract payingOf(brandIds: readonly string[]): Promise<ReadonlyMap<string, boolean>>;
}

/** The lists that influencers are on, and their votes there. Influencer lists plug it in. */
export abstract class ListPlaces {
  /** The lists, and the links with votes, that have the one and not the other. */
  abstract placesOf(oneId: string, notOther: string): Promise<ListedPlaces>;

  /** Puts the one in the other's place in these. Joins the open transaction. */
  abstract move(fromId: string, toId: string, places: ListedPlaces): Promise<void>;
}

/** Ids of lists, and of links to lists. */
export type ListedPlaces = Readonly<{ lists: readonly string[]; links: readonly string[] }>;
