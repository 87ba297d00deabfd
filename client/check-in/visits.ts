import { divideBill } from '../../server/contract/rules/bill';
import { riskGroupsInWords } from '../../server/contract/rules/food-risks';
import { londonTimeAt } from '../../server/contract/rules/london-time';
import type { components } from '../api/schema';
import type { KeptAction } from './memory';

export type DoorList = components['schemas']['DoorListView'];
export type DoorConflict = components['schemas']['DoorConflictView'];
export type ListedVisit = components['schemas']['DoorVisitView'];

/** The list on this phone. `found` are the ids of visits that were found by code, and aren't on the server's list. */
export type KeptList = DoorList & Readonly<{ found: readonly string[] }>;

/** A visit as this phone knows it. */
export type Visit = ListedVisit &
  Readonly<{
    /** What this phone has recorded and the server hasn’t taken yet. */
    waiting: readonly KeptAction['kind'][];
  }>;

/** How a guest was found: by their signed code, which lets them in at once, by typed letters, or by name. */
export type Arrival = Readonly<
  { how: 'signed'; wasIn: boolean } | { how: 'code'; code: string; seenAt: string } | { how: 'name' }
>;

export type Day = 'today' | 'tomorrow';

/** The list with these visits as they are now; it then no longer is the server's version. */
export const updated = (list: KeptList, visits: readonly ListedVisit[]): KeptList => ({
  ...{ ...list, version: visits.length > 0 ? '' : list.version },
  items: list.items.map((each) => visits.find(({ collabId }) => collabId === each.collabId) ?? each),
});

const isOn = (items: readonly ListedVisit[], id: string): boolean => items.some(({ collabId }) => collabId === id);

/** Earliest first. */
const inOrder = (visits: readonly ListedVisit[]): ListedVisit[] =>
  [...visits].sort((one, other) => Date.parse(one.visitAt) - Date.parse(other.visitAt));

const mostVisits = 200;

/** With what was found by code. Where that is too much for a phone, the latest visits of the server’s list give way. */
function withRoomFor(list: DoorList, visits: readonly ListedVisit[]): KeptList {
  const added = visits.slice(-mostVisits);
  const kept = inOrder(list.items).slice(0, mostVisits - added.length);
  const left = list.left + list.items.length - kept.length;
  return { ...list, left, items: [...kept, ...added], found: added.map(({ collabId }) => collabId) };
}

/** The list with a visit that was found by code. */
export function withVisit(list: KeptList, visit: ListedVisit): KeptList {
  if (isOn(list.items, visit.collabId)) return updated(list, [visit]);
  const [found, listed] = parted(list);
  return withRoomFor({ ...list, items: listed }, [...found, visit]);
}

/** The server's list, with what was found by code on the one before; that one, if nothing has changed. */
export function withFound(listed: DoorList, before: KeptList | null): KeptList {
  if (before && listed.isUnchanged) return { ...before, at: listed.at };
  const [found = []] = before ? parted(before) : [];
  return withRoomFor(listed, found.filter(({ collabId }) => !isOn(listed.items, collabId))); // prettier-ignore
}

/** What was found by code, and what the server has listed. */
const parted = ({ items, found }: KeptList): readonly [ListedVisit[], ListedVisit[]] => [
  items.filter(({ collabId }) => found.includes(collabId)),
  items.filter(({ collabId }) => !found.includes(collabId)),
];

/** Without food risks, once the brand may no longer know them. */
export function withoutOldRisks<V extends Pick<Visit, 'foodRisks'>>(visit: V, now: Date): V {
  const { open, until } = visit.foodRisks;
  const isOver = open && until !== null && new Date(until) <= now;
  return isOver ? { ...visit, foodRisks: { open: false, until, own: null, guests: [] } } : visit;
}

/** The last list, overlaid with everything recorded here since; earliest visit first. */
export const visitsNow = (list: KeptList | null, actions: readonly KeptAction[], now: Date): Visit[] =>
  inOrder(list?.items ?? []).map((visit) => asRecorded(withoutOldRisks(visit, now), actions));

