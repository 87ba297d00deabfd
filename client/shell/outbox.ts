import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { ProblemError, call } from '../api/client';
import type { components } from '../api/schema';
import { outboxKey } from './outbox-key';

type Attachment = components['schemas']['AttachmentView'];

/** An unsent message. `waiting` is sent automatically when the connection is back; `failed` was refused. */
export type Outgoing = Readonly<{
  clientId: string;
  conversationId: string;
  text: string;
  files: readonly Attachment[];
  writtenAt: string;
  status: 'sending' | 'waiting' | 'failed';
}>;

const retryMs = 5_000;

/** Network errors, rate limits and server outages: the same message will succeed later. */
const passingStatuses: readonly number[] = [0, 429, 502, 503, 504];
const listeners = new Set<() => void>();
let outgoing: readonly Outgoing[] = [];
let owner = '';
let sending = false;

function change(next: readonly Outgoing[]): void {
  outgoing = next;
  if (next.length > 0) localStorage.setItem(outboxKey(owner), JSON.stringify(next));
  else localStorage.removeItem(outboxKey(owner));
  listeners.forEach((listener) => listener());
}

const mark = (clientId: string, status: Outgoing['status']): void =>
  change(outgoing.map((message) => (message.clientId === clientId ? { ...message, status } : message)));

/** Local storage may be blocked or corrupted; then nothing is kept. */
function kept(uid: string): readonly Outgoing[] {
  try {
    return JSON.parse(localStorage.getItem(outboxKey(uid)) ?? '[]') as Outgoing[];
  } catch {
    return [];
  }
}

/** This profile's unsent messages, including those of an earlier page. */
function open(uid: string): void {
  if (uid === owner) return;
  owner = uid;
  outgoing = kept(uid).map((message) => (message.status === 'failed' ? message : { ...message, status: 'waiting' }));
}

type Deliver = () => Promise<void>;

/** One at a time, in order. The server is idempotent, however often a message is sent. */
async function sendAll(delivered: Deliver): Promise<void> {
  if (sending) return;
  sending = true;
  try {
    for (;;) {
      const next = outgoing.find(({ status }) => status !== 'failed');
      if (!next || !(await sendOne(next, delivered))) return;
    }
  } finally {
    sending = false;
  }
}

async function sendOne(message: Outgoing, delivered: Deliver): Promise<boolean> {
  const { clientId, conversationId, text, files } = message;
  mark(clientId, 'sending');
  try {
    const body = { text, clientId, ...(files.length > 0 ? { files: files.map(({ mediaId }) => mediaId) } : {}) };
    await call('POST /api/v1/conversations/{id}/messages', { path: { id: conversationId }, body });
    await delivered();
    change(outgoing.filter((each) => each.clientId !== clientId));
    return true;
  } catch (error) {
    const away = error instanceof ProblemError && passingStatuses.includes(error.status);
    mark(clientId, away ? 'waiting' : 'failed');
    return !away;
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Sent messages show once the conversation queries have been refetched. */
function useDelivered(): Deliver {
  const queries = useQueryClient();
  return useCallback(() => queries.invalidateQueries({ queryKey: ['conversations'] }), [queries]);
}

/** Sends this profile's queued messages: at once, when the connection is back, and periodically. */
export function useOutboxPump(uid: string): void {
  const delivered = useDelivered();
  useEffect(() => {
    open(uid);
    const send = () => void sendAll(delivered);
    send();
    window.addEventListener('online', send);
    const timer = setInterval(send, retryMs);
    return () => {
      window.removeEventListener('online', send);
      clearInterval(timer);
    };
  }, [delivered, uid]);
}

/**
 * Pending messages in one conversation. They show at once and survive a reload; `pump` sends those that have to wait.
 * @param uid the sender's profile
 */
export function useOutbox(uid: string, conversationId: string) {
  const delivered = useDelivered();
  open(uid);
  const all = useSyncExternalStore(subscribe, () => outgoing);

  const send = (text: string, files: readonly Attachment[] = []) => {
    const clientId = crypto.randomUUID();
    const writtenAt = new Date().toISOString();
    change([...outgoing, { clientId, conversationId, text, files, writtenAt, status: 'sending' }]);
    void sendAll(delivered);
  };
  const retry = ({ clientId }: Outgoing) => {
    mark(clientId, 'waiting');
    void sendAll(delivered);
  };
  const giveUp = ({ clientId }: Outgoing) => change(outgoing.filter((message) => message.clientId !== clientId));

  return { outgoing: all.filter((message) => message.conversationId === conversationId), send, retry, giveUp };
}
