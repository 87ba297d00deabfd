import {
  type Addition,
  additionsAtMost,
  builtInOf,
  type GrowingList,
  type MapPoint,
  pointOf,
  type Town,
} from '../../../contract/lists/index.js';
import { townNamed } from '../../../contract/rules/place-name.js';
import { slugify } from '../../../contract/rules/slug.js';
import { type Actor, type DomainEvent, eventOf, mayAsStaff } from '../../../shared/kernel/index.js';
import { settingsErrors } from './settings.errors.js';

/** Staff's values for an addition to a list. A city from the other list, or a known town, already has its point. */
export type NewAddition = Readonly<{ list: GrowingList; label: string; point: MapPoint | null }>;

/** Changes by staff; undefined fields stay. */
export type AdditionChanges = Readonly<{ label?: string; withdrawn?: boolean }>;

export type ListEvent = DomainEvent<
  'list.added' | 'list.renamed' | 'list.withdrawn' | 'list.restored',
  { list: GrowingList; id: string; label: string }
>;

/** Ids are permanent, and generated once: from plain letters, digits and hyphens. */
export const idOfLabel = (label: string): string =>
  slugify(label.normalize('NFKD').replace(/\p{M}/gu, '').replace(/&/g, ' and '));

/** About thirty kilometres at British latitudes. */
const isNear = (one: MapPoint, other: MapPoint): boolean =>
  Math.hypot(one.lat - other.lat, (one.lng - other.lng) / 2) < 0.3;

/** The town with this name, unless staff place theirs elsewhere. */
function townCalled(label: string, point: MapPoint | null): Town | undefined {
  const town = townNamed(label);
  return town && (!point || isNear(town, point)) ? town : undefined;
}

/** A city on both lists is one city, with one name. */
const otherCities: Readonly<Partial<Record<GrowingList, GrowingList>>> = {
  'brand-cities': 'influencer-cities',
  'influencer-cities': 'brand-cities',
};

const happened = (name: ListEvent['name'], { list, id, label }: Addition, actor: Actor, now: Date): ListEvent =>
  eventOf(name, { type: 'list', id: `${list}/${id}` }, actor, now, { list, id, label });

function checkMayChange(actor: Actor): void {
  if (!mayAsStaff(actor, 'settings.change')) throw settingsErrors.notStaff();
}

const alike = (one: string, other: string): boolean =>
  one.normalize('NFKC').toLowerCase() === other.normalize('NFKC').toLowerCase();

/** The list has nothing with the same id or label. */
function checkNew(all: readonly Addition[], list: GrowingList, id: string, label: string): void {
  const taken = (other: { id: string; label: string }) => other.id === id || alike(other.label, label);
  const builtIn = builtInOf(list).find(taken);
  if (builtIn) throw settingsErrors.alreadyListed(builtIn.label, false);
  const added = all.find((each) => each.list === list && taken(each));
  if (added) throw settingsErrors.alreadyListed(added.label, added.withdrawn);
}

/**
 * A town keeps the id by which people have already chosen it.
 * @throws settings/not-staff, settings/bad-label, settings/already-listed, settings/point-needed, settings/list-full
 */
export function addToList(
  all: readonly Addition[],
  { list, label: written, point }: NewAddition,
  actor: Actor,
  now: Date,
): [Addition, ListEvent] {
  checkMayChange(actor);
  const label = written.trim();
  const slug = idOfLabel(label);
  if (slug === '') throw settingsErrors.badLabel();
  const cities = otherCities[list];
  const town = cities && townCalled(label, point);
  const others = cities ? [...builtInOf(cities), ...all.filter((each) => each.list === cities)] : [];
  const same = others.find((city) => city.id === slug || city.id === town?.id);
  const id = same?.id ?? town?.id ?? slug;
  checkNew(all, list, id, label);
  if (all.filter((each) => each.list === list).length >= additionsAtMost) throw settingsErrors.full(additionsAtMost);

  const at = cities ? ((same && pointFrom(all, id)) ?? point ?? town) : null;
  if (cities && !at) throw settingsErrors.pointNeeded();
  const { lat, lng } = at ?? { lat: null, lng: null };
  const addition: Addition = { list, id, label: same?.label ?? label, lat, lng, withdrawn: false };
  return [addition, happened('list.added', addition, actor, now)];
}

function pointFrom(all: readonly Addition[], id: string): MapPoint | undefined {
  const added = all.find((each) => each.id === id && each.lat !== null);
  return added ? { lat: added.lat!, lng: added.lng! } : pointOf(id);
}

/**
 * Renames, withdraws or restores an addition. Its id stays, so that existing choices stay valid.
 * @returns what to store, and the event; null when nothing changes
 * @throws settings/not-staff, settings/not-listed, settings/bad-label, settings/already-listed, settings/built-in-name
 */
export function changeAddition(
  all: readonly Addition[],
  list: GrowingList,
  id: string,
  changes: AdditionChanges,
  actor: Actor,
  now: Date,
): [readonly Addition[], readonly ListEvent[]] | null {
  checkMayChange(actor);
  const before = all.find((each) => each.list === list && each.id === id);
  if (!before) throw settingsErrors.notListed();
  const label = changes.label?.trim() ?? before.label;
  const withdrawn = changes.withdrawn ?? before.withdrawn;
  const next: Addition = { ...before, label, withdrawn };
  const changed: Addition[] = [];
  const events: ListEvent[] = [];
  if (label !== before.label) {
    changed.push(...renamed(all, next));
    events.push(happened('list.renamed', next, actor, now));
  }
  if (withdrawn !== before.withdrawn)
    events.push(happened(withdrawn ? 'list.withdrawn' : 'list.restored', next, actor, now));
  return events.length > 0 ? [[next, ...changed], events] : null;
}

/** The same city in the other list, which is renamed with it. */
function renamed(all: readonly Addition[], { list, id, label }: Addition): Addition[] {
  if (idOfLabel(label) === '') throw settingsErrors.badLabel();
  const others = all.filter((each) => each.id !== id);
  const cities = otherCities[list];
  const builtIn = cities && builtInOf(cities).find((each) => each.id === id);
  if (builtIn) throw settingsErrors.builtInName(builtIn.label);
  const same = all.filter((each) => each.list === cities && each.id === id);
  for (const name of [list, ...same.map((each) => each.list)]) checkNew(others, name, id, label);
  return same.map((each) => ({ ...each, label }));
}
