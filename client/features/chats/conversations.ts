import { useInfiniteQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../api/client';
import type { components } from '../../api/schema';

export type Conversation = components['schemas']['ConversationView'];
export type Message = components['schemas']['MessageView'];

const pageSize = 50;

/** One's own conversations, the one with the newest message first. Suspends. */
export function useConversations(): readonly Conversation[] {
  const { data } = useSuspenseQuery({
    queryKey: ['conversations', 'list'],
    queryFn: ({ signal }) => call<{ items: Conversation[] }>('/api/v1/conversations', { signal }),
  });
  return data.items;
}

/** What was said, the oldest first; earlier messages come page by page. */
export function useMessages(conversationId: string) {
  const { data, ...query } = useInfiniteQuery({
    queryKey: ['conversations', conversationId, 'messages'],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => {
      const before = pageParam ? `&before=${pageParam}` : '';
      return call<{ items: Message[] }>(`/api/v1/conversations/${conversationId}/messages?limit=${pageSize}${before}`, {
        signal,
      });
    },
    getNextPageParam: ({ items }) => (items.length === pageSize ? items.at(-1)?.id : undefined),
  });
  const messages = data?.pages.flatMap(({ items }) => items).reverse() ?? [];
  return { ...query, messages };
}

/** A message on its way, or one that did not get through. */
export type Outgoing = Readonly<{ key: number; text: string; failed: boolean }>;

/** Sends, and shows what is sent before it has arrived. */
export function useOutgoing(conversationId: string) {
  const queries = useQueryClient();
  const [outgoing, setOutgoing] = useState<readonly Outgoing[]>([]);
  const lastKey = useRef(0);

  const deliver = async ({ key, text }: Pick<Outgoing, 'key' | 'text'>) => {
    try {
      await call(`/api/v1/conversations/${conversationId}/messages`, { body: { text } });
      await queries.invalidateQueries({ queryKey: ['conversations'] });
      setOutgoing((all) => all.filter((message) => message.key !== key));
    } catch {
      setOutgoing((all) => all.map((message) => (message.key === key ? { ...message, failed: true } : message)));
    }
  };

  const send = (text: string) => {
    const message = { key: (lastKey.current += 1), text, failed: false };
    setOutgoing((all) => [...all, message]);
    void deliver(message);
  };

  const retry = (message: Outgoing) => {
    setOutgoing((all) => all.map((each) => (each.key === message.key ? { ...each, failed: false } : each)));
    void deliver(message);
  };

  return { outgoing, send, retry };
}