const asRecorded = (listed: ListedVisit, actions: readonly KeptAction[]): Visit =>
  actions
    .filter(({ collabId, refusal }) => collabId === listed.collabId && !refusal)
    .reduce<Visit>((visit, action) => ({ ...withAction(visit, action), waiting: [...visit.waiting, action.kind] }), {
      ...listed,
      waiting: [],
    });

function withAction(visit: Visit, { kind, at, pence = 0, minutes = 0 }: KeptAction): Visit {
  if (kind === 'bill') return { ...visit, bill: { ...divideBill(pence, visit.capPence), status: 'awaiting' } };
  if (kind === 'late') return { ...visit, runningLate: { minutes, at } };
  if (kind === 'no-show') return { ...visit, status: 'no-show-claimed' };
  return visit.status === 'in' ? visit : { ...visit, status: 'in', checkedInAt: at };
}

/** Today also has what began late last night. */
export const dayOf = ({ visitAt }: Pick<Visit, 'visitAt'>, now: Date): Day =>
  londonTimeAt(new Date(visitAt)).date > londonTimeAt(now).date ? 'tomorrow' : 'today';

export const timeOf = (moment: string): string => londonTimeAt(new Date(moment)).time;

/** "Carré" is found as "carre", "@ada.eats" as "adaeats". */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s]/gu, '');

/** Guests whose name or handle contains every typed word. */
export function matching<V extends Pick<Visit, 'name' | 'handle'>>(visits: readonly V[], typed: string): V[] {
  const words = folded(typed).split(/\s+/);
  return visits.filter(({ name, handle }) => words.every((word) => folded(`${name} ${handle}`).includes(word)));
}

/** Letters that may be the end of a code, normalised for the server; null for anything else. */
export function codeIn(typed: string): string | null {
  const letters = typed.replace(/[\s-]/g, '').toUpperCase();
  return /^[A-Z0-9]{4,8}$/.test(letters) ? letters : null;
}

export const partyInWords = ({ guests }: Pick<Visit, 'guests'>): string =>
  guests === 0 ? 'On their own' : `Up to ${guests + 1} people`;

/** Food risks: one line per person who has answered, the influencer first. */
export const risksOf = ({ name, foodRisks: { own, guests } }: Pick<Visit, 'name' | 'foodRisks'>) =>
  [...(own ? [{ ...own, name }] : []), ...guests].map(({ name: who, ...choice }) => ({
    who,
    isClear: choice.other === null && choice.chosen.every((id) => id === 'none'),
    words: riskGroupsInWords(choice).join(', '),
  }));

/** The risks in one line, without people who can eat everything; empty if there are none. */
export const risksInShort = (visit: Pick<Visit, 'name' | 'foodRisks'>): string =>
  risksOf(visit)
    .filter(({ isClear }) => !isClear)
    .map(({ who, words }) => (who === visit.name ? words : `${who}: ${words}`))
    .join(' · ');

/** Why the guest can’t be checked in now; null if they can. */
export function obstacleOf({ status, opensAt, closesAt, name }: Visit, now: Date): string | null {
  if (status === 'cancelled') return `${name}’s visit has been cancelled.`;
  if (now < new Date(opensAt)) {
    const day = dayOf({ visitAt: opensAt }, now) === 'tomorrow' ? ' tomorrow' : '';
    return `You can check ${name} in from ${timeOf(opensAt)}${day}.`;
  }
  return now > new Date(closesAt) ? 'Check-in for this visit has closed.' : null;
}

const madeBy = { in: 'check-in', 'no-show-claimed': 'no-show', awaited: 'late', cancelled: undefined } as const;

/** Whether the visit's local state hasn't been accepted by the server yet. */
export const isOnlyHere = ({ status, waiting }: Visit): boolean => waiting.some((kind) => kind === madeBy[status]);

/** A visit's status in a few words; an icon next to it shows the same. */
export function statusInWords(visit: Visit): string {
  const { status, checkedInAt, runningLate } = visit;
  if (status === 'in') return `${isOnlyHere(visit) ? 'Recorded here' : 'Checked in'} ${timeOf(checkedInAt ?? '')}`;
  if (status === 'cancelled') return 'Cancelled';
  const words = status === 'no-show-claimed' ? 'No-show' : runningLate && `Running ${runningLate.minutes} min late`;
  return words ? `${words}${isOnlyHere(visit) ? ', recorded here' : ''}` : '';
}
