import { IconHeadset } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../app/paths';
import { useSession } from '../../shell/session/session-context';
import { TextInput } from '../../ui/TextInput';
import { hasWords } from '../../../server/contract/rules/has-words';
import { toast } from '../../ui/toast';
import { ConversationRow } from './ConversationRow';
import { type Conversation, partnerName, useFoundMessages, useStartConversation } from './conversations';
import { useCollabs } from '../../api/collabs';
import { CollabTicket } from '../../ui/CollabTicket';

type ConversationListProps = { conversations: readonly Conversation[]; open: Conversation | undefined };

/** The conversations, unread ones first, then by newest message; with a search over names and text. */
export function ConversationList({ conversations, open }: ConversationListProps) {
  const [words, setWords] = useState('');
  const { data: found } = useFoundMessages(words);
  const wanted = words.trim();
  const byName = conversations.filter((conversation) => hasWords(partnerName(conversation), wanted));
  const sorted = [...byName].sort((a, b) => Number(b.unread > 0) - Number(a.unread > 0));
  const said = (wanted && found?.items) || [];
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}>
      <Box sx={{ p: 3, pb: 1 }}>
        <TextInput label="Search" type="search" value={words} onChange={setWords} placeholder="Names and messages" />
      </Box>
      <Box component="nav" aria-label="Conversations" sx={{ flex: 1, overflowY: 'auto' }}>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 2 }}>
          {sorted.map((conversation) => (
            <li key={conversation.id}>
              <ConversationRow conversation={conversation} current={conversation === open} />
            </li>
          ))}
        </Box>
        {said.length > 0 && (
          <Typography variant="subtitle2" component="h2" sx={{ px: 5, pt: 2 }}>
            Messages
          </Typography>
        )}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 2 }}>
          {said.map((message) => {
            const conversation = conversations.find(({ id }) => id === message.conversationId);
            return (
              conversation && (
                <li key={message.id}>
                  <ConversationRow conversation={conversation} current={false} said={message} />
                </li>
              )
            );
          })}
        </Box>
        {wanted && sorted.length === 0 && said.length === 0 && (
          <Typography role="status" variant="body2" sx={{ color: 'text.secondary', px: 5 }}>
            No matches. Try a shorter search.
          </Typography>
        )}
      </Box>
      <AskSupport conversations={conversations} />
    </Box>
  );
}

/** Anyone can write to our staff; staff themselves don't need to. */
export function AskSupport({ conversations }: { conversations: readonly Conversation[] }) {
  const { actor } = useSession();
  const navigate = useNavigate();
  const start = useStartConversation();
  if (actor.type === 'admin' || conversations.some(({ kind }) => kind === 'support')) return null;
  const ask = () =>
    start.mutate('support', {
      onSuccess: () => void navigate(paths.chatsWith('support')),
      onError: ({ message }) => toast.say(message),
    });
  return (
    <Box sx={{ p: 3, borderTop: { md: '1px solid' }, borderColor: { md: 'divider' } }}>
      <Button
        variant="outlined"
        fullWidth
        onClick={ask}
        loading={start.isPending}
        startIcon={<IconHeadset size={18} stroke={1.75} />}
      >
        Message our support team
      </Button>
    </Box>
  );
}

/** Both sides' Collabs, as tickets; open ones first. */
export function ContextPanel({ conversation }: { conversation: Conversation }) {
  const { actor } = useSession();
  const { uid } = conversation.with;
  const theirs = useCollabs().filter(({ brand, influencer }) => brand.id === uid || influencer.id === uid);
  const sorted = [...theirs].sort((a, b) => Number(b.outcome === 'open') - Number(a.outcome === 'open'));
  return (
    <Box
      component="aside"
      aria-label="Your Collabs together"
      sx={{ p: 4, display: 'grid', gap: 4, alignContent: 'start' }}
    >
      <Typography variant="subtitle2" component="h2">
        Your Collabs together
      </Typography>
      {sorted.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          None yet.
        </Typography>
      )}
      {sorted.map((collab) => (
        <CollabTicket
          key={collab.id}
          collab={collab}
          side={actor.type === 'brand' ? 'brand' : 'influencer'}
          to={paths.collab(collab.id)}
          under="person"
          compact
        />
      ))}
    </Box>
  );
}
