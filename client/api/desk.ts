import { type InfiniteData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DeskKind, TimelineKind } from '../../server/contract/rules/desk';
import { type ProblemError, call } from './client';
import type { components } from './schema';

export type Desk = components['schemas']['DeskView'];
export type DeskTask = components['schemas']['DeskTaskView'];
export type DeskCard = components['schemas']['DeskCardList']['items'][number];
export type TagReport = components['schemas']['TagReportView'];
export type TimelinePage = components['schemas']['Timeline'];
export type TimelineItem = TimelinePage['items'][number];
export type DeskSubject = Readonly<{ kind: DeskKind; id: string }>;
export type TimelineSubject = Readonly<{ kind: TimelineKind; id: string }>;

const admin = '/api/v1/admin';
const key = 'desk';
export const timelinesKey = [key, 'timeline'] as const;
const addressOf = ({ kind, id }: DeskSubject): string => `${admin}/desk/${kind}/${id}`;

/** Notes, tasks and tags of one. */
export const useDesk = (subject: DeskSubject) =>
  useQuery<Desk, ProblemError>({
    queryKey: [key, 'of', subject],
    queryFn: ({ signal }) => call(addressOf(subject), { signal }),
  });

/** What has happened to one, newest first. */
export const useTimeline = ({ kind, id }: TimelineSubject) =>
  useInfiniteQuery<TimelinePage, ProblemError, InfiniteData<TimelinePage, string>, readonly unknown[], string>({
    queryKey: [...timelinesKey, kind, id],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(`${admin}/timelines/${kind}/${id}${pageParam && `?before=${encodeURIComponent(pageParam)}`}`, { signal }),
    getNextPageParam: ({ next }) => next ?? undefined,
  });

/** Tags and next tasks of many, for cards. */
export const useDeskCards = (kind: DeskKind, ids: readonly string[]) =>
  useQuery<Map<string, DeskCard>, ProblemError>({
    queryKey: [key, 'cards', kind, ids],
    queryFn: async ({ signal }) => {
      const { items } = await call<{ items: DeskCard[] }>(`${admin}/desk-cards/${kind}?ids=${ids.join(',')}`, {
        signal,
      });
      return new Map(items.map((card) => [card.id, card]));
    },
    enabled: ids.length > 0,
    placeholderData: (before) => before,
  });

export const useColleagues = () =>
  useQuery<{ items: { id: string; name: string }[] }, ProblemError>({
    queryKey: [key, 'colleagues'],
    queryFn: ({ signal }) => call(`${admin}/colleagues`, { signal }),
    staleTime: 5 * 60_000,
  });

/** Every tag in use, the most used first. */
export const useTagsInUse = (kind: DeskKind) =>
  useQuery<{ items: { tag: string; count: number }[] }, ProblemError>({
    queryKey: [key, 'tags', kind],
    queryFn: ({ signal }) => call(`${admin}/desk-tags/${kind}`, { signal }),
  });

function useDeskChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const queries = useQueryClient();
  return useMutation<Answer, ProblemError, Input>({
    mutationFn: change,
    onSettled: () => queries.invalidateQueries({ queryKey: [key] }),
  });
}

export const useWriteNote = (subject: DeskSubject) =>
  useDeskChange((text: string) => call<Desk>(`${addressOf(subject)}/notes`, { body: { text } }));

export const useRemoveNote = () =>
  useDeskChange((id: string) => call<void>(`${admin}/desk/notes/${id}`, { method: 'DELETE' }));

type TaskInput = components['schemas']['AddTaskInput'];

export const useAddTask = (subject: DeskSubject) =>
  useDeskChange((task: TaskInput) => call<Desk>(`${addressOf(subject)}/tasks`, { body: task }));

export const useChangeTask = () =>
  useDeskChange(({ id, ...body }: components['schemas']['ChangeTaskInput'] & { id: string }) =>
    call<void>(`${admin}/desk/tasks/${id}`, { method: 'PUT', body }),
  );

export const useRemoveTask = () =>
  useDeskChange((id: string) => call<void>(`${admin}/desk/tasks/${id}`, { method: 'DELETE' }));

/** Tags many at once; the report says exactly what changed. */
export const useTag = (kind: DeskKind) =>
  useDeskChange(
    (what: Readonly<{ ids: readonly string[]; add: readonly string[]; remove: readonly string[]; task?: string }>) =>
      call<TagReport>(`${admin}/desk/tags`, { body: { kind, ...what } }),
  );
