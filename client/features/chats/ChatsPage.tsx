import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '../../shell/session/session-context';
import { EmptyState } from '../../ui/EmptyState';
import { PageHeader } from '../../ui/PageHeader';
import { PageSkeleton } from '../../ui/Skeletons';
import { ConversationList } from './ConversationList';
import { Thread } from './Thread';
import { type Conversation, useConversations } from './conversations';

/** Who one talks with, and the conversation that the address names: side by side, on phones one at a time. */
export function ChatsPage() {
  const { actor } = useSession();
  if (actor.type === 'admin') {
    return (
      <>
        <PageHeader title="Messages" />
        <EmptyState title="Conversations are between a brand and an influencer">Staff cannot read them.</EmptyState>
      </>
    );
  }
  return (
    <Suspense fallback={<PageSkeleton tickets={1} />}>
      <Chats />
    </Suspense>
  );
}

function Chats() {
  const conversations = useConversations();
  const [search] = useSearchParams();
  const wanted = search.get('with');
  const open = conversations.find((conversation) => conversation.with.uid === wanted);
  if (conversations.length === 0) {
    return (
      <>
        <PageHeader title="Messages" />
        <EmptyState title="No conversations yet">
          A conversation opens with the first request between a brand and an influencer.
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <Box sx={{ display: { xs: wanted ? 'none' : 'block', md: 'block' } }}>
        <PageHeader title="Messages" />
      </Box>
      <Card
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '320px minmax(0, 1fr)' },
          height: { xs: 'auto', md: 'calc(100dvh - 220px)' },
          minHeight: { md: 420 },
        }}
      >
        <Box
          sx={{
            display: { xs: wanted ? 'none' : 'block', md: 'block' },
            overflowY: 'auto',
            borderRight: { md: '1px solid' },
            borderColor: { md: 'divider' },
          }}
        >
          <ConversationList conversations={conversations} open={open} />
        </Box>
        <Box sx={{ display: { xs: wanted ? 'block' : 'none', md: 'block' }, minHeight: 0 }}>
          <Opened wanted={wanted} conversation={open} />
        </Box>
      </Card>
    </>
  );
}

function Opened({ wanted, conversation }: { wanted: string | null; conversation: Conversation | undefined }) {
  if (conversation) return <Thread key={conversation.id} conversation={conversation} />;
  return (
    <Box sx={{ p: 6 }}>
      <EmptyState title={wanted ? 'There is no conversation with them yet' : 'Choose a conversation'}>
        {wanted ? 'It opens with the first request between you.' : 'What you write reaches the other side at once.'}
      </EmptyState>
    </Box>
  );
}
