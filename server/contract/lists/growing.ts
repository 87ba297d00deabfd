import { indexed, type Option } from './option.js';
import { followTowns, homeCountry, type Town, townsNow } from './towns.js';

/** The lists that staff may add to for everyone, by their names on the wire. */
export const publicLists = ['brand-cities', 'influencer-cities', 'categories'] as const;
type PublicList = (typeof publicLists)[number];

/** All lists that staff can extend. Only staff see who looks after brands. */
export const growingLists = [...publicLists, 'account-managers'] as const;
export type GrowingList = (typeof growingLists)[number];
export type CityList = Extract<GrowingList, `${string}-cities`>;

/** Whether everyone sees the additions. */
export const isPublic = (list: GrowingList): list is PublicList => publicLists.some((name) => name === list);

/** Whether additions have a location on the map. */
export const isOfCities = (list: GrowingList): list is CityList => list.endsWith('-cities');

/** How long the name of what is added may be. */
export const labelLimits = { least: 2, most: 40, says: 'Please give a name of 2 to 40 characters.' } as const;

/** What is wrong with a label; undefined if it's valid. */
export function labelFault(label: string): string | undefined {
  const { length } = label.trim();
  return length < labelLimits.least || length > labelLimits.most ? labelLimits.says : undefined;
}

/** A value that staff have added to a list. `lat` and `lng` are degrees (WGS 84); null where it is no place. */
export type Addition = Readonly<{
  list: GrowingList;
  id: string;
  label: string;
  lat: number | null;
  lng: number | null;
  /** No longer offered; where it was chosen before, it stays and keeps its label. */
  withdrawn: boolean;
}>;

/** The id of a value that no release has known, or of a town: whatever asks for one of a list takes these as well. */
export type AddedId = string & Record<never, never>;

/** One choice of a list that grows: built in, or added. */
export type ListedOption<Id extends string = string> = Option<Id> & Partial<Omit<Addition, 'id' | 'label'>>;

/** So many values staff add to one list. */
export const additionsAtMost = 200;

type List = Readonly<{
  builtIn: readonly Option<string>[];
  all: ListedOption[];
  byId: Map<string, ListedOption>;
}>;

const lists = new Map<GrowingList, List>();
let additions: readonly Addition[] = [];
/** Both lists of cities share these: there are tens of thousands. */
let hiddenTowns: readonly (Town & ListedOption)[] = [];

const additionsTo = (list: GrowingList): Addition[] => additions.filter((addition) => addition.list === list);

/** Cities that may be chosen though the list does not offer them: those of the other list, and towns. Brands are in the United Kingdom. */
function hiddenCities(name: GrowingList, offered: readonly ListedOption[]): ListedOption[] {
  if (!isOfCities(name)) return [];
  const known = new Set(['other', ...offered.map(({ id }) => id)]);
  const listed = [...lists].flatMap(([list, { builtIn }]) =>
    isOfCities(list) ? [...builtIn, ...additionsTo(list)] : [],
  );
  const towns = hiddenTowns.filter(({ country }) => name !== 'brand-cities' || country === homeCountry);
  return [...listed.map(hidden), ...towns].filter(({ id }) => !known.has(id) && known.add(id));
}

const hidden = <Listed extends ListedOption>(option: Listed) => ({ ...option, hidden: true });

/** Additions come after the built-in values; “Other” stays last. */
function fill(name: GrowingList, { builtIn, all, byId }: List): void {
  const end = builtIn.at(-1)?.id === 'other' ? builtIn.length - 1 : builtIn.length;
  const own = additionsTo(name).map((addition) => ({ ...addition, hidden: addition.withdrawn }));
  const offered = [...builtIn.slice(0, end), ...own, ...builtIn.slice(end)];
  all.splice(0, all.length, ...offered, ...hiddenCities(name, offered));
  byId.clear();
  for (const option of all) byId.set(option.id, option);
}

const fillAll = (): void => lists.forEach((list, name) => fill(name, list));
followTowns(() => {
  hiddenTowns = townsNow().map(hidden);
  fillAll();
});

/** A list that begins with what is built in. It stays the same array, which `grow` and `nameTowns` fill: read it when it is needed, and copy nothing. */
export function growing<Id extends string>(
  name: GrowingList,
  builtIn: readonly Option<Id>[],
): readonly ListedOption<Id | AddedId>[] {
  const list: List = { builtIn, all: [], byId: new Map() };
  indexed(list.all, list.byId);
  lists.set(name, list);
  fillAll();
  return list.all;
}

/** What a list knows by this id, offered or not. */
export const optionIn = (name: GrowingList, id: string): ListedOption | undefined => lists.get(name)?.byId.get(id);

/** From now on these are the additions to these lists, and no others; to all lists, where none are named. */
export function grow(now: readonly Addition[], to: readonly GrowingList[] = growingLists): void {
  additions = [...now, ...additions.filter(({ list }) => !to.includes(list))];
  fillAll();
}

/** What staff have added, as this process knows it: another array whenever it may have changed. */
export const additionsNow = (): readonly Addition[] => additions;

/** What a list began with. */
export const builtInOf = (name: GrowingList): readonly Option<string>[] => lists.get(name)?.builtIn ?? [];
