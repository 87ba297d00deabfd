import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '../../shell/session/session-context';
import { EmptyState } from '../../ui/EmptyState';
import { Fault } from '../../ui/Fault';
import { PageHeader } from '../../ui/PageHeader';
import { PageSkeleton } from '../../ui/skeletons';
import { AskSupport, ContextPanel, ConversationList } from './ConversationList';
import { Thread } from './Thread';
import { type Conversation, useConversations, useStartConversation } from './conversations';

/** The conversations, and the one named in the URL: side by side, on phones one at a time. */
export function ChatsPage() {
  return (
    <Suspense fallback={<PageSkeleton shape="rows" tickets={6} />}>
      <Chats />
    </Suspense>
  );
}

function Chats() {
  const conversations = useConversations();
  const [search] = useSearchParams();
  const wanted = search.get('with');
  const open = conversations.find((conversation) => conversation.with.uid === wanted);
  if (conversations.length === 0 && !wanted) return <Nothing />;
  const hasContext = open?.kind === 'pair';
  const onPhone = (shown: boolean) => ({ xs: shown ? 'block' : 'none', md: 'block' });
  return (
    <>
      <Box sx={{ display: onPhone(!wanted) }}>
        <Header />
      </Box>
      <Card
        sx={{
          display: 'grid',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: '320px minmax(0, 1fr)',
            xl: hasContext ? '320px minmax(0, 1fr) 300px' : '320px minmax(0, 1fr)',
          },
          gridTemplateRows: 'minmax(0, 1fr)',
          height: { xs: 'auto', md: 'calc(100dvh - 220px)' },
          minHeight: { md: 420 },
        }}
      >
        <Box
          sx={{
            display: onPhone(!wanted),
            minHeight: 0,
            borderRight: { md: '1px solid' },
            borderColor: { md: 'divider' },
          }}
        >
          <ConversationList conversations={conversations} open={open} />
        </Box>
        <Box sx={{ display: onPhone(wanted !== null), minHeight: 0, minWidth: 0 }}>
          <Opened wanted={wanted} conversation={open} />
        </Box>
        {hasContext && (
          <Box
            sx={{
              display: { xs: 'none', xl: 'block' },
              overflowY: 'auto',
              borderLeft: '1px solid',
              borderColor: 'divider',
            }}
          >
            <Suspense fallback={null}>
              <ContextPanel conversation={open} />
            </Suspense>
          </Box>
        )}
      </Card>
    </>
  );
}

function Nothing() {
  const { actor } = useSession();
  const staff = actor.type === 'admin';
  return (
    <>
      <Header />
      <EmptyState
        title={staff ? 'Nobody is waiting' : 'No conversations yet'}
        action={<AskSupport conversations={[]} />}
      >
        {staff
          ? 'Messages to support and from visitors in the live chat appear here.'
          : 'A conversation starts with the first request between a brand and an influencer.'}
      </EmptyState>
    </>
  );
}

function Opened({ wanted, conversation }: { wanted: string | null; conversation: Conversation | undefined }) {
  const { actor } = useSession();
  const start = useStartConversation();
  if (conversation) return <Thread key={conversation.id} conversation={conversation} />;
  const mayStart = wanted !== null && actor.type !== 'admin';
  return (
    <Box sx={{ p: 6 }}>
      <EmptyState
        title={wanted ? 'No conversation with them yet' : 'Choose a conversation'}
        action={
          mayStart && (
            <Button variant="contained" onClick={() => start.mutate(wanted)} loading={start.isPending}>
              Start the conversation
            </Button>
          )
        }
      >
        {wanted ? 'They’ll see it straight away.' : 'Your messages will appear here.'}
      </EmptyState>
      <Fault>{start.error?.message}</Fault>
    </Box>
  );
}

/** Its title is its name in the user's menu. */
function Header() {
  const { actor } = useSession();
  return <PageHeader title={titles[actor.type]} />;
}

const titles = { brand: 'Messages', influencer: 'DMs', admin: 'Chats', guest: 'Messages' } as const;
