import { IconArrowDown } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { latePart } from '../../app/theme/with-mui';
import { useOutbox, useOutboxPump } from '../../shell/outbox';
import { useSession } from '../../shell/session/session-context';
import { Fault } from '../../ui/Fault';
import { Composer } from './Composer';
import { MessageLog } from './MessageLog';
import type { Asked } from './ThreadDialogs';
import { ThreadHeader } from './ThreadHeader';
import { type Conversation, noteBellRead, noteRead, partnerName, useMessages } from './conversations';
import { useThreadScroll } from './use-thread-scroll';
import { onLiveMessage } from '../../api/live-stream';

const ThreadDialogs = latePart(() => import('./ThreadDialogs').then((module) => module.ThreadDialogs));

/** A conversation: its messages, and the input. */
export function Thread({ conversation }: { conversation: Conversation }) {
  const { id, kind, readSeq, theirDeliveredSeq, theirReadSeq, blockedByMe, blockedByThem, mayWrite } = conversation;
  const { actor } = useSession();
  const staff = actor.type === 'admin';
  const { messages, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useMessages(id);
  useOutboxPump(actor.uid);
  const { outgoing, send, retry, giveUp } = useOutbox(actor.uid, id);
  const writing = useWriting(id, staff ? 'staff' : actor.type);
  const [readBefore] = useState(readSeq);
  const [asked, setAsked] = useState<Asked | null>(null);
  const newest = messages.at(-1);
  const { log, away, toLatest, onScroll } = useThreadScroll(newest?.id ?? '', outgoing.at(-1)?.clientId ?? '');
  useReading(id, newest?.seq ?? 0, readSeq, { staff, mayWrite });
  const name = partnerName(conversation);
  const pair = kind === 'pair';
  return (
    <Box
      component="section"
      aria-label={`Conversation with ${name}`}
      sx={{ display: 'flex', flexDirection: 'column', height: { xs: 'calc(100dvh - 128px)', md: '100%' } }}
    >
      <ThreadHeader
        conversation={conversation}
        writing={writing}
        onBlock={mayWrite && (pair || staff) ? () => setAsked({ about: 'block' }) : undefined}
        onReport={mayWrite && pair ? () => setAsked({ about: 'report', message: null }) : undefined}
      />
      <Box sx={{ position: 'relative', flex: 1, minHeight: 0, display: 'flex' }}>
        <Box
          ref={log}
          tabIndex={0}
          role="region"
          aria-label={`Messages with ${name}`}
          onScroll={onScroll}
          sx={{ flex: 1, minWidth: 0, overflowY: 'auto', p: 4, display: 'flex', flexDirection: 'column', gap: 3 }}
        >
          {hasNextPage && (
            <Button
              size="small"
              onClick={() => void fetchNextPage()}
              loading={isFetchingNextPage}
              sx={{ alignSelf: 'center' }}
            >
              Earlier messages
            </Button>
          )}
          <Fault>{error?.message}</Fault>
          <MessageLog
            messages={messages}
            outgoing={outgoing}
            receipts={{ delivered: theirDeliveredSeq, read: theirReadSeq }}
            readBefore={readBefore}
            acts={{
              onEdit: (message) => setAsked({ about: 'edit', message }),
              onDelete: (message) => setAsked({ about: 'delete', message }),
              onReport: mayWrite && pair ? (message) => setAsked({ about: 'report', message }) : undefined,
            }}
            onRetry={retry}
            onGiveUp={giveUp}
          />
        </Box>
        {away && (
          <Button
            variant="outlined"
            size="small"
            onClick={toLatest}
            startIcon={<IconArrowDown size={18} stroke={1.75} />}
            sx={{ position: 'absolute', bottom: 12, right: 16, bgcolor: 'background.paper' }}
          >
            Jump to latest
          </Button>
        )}
      </Box>
      {mayWrite && !blockedByMe && !blockedByThem ? (
        <Composer conversationId={id} to={name} onSend={send} />
      ) : (
        <Typography variant="body2" sx={{ p: 4, borderTop: '1px solid', borderColor: 'divider' }}>
          {whyNot(conversation)}
        </Typography>
      )}
      <Suspense fallback={null}>
        {asked && <ThreadDialogs conversation={conversation} asked={asked} onClose={() => setAsked(null)} />}
      </Suspense>
    </Box>
  );
}

function whyNot(conversation: Conversation): string {
  if (!conversation.mayWrite) return 'You can read this conversation, but you can’t write in it.';
  if (!conversation.blockedByMe) return 'You can’t write here any more.';
  return `You have blocked ${partnerName(conversation)}. Unblock them to write again.`;
}

type Reader = Readonly<{ staff: boolean; mayWrite: boolean }>;

/** Displayed messages are marked as read, unless the user is read-only. */
function useReading(id: string, newestSeq: number, readSeq: number, reader: Reader): void {
  const { staff, mayWrite } = reader;
  const queries = useQueryClient();
  const noted = useRef(readSeq);
  useEffect(() => {
    const read = () => {
      if (!mayWrite || newestSeq <= noted.current || document.visibilityState !== 'visible') return;
      noted.current = newestSeq;
      noteRead(id, newestSeq);
      if (!staff) void noteBellRead(id).then(() => queries.invalidateQueries({ queryKey: ['notifications'] }));
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [id, newestSeq, staff, mayWrite, queries]);
}

const shownMs = 4_000;

/** Whether the other side is typing. @param mySide whose own typing is ignored */
function useWriting(conversationId: string, mySide: string): boolean {
  const [writing, setWriting] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onLiveMessage(({ name, id }) => {
      if (id !== conversationId) return;
      clearTimeout(timer);
      const theirs = name.startsWith('conversation.writing-') && name !== `conversation.writing-${mySide}`;
      if (name === 'message.sent') setWriting(false);
      if (!theirs) return;
      setWriting(true);
      timer = setTimeout(() => setWriting(false), shownMs);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [conversationId, mySide]);
  return writing;
}
