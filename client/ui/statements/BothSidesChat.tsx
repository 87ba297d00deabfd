import { IconMessage } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { filePathOf } from '../../../server/contract/rules/file-path';
import { type SidedMessage, useCollabChat } from '../../api/reviews';
import { Fault } from '../Fault';
import { LoadMore } from '../LoadMore';
import { contentOf, privateThumbnail } from '../pictures';
import { Quote } from './Statements';

/** The chat between both sides of a Collab, for staff who decide; it is loaded, and the view recorded, on demand. */
export function BothSidesChat({ collabId }: { collabId: string }) {
  const chatId = useId();
  const [shown, setShown] = useState(false);
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box>
        <Button
          variant="outlined"
          size="small"
          startIcon={<IconMessage size={18} stroke={1.75} />}
          aria-expanded={shown}
          aria-controls={chatId}
          onClick={() => setShown(!shown)}
        >
          {shown ? 'Hide their chat' : 'Read their chat'}
        </Button>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          We record that you read it.
        </Typography>
      </Box>
      <div id={chatId}>{shown && <Chat collabId={collabId} />}</div>
    </Box>
  );
}

function Chat({ collabId }: { collabId: string }) {
  const { pages, error, ...list } = useCollabChat(collabId);
  if (error) return <Fault>{error.message}</Fault>;
  const [first] = pages ?? [];
  if (!pages || !first) return <Skeleton variant="rounded" height={160} />;
  if (first.items.length === 0) return <Typography>They haven’t written to each other.</Typography>;
  const names = { brand: first.brandName, influencer: `@${first.influencerHandle}` };
  return (
    <>
      <SidedMessages
        label="Their chat, newest first"
        messages={pages.flatMap(({ items }) => items)}
        nameOf={({ side }) => (side === 'brand' || side === 'influencer' ? names[side] : side)}
      />
      <LoadMore list={list} />
    </>
  );
}

type SidedMessagesProps<Message> = Readonly<{
  label: string;
  messages: readonly Message[];
  nameOf: (message: Message) => string;
  /** The ones to stand out. */
  isMarked?: (message: Message) => boolean;
}>;

/** Messages of two sides, as staff read them, in a frame that scrolls. */
export function SidedMessages<Message extends SidedMessage>(props: SidedMessagesProps<Message>) {
  const { label, messages, nameOf, isMarked } = props;
  return (
    <Box component="ol" aria-label={label} tabIndex={0} sx={frame}>
      {messages.map((message) => (
        <Box component="li" key={message.id} sx={{ fontWeight: isMarked?.(message) ? 650 : undefined }}>
          <Quote
            title={nameOf(message)}
            at={message.sentAt}
            words={message.deletedAt ? 'This message was deleted.' : message.text}
          />
          <Files files={message.files} />
        </Box>
      ))}
    </Box>
  );
}

const frame = {
  listStyle: 'none',
  m: 0,
  p: 4,
  display: 'grid',
  gap: 4,
  maxHeight: 420,
  overflowY: 'auto',
  borderRadius: '12px',
  bgcolor: 'pass.sunken',
} as const;

/** Small pictures of a message's files, each a link to the whole file. */
function Files({ files }: Pick<SidedMessage, 'files'>) {
  if (files.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2, pl: 4 }}>
      {files.map(({ mediaId, kind, fileName }) => (
        <a key={mediaId} href={contentOf(mediaId)} target="_blank" rel="noreferrer">
          {kind === 'video' ? (
            `Video ${fileName}`
          ) : (
            <Box
              component="img"
              src={privateThumbnail(filePathOf(mediaId), 320)}
              alt={`Picture ${fileName}`}
              sx={{ display: 'block', width: 160, maxHeight: 160, objectFit: 'cover', borderRadius: '6px' }}
            />
          )}
        </a>
      ))}
    </Box>
  );
}
