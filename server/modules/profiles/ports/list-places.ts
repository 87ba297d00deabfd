/** The lists on which influencers stand, and the votes on them there. Influencer lists plug it in. */
export abstract class ListPlaces {
  /** The lists, and the links with votes, that have the one and not the other. */
  abstract placesOf(oneId: string, notOther: string): Promise<ListedPlaces>;

  /** Puts the one in the other's place in these. Joins the open transaction. */
  abstract move(fromId: string, toId: string, places: ListedPlaces): Promise<void>;
}

/** Ids of lists, and of links to lists. */
export type ListedPlaces = Readonly<{ lists: readonly string[]; links: readonly string[] }>;
