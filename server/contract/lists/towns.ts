/** A town from the gazetteer, in no list unless staff add it. `lat` and `lng` are degrees (WGS 84). */
export type Town = Readonly<{
  /** `town-` and its number in GeoNames; stored for ever. */
  id: string;
  label: string;
  /** The county or nation it is in; abroad, the country. */
  within: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  lat: number;
  lng: number;
}>;

/** Where brands are. */
export const homeCountry = 'GB';

export const townId = /^town-\d{1,9}$/;
export const isTownId = (id: string): boolean => townId.test(id);

let towns: readonly Town[] = [];
const followers = new Set<() => void>();

/** The towns that are known here: on the server all of the gazetteer, in a browser those that an answer has named. */
export const townsNow = (): readonly Town[] => towns;

/** From now on these towns are known, and no others. */
export function nameTowns(now: readonly Town[]): void {
  towns = now;
  followers.forEach((follow) => follow());
}

/** Calls `follow` whenever other towns are known. Returns how to end that. */
export function followTowns(follow: () => void): () => void {
  followers.add(follow);
  return () => void followers.delete(follow);
}
