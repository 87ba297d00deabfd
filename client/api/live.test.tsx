import { QueryClientProvider, useQuery } from '@tanstack/react-query';
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
