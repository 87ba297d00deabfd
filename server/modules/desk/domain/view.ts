import { type Actor, newId } from '../../../shared/kernel/index.js';
import { deskErrors } from './desk.errors.js';

/** A list's filters and sort order. */
type ViewQuery = Readonly<{
  filter: Readonly<Record<string, string | number | boolean>>;
  sort: Readonly<{ field: string; order: 'ASC' | 'DESC' }>;
}>;

/** A saved view of one list: private, or shared with all colleagues. */
export type View = Readonly<{
  id: string;
  ownerId: string;
  resource: string;
  name: string;
  query: ViewQuery;
  shared: boolean;
  createdAt: Date;
}>;

export type NewView = Pick<View, 'resource' | 'name' | 'query' | 'shared'>;

const viewsEach = 50;

/** Read access is enough, because a view changes nothing for anyone. @throws desk/too-many-views */
export function keepView(given: NewView, kept: readonly View[], actor: Actor, now: Date): View {
  if (kept.length >= viewsEach) throw deskErrors.tooManyViews();
  return { ...given, name: given.name.trim(), id: newId(), ownerId: actor.userId, createdAt: now };
}
