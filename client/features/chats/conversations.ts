import { useInfiniteQuery, useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { call, type ProblemError } from '../../api/client';
import type { components } from '../../api/schema';

export type Conversation = components['schemas']['ConversationView'];
export type Message = components['schemas']['MessageView'];
export type Attachment = components['schemas']['AttachmentView'];
export type Found = components['schemas']['FoundMessageView'];
export type ReportReason = components['schemas']['ReportInput']['reason'];

export const pageSize = 50;
const searchAtLeast = 2;

/** The user's own conversations, newest message first. Suspends. */
export function useConversations(): readonly Conversation[] {
  const { data } = useSuspenseQuery({
    queryKey: ['conversations', 'list'],
    queryFn: ({ signal }) => call('GET /api/v1/conversations', { signal }),
  });
  return data.items;
}

/** The messages, oldest first; earlier ones are loaded page by page. */
export function useMessages(conversationId: string) {
  const { data, ...query } = useInfiniteQuery({
    queryKey: ['conversations', conversationId, 'messages'],
    initialPageParam: '',
    queryFn: ({ pageParam: before, signal }) =>
      call('GET /api/v1/conversations/{id}/messages', {
        path: { id: conversationId },
        query: { limit: pageSize, before },
        signal,
      }),
    getNextPageParam: ({ items }) => (items.length >= pageSize ? items.at(-1)?.id : undefined),
  });
  const messages = data?.pages.flatMap(({ items }) => items).reverse() ?? [];
  return { ...query, messages };
}

/** Messages with these words, newest first; a single letter isn't searched. */
export function useFoundMessages(words: string) {
  const q = words.trim();
  return useQuery({
    queryKey: ['conversations', 'search', q],
    queryFn: ({ signal }) => call('GET /api/v1/conversations/search', { query: { q, limit: 30 }, signal }),
    enabled: q.length >= searchAtLeast,
  });
}

/** Posts to one of a conversation's endpoints, and invalidates all conversation queries. */
function useAct<Input>(act: (input: Input) => Promise<unknown>) {
  const queries = useQueryClient();
  return useMutation<unknown, ProblemError, Input>({
    mutationFn: act,
    onSuccess: () => queries.invalidateQueries({ queryKey: ['conversations'] }),
  });
}

export const useBlock = (id: string) =>
  useAct<boolean>((on) => call(`POST /api/v1/conversations/{id}/${on ? 'block' : 'unblock'}`, { path: { id } }));

export const useReport = (id: string) =>
  useAct<Readonly<{ reason: ReportReason; details: string; messageId?: string }>>((body) =>
    call('POST /api/v1/conversations/{id}/reports', { path: { id }, body }),
  );

export const useEditMessage = (id: string) =>
  useAct<Readonly<{ messageId: string; text: string }>>(({ messageId, text }) =>
    call('PATCH /api/v1/conversations/{id}/messages/{messageId}', { path: { id, messageId }, body: { text } }),
  );

export const useDeleteMessage = (id: string) =>
  useAct<string>((messageId) =>
    call('DELETE /api/v1/conversations/{id}/messages/{messageId}', { path: { id, messageId } }),
  );

/** Opens the conversation with this profile, or with `support`. */
export const useStartConversation = () =>
  useAct<string>((uid) => call('POST /api/v1/conversations', { body: { with: uid } }));

/** Marks everything up to this message as read. Not awaited. */
export const noteRead = (id: string, seq: number): void =>
  void call('POST /api/v1/conversations/{id}/read', { path: { id }, body: { seq } }).catch(() => undefined);

/** Once read, a conversation needs no notification or email. Sent in the background. */
export const noteBellRead = (id: string): Promise<unknown> =>
  call('POST /api/v1/notifications/read', { body: { subjectId: id } }).catch(() => undefined);

/** Shows the other side that the user is typing. Not awaited. */
export const noteTyping = (id: string): void =>
  void call('POST /api/v1/conversations/{id}/typing', { path: { id } }).catch(() => undefined);

/** The other side: a brand by its name, an influencer by "@handle". */
export const partnerName = ({ with: { name, handle, type } }: Pick<Conversation, 'with'>): string =>
  type === 'influencer' && handle ? `@${handle.replace(/^@/, '')}` : (name ?? 'Former member');
