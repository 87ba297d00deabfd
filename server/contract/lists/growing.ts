import { indexed, type Option } from './option.js';
import { followTowns, homeCountry, type Town, townsNow } from './towns.js';

/** The lists that staff can extend for everyone, by JSON name. */
export const publicLists = ['brand-cities', 'influencer-cities', 'categories'] as const;
type PublicList = (typeof publicLists)[number];

/** All lists that staff can extend. Only staff see account managers. */
export const growingLists = [...publicLists, 'account-managers'] as const;
export type GrowingList = (typeof growingLists)[number];
export type CityList = Extract<GrowingList, `${string}-cities`>;

/** Whether everyone sees the additions. */
export const isPublic = (list: GrowingList): list is PublicList => publicLists.some((name) => name === list);

/** Whether additions have a location on the map. */
export const isOfCities = (list: GrowingList): list is CityList => list.endsWith('-cities');

/** The maximum length of an addition's name. */
export const labelLimits = { least: 2, most: 40, says: 'Please enter a name of 2 to 40 characters.' } as const;

/** What is wrong with a label; undefined if it's valid. */
export function labelFault(label: string): string | undefined {
  const { length } = label.trim();
  return length < labelLimits.least || length > labelLimits.most ? labelLimits.says : undefined;
}

/** A value that staff have added to a list. `lat` and `lng` are degrees (WGS 84); null if it isn't a place. */
export type Addition = Readonly<{
  list: GrowingList;
  id: string;
  label: string;
  lat: number | null;
  lng: number | null;
  /** Withdrawn: existing choices keep it and its label. */
  withdrawn: boolean;
}>;

/** The id of an added value or a town: any field for a list's value also accepts these. */
export type AddedId = string & Record<never, never>;

/** One option of an extensible list: built in, or added. */
export type ListedOption<Id extends string = string> = Option<Id> & Partial<Omit<Addition, 'id' | 'label'>>;

/** How many values staff can add to one list. */
export const additionsAtMost = 200;

type List = Readonly<{
  builtIn: readonly Option<string>[];
  all: ListedOption[];
  byId: Map<string, ListedOption>;
}>;

const lists = new Map<GrowingList, List>();
let additions: readonly Addition[] = [];
/** Shared by both lists of cities: there are tens of thousands. */
let hiddenTowns: readonly (Town & ListedOption)[] = [];

const additionsTo = (list: GrowingList): Addition[] => additions.filter((addition) => addition.list === list);

/**
 * Cities that can be chosen although the list doesn't offer them: those of the other list, and towns. Brands are in the
 * United Kingdom.
 */
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

/**
 * A list with its built-in values. The array is mutated in place by `grow` and `nameTowns`: read it on demand, and
 * don't copy it.
 */
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

/** The list's option with this id, offered or not. */
export const optionIn = (name: GrowingList, id: string): ListedOption | undefined => lists.get(name)?.byId.get(id);

/** Replaces the additions to these lists; to all lists by default. */
export function grow(now: readonly Addition[], to: readonly GrowingList[] = growingLists): void {
  const before = additions;
  additions = [...now, ...before.filter(({ list }) => !to.includes(list))];
  if (before.length > 0 || now.length > 0) fillAll(); // a start without any would fill tens of thousands of towns twice
}

/** Staff's additions as known to this process: a new array whenever they may have changed. */
export const additionsNow = (): readonly Addition[] => additions;

/** A list's built-in values. */
export const builtInOf = (name: GrowingList): readonly Option<string>[] => lists.get(name)?.builtIn ?? [];
