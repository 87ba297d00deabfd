import type { Notification } from '../../api/notifications';

/** All lines about one Collab or conversation, the newest first. */
export type Group = Readonly<{ newest: Notification; earlier: readonly Notification[]; unread: boolean }>;

/** Lines about the same Collab or conversation together, in the order of the newest of each. */
export function groupBySubject(items: readonly Notification[]): readonly Group[] {
  const groups = new Map<string, Notification[]>();
  for (const item of items) groups.set(item.subjectId, [...(groups.get(item.subjectId) ?? []), item]);
  return [...groups.values()].flatMap(([newest, ...earlier]) =>
    newest ? [{ newest, earlier, unread: [newest, ...earlier].some(({ readAt }) => readAt === null) }] : [],
  );
}
