import { QueryClientProvider, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { act, render, waitFor } from '@testing-library/react';
import { useLive } from './live';
import { createQueryClient } from './query-client';

/** The browser's EventSource, which jsdom doesn't have. */
class FakeStream {
  static last: FakeStream;
  onmessage: ((event: { data: string; lastEventId: string }) => void) | null = null;
  constructor() {
    FakeStream.last = this;
  }
  addEventListener() {}
  close() {}
}

it('asks a list of the panel again once for many changes, and leaves a form what it began with', async () => {
  Object.assign(globalThis, { EventSource: FakeStream });
  const asked: string[] = [];
  const Panel = () => {
    useLive('brand-1', () => undefined);
    useQuery({ queryKey: ['brand-manager', 'getList'], queryFn: () => asked.push('list') });
    useQuery({ queryKey: ['brand-manager', 'getOne', 'b1'], queryFn: () => asked.push('form') });
    return null;
  };
  render(<QueryClientProvider client={createQueryClient()}>{<Panel />}</QueryClientProvider>);
  await waitFor(() => expect(asked.toSorted()).toEqual(['form', 'list']));
  const tell = (type: string) =>
    FakeStream.last.onmessage?.({ lastEventId: '', data: JSON.stringify({ name: `${type}.updated`, type, id: 'b1' }) });
  act(() => ['brand', 'lead', 'brand'].forEach(tell));
  await waitFor(() => expect(asked).toHaveLength(3));
  act(() => tell('everything'));
  await waitFor(() => expect(asked).toHaveLength(4));
  expect(asked.slice(2)).toEqual(['list', 'list']);
});

it('shows a message that is pushed without asking for it, and asks when one before it was missed', async () => {
  Object.assign(globalThis, { EventSource: FakeStream });
  const asked: string[] = [];
  const aMessage = (seq: number) => ({ id: `m${seq}`, seq, text: `No ${seq}`, sentAt: '2027-01-15T12:00:00.000Z' });
  const conversation = (id: string, lastSeq: number) => ({
    ...{ id, with: { type: 'influencer' }, lastMessage: aMessage(lastSeq), unread: 0 },
  });
  const answers: Record<string, unknown> = {
    list: { items: [conversation('t1', 5), conversation('t2', 3)] },
    thread: { items: [3, 2, 1].map(aMessage) },
    unread: { conversations: 0 },
  };
  const answer = (what: string) => () => {
    asked.push(what);
    return answers[what];
  };
  const queries = createQueryClient();
  const Chats = () => {
    useLive('brand-1', () => undefined);
    useQuery({ queryKey: ['conversations', 'list'], queryFn: answer('list') });
    useQuery({ queryKey: ['conversations', 'unread'], queryFn: answer('unread') });
    useInfiniteQuery({
      ...{ queryKey: ['conversations', 't2', 'messages'], queryFn: answer('thread') },
      ...{ initialPageParam: '', getNextPageParam: () => undefined },
    });
    return null;
  };
  render(<QueryClientProvider client={queries}>{<Chats />}</QueryClientProvider>);
  await waitFor(() => expect(asked).toHaveLength(3));
  const push = (seq: number, from = 'influencer') =>
    FakeStream.last.onmessage?.({
      lastEventId: '',
      data: JSON.stringify({
        ...{ name: 'message.sent', type: 'conversation', id: 't2' },
        content: { from, message: aMessage(seq) },
      }),
    });

  for (const _ of ['once', 'again']) act(() => push(4));
  await waitFor(() => expect(asked.slice(3)).toEqual(['unread', 'unread']));
  const list = () => queries.getQueryData<{ items: readonly object[] }>(['conversations', 'list'])!.items;
  expect(list()).toMatchObject([{ id: 't2', lastMessage: aMessage(4), unread: 1 }, { id: 't1' }]);
  const thread = queries.getQueryData<{ pages: readonly object[] }>(['conversations', 't2', 'messages'])!;
  expect(thread.pages).toEqual([{ items: [4, 3, 2, 1].map(aMessage) }]);

  act(() => push(6));
  await waitFor(() => expect(asked.slice(5).toSorted()).toEqual(['list', 'thread', 'unread']));
  act(() => push(4, 'brand')); // from a colleague
  await waitFor(() => expect(asked.slice(8).toSorted()).toEqual(['list', 'thread', 'unread']));
});
