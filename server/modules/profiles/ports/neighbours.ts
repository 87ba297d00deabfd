import { type Actor, pictureFor, type PictureId } from '../../../shared/kernel/index.js';
import { profileErrors } from '../domain/profile.errors.js';

/** What profiles need from identity: a brand's first person. */
export abstract class Members {
  /** Makes the person an owner of the brand and emails them. Joins the open transaction. */
  abstract inviteOwner(actor: Actor, brandId: string, person: { email: string; name: string }): Promise<void>;
}

/** What profiles need from identity: how people can be reached. */
export abstract class PeopleAddresses {
  /** `earlier` are addresses that the person had until recently; `brandIds` where they work. */
  abstract of(
    userId: string,
  ): Promise<Readonly<{ email: string; earlier: readonly string[]; brandIds: readonly string[] }>>;
}

/** Whether people can act for a profile. Identity answers. */
export abstract class ProfileDoors {
  /** Closes it to everyone: open sessions lose it at once. Joins the open transaction. */
  abstract close(profileUid: string): Promise<void>;

  /** Restores access for everyone who had it. Joins the open transaction. */
  abstract reopen(profileUid: string): Promise<void>;
}

/** What profiles need to know about uploaded files. Media, a module above, plugs in the answer. */
export abstract class PortfolioFiles {
  /** The file if it belongs to this profile; else null. In a transaction, locks it against deletion until that ends. */
  abstract ownedBy(profileUid: string, mediaId: string): Promise<PortfolioFile | null>;

  /**
   * The path of a profile's new picture, which must be its own file.
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
  /** One answer per brand; a brand without a subscription doesn't pay. */
  abstract payingOf(brandIds: readonly string[]): Promise<ReadonlyMap<string, boolean>>;
}

/** An influencer's lists and the votes there. Influencer lists plugs it in. */
export abstract class ListPlaces {
  /** The lists, and links with votes, that have the first but not the second. */
  abstract placesOf(oneId: string, notOther: string): Promise<ListedPlaces>;

  /** Replaces one with the other in these. Joins the open transaction. */
  abstract move(fromId: string, toId: string, places: ListedPlaces): Promise<void>;
}

/** Ids of lists, and of links to lists. */
export type ListedPlaces = Readonly<{ lists: readonly string[]; links: readonly string[] }>;
