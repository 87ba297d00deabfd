import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { components } from './schema';

type Message = components['schemas']['MessageView'];
type Conversations = components['schemas']['ConversationList'];
type Page = components['schemas']['MessageList'];

/** A message as the live stream brings it: who wrote it, and what the other side sees of it. */
type Pushed = Readonly<{ from: string; message: Message }>;

const all = ['conversations'];
const list = [...all, 'list'];

/**
 * Adds a message from the other side to what is cached, so that it shows without another request. One from our own
 * side, or after one that was missed, is fetched as any other change.
 */
export function takePushedMessage(queries: QueryClient, conversationId: string, content: unknown): void {
  const { from, message } = content as Pushed;
  const conversation = queries
    .getQueryData<Conversations>(list)
    ?.items.find(({ id, with: other }) => id === conversationId && other.type === from);
  const lastSeq = conversation?.lastMessage?.seq ?? 0;
  if (!conversation || message.seq > lastSeq + 1) {
    void queries.invalidateQueries({ queryKey: all });
    return;
  }
  if (message.seq === lastSeq + 1) addToList(queries, conversationId, message);
  addToThread(queries, conversationId, message);
  void queries.invalidateQueries({ queryKey: [...all, 'unread'] }); // which also says that it has arrived
}

function addToList(queries: QueryClient, conversationId: string, message: Message): void {
  queries.setQueryData<Conversations>(list, (known) => {
    const before = known?.items.find(({ id }) => id === conversationId);
    if (!known || !before) return known;
    const now = { ...before, lastMessage: message, lastMessageAt: message.sentAt, unread: before.unread + 1 };
    return { ...known, items: [now, ...known.items.filter((each) => each !== before)] };
  });
}

function addToThread(queries: QueryClient, conversationId: string, message: Message): void {
  const queryKey = [...all, conversationId, 'messages'];
  const [newest, ...earlier] = queries.getQueryData<InfiniteData<Page>>(queryKey)?.pages ?? [];
  const lastSeq = newest?.items[0]?.seq ?? 0;
  if (!newest || message.seq <= lastSeq) return;
  if (message.seq > lastSeq + 1) void queries.invalidateQueries({ queryKey });
  else
    queries.setQueryData<InfiniteData<Page>>(queryKey, (known) => {
      return known && { ...known, pages: [{ items: [message, ...newest.items] }, ...earlier] };
    });
}
