import { type InfiniteData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DeskKind, TimelineKind } from '../../server/contract/rules/desk';
import { type ProblemError, call } from './client';
import type { components } from './schema';
import { rowsOf } from './staff-list';

export type Desk = components['schemas']['DeskView'];
export type DeskTask = components['schemas']['DeskTaskView'];
export type DeskCard = components['schemas']['DeskCardList']['items'][number];
type TimelinePage = components['schemas']['TimelineView'];
export type TimelineItem = TimelinePage['items'][number];
export type DeskSubject = Readonly<{ kind: DeskKind; id: string }>;
export type TimelineSubject = Readonly<{ kind: TimelineKind; id: string }>;

const key = 'desk';
export const timelinesKey = [key, 'timeline'] as const;

/** Notes, tasks and tags of one subject. */
export const useDesk = (subject: DeskSubject) =>
  useQuery<Desk, ProblemError>({
    queryKey: [key, 'of', subject],
    queryFn: ({ signal }) => call('GET /api/v1/admin/desk/{kind}/{id}', { path: subject, signal }),
  });

/** One subject's history, newest first. */
export const useTimeline = ({ kind, id }: TimelineSubject) =>
  useInfiniteQuery<TimelinePage, ProblemError, InfiniteData<TimelinePage, string>, readonly unknown[], string>({
    queryKey: [...timelinesKey, kind, id],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/v1/admin/timelines/{kind}/{id}', { path: { kind, id }, query: { before: pageParam }, signal }),
    getNextPageParam: ({ next }) => next ?? undefined,
  });

/** Tags and next tasks of many subjects, for cards. */
export const useDeskCards = (kind: DeskKind, ids: readonly string[]) =>
  useQuery<Map<string, DeskCard>, ProblemError>({
    queryKey: [key, 'cards', kind, ids],
    queryFn: async ({ signal }) => {
      const { items } = await call('GET /api/v1/admin/desk-cards/{kind}', {
        path: { kind },
        query: { ids: ids.join(',') },
        signal,
      });
      return new Map(items.map((card) => [card.id, card]));
    },
    enabled: ids.length > 0,
    placeholderData: (before) => before,
  });

export const useColleagues = () =>
  useQuery<components['schemas']['ColleagueView'][], ProblemError>({
    queryKey: [key, 'colleagues'],
    queryFn: ({ signal }) => call('GET /api/v1/admin/colleagues', { query: rowsOf(500), signal }),
    staleTime: 5 * 60_000,
  });

/** Every tag in use, most used first. */
export const useTagsInUse = (kind: DeskKind) =>
  useQuery<components['schemas']['UsedTagList'], ProblemError>({
    queryKey: [key, 'tags', kind],
    queryFn: ({ signal }) => call('GET /api/v1/admin/desk-tags/{kind}', { path: { kind }, signal }),
  });

function useDeskChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const queries = useQueryClient();
  return useMutation<Answer, ProblemError, Input>({
    mutationFn: change,
    onSettled: () => queries.invalidateQueries({ queryKey: [key] }),
  });
}

export const useWriteNote = (subject: DeskSubject) =>
  useDeskChange((text: string) => call('POST /api/v1/admin/desk/{kind}/{id}/notes', { path: subject, body: { text } }));

export const useRemoveNote = () =>
  useDeskChange((id: string) => call('DELETE /api/v1/admin/desk/notes/{id}', { path: { id } }));

type TaskInput = components['schemas']['AddTaskInput'];

export const useAddTask = (subject: DeskSubject) =>
  useDeskChange((task: TaskInput) => call('POST /api/v1/admin/desk/{kind}/{id}/tasks', { path: subject, body: task }));

export const useChangeTask = () =>
  useDeskChange(({ id, ...body }: components['schemas']['ChangeTaskInput'] & { id: string }) =>
    call('PUT /api/v1/admin/tasks/{id}', { path: { id }, body }),
  );

export const useRemoveTask = () =>
  useDeskChange((id: string) => call('DELETE /api/v1/admin/tasks/{id}', { path: { id } }));

/** Tags many at once; the report says exactly what changed. */
export const useTag = (kind: DeskKind) =>
  useDeskChange(
    (what: Readonly<{ ids: readonly string[]; add: readonly string[]; remove: readonly string[]; task?: string }>) =>
      call('POST /api/v1/admin/desk/tags', { body: { kind, ...what } }),
  );

export type SavedView = components['schemas']['SavedView'];
type KeepViewInput = components['schemas']['KeepViewInput'];

const viewsKey = 'saved-views';

/** Your own and shared views of a list, by name. */
export const useSavedViews = (resource: KeepViewInput['resource']) =>
  useQuery<SavedView[], ProblemError>({
    queryKey: [viewsKey, resource],
    queryFn: ({ signal }) => call('GET /api/v1/admin/saved-views', { query: rowsOf(500, { resource }), signal }),
  });

function useViewChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const queries = useQueryClient();
  return useMutation<Answer, ProblemError, Input>({
    mutationFn: change,
    onSettled: () => queries.invalidateQueries({ queryKey: [viewsKey] }),
  });
}

export const useKeepView = () =>
  useViewChange((body: KeepViewInput) => call('POST /api/v1/admin/saved-views', { body }));

export const useRemoveView = () =>
  useViewChange((id: string) => call('DELETE /api/v1/admin/saved-views/{id}', { path: { id } }));
