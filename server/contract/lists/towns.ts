/** A town from the gazetteer, on no list unless staff add it. `lat` and `lng` are degrees (WGS 84). */
export type Town = Readonly<{
  /** `town-` and its GeoNames id; permanent. */
  id: string;
  label: string;
  /** Its county or nation; abroad, its country. */
  within: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  lat: number;
  lng: number;
}>;

/** The places of brands. */
export const homeCountry = 'GB';

export const townId = /^town-\d{1,9}$/;
export const isTownId = (id: string): boolean => townId.test(id);

let towns: readonly Town[] = [];
const followers = new Set<() => void>();

/** The known towns: on the server the whole gazetteer, in a browser those named in responses. */
export const townsNow = (): readonly Town[] => towns;

/** Replaces the known towns. */
export function nameTowns(now: readonly Town[]): void {
  towns = now;
  followers.forEach((follow) => follow());
}

/** Calls `follow` whenever the known towns change. Returns the unsubscribe function. */
export function followTowns(follow: () => void): () => void {
  followers.add(follow);
  return () => void followers.delete(follow);
}
