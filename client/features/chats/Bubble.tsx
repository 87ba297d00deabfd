import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { type ReactNode, Fragment } from 'react';
import { filePathOf } from '../../../server/contract/rules/file-path';
import { contentOf, privateThumbnail } from '../../ui/pictures';
import type { Attachment } from './conversations';

type BubbleProps = {
  text: string;
  files?: readonly Attachment[];
  mine: boolean;
  deleted?: boolean;
  /** Next to the text, such as a message's menu. */
  action?: ReactNode;
  /** When it was sent, and its delivery status. */
  children: ReactNode;
};

/** One message: your own on the right, the other side's on the left. */
export function Bubble({ text, files = [], mine, deleted = false, action, children }: BubbleProps) {
  return (
    <Box
      sx={{
        alignSelf: mine ? 'flex-end' : 'flex-start',
        maxWidth: 'min(88%, 56ch)',
        display: 'grid',
        justifyItems: mine ? 'end' : 'start',
        gap: 0.5,
        '& .message-action': { opacity: { xs: 1, md: 0 } },
        '&:hover .message-action, & .message-action:focus-within': { opacity: 1 },
      }}
    >
      {files.length > 0 && <AttachmentList files={files} />}
      <Box sx={{ display: 'flex', flexDirection: mine ? 'row-reverse' : 'row', alignItems: 'center', gap: 1 }}>
        {(text || deleted) && (
          <Box
            sx={{
              px: 3.5,
              py: 2,
              minWidth: 0,
              whiteSpace: 'pre-line',
              overflowWrap: 'anywhere',
              borderRadius: mine ? '12px 12px 2px 12px' : '12px 12px 12px 2px',
              ...(deleted ? gone : mine ? own : theirs),
            }}
          >
            {deleted ? 'This message was deleted.' : <MessageText>{text}</MessageText>}
          </Box>
        )}
        {action && <Box className="message-action">{action}</Box>}
      </Box>
      <Box sx={{ typography: 'caption', color: 'text.secondary', display: 'flex', alignItems: 'center', gap: 1 }}>
        {children}
      </Box>
    </Box>
  );
}

const own = { bgcolor: 'pass.primary', color: 'pass.onPrimary' } as const;
const theirs = { bgcolor: 'pass.sunken', color: 'pass.ink' } as const;
const gone = {
  border: '1px dashed',
  borderColor: 'pass.lineStrong',
  color: 'text.secondary',
  fontStyle: 'italic',
} as const;

const address = /(https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]])/g;

/** The text, with URLs as links. Nothing is fetched from them. */
function MessageText({ children }: { children: string }) {
  return children.split(address).map((part, place) =>
    place % 2 === 1 ? (
      <Link
        key={place}
        href={part}
        target="_blank"
        rel="noopener noreferrer nofollow"
        color="inherit"
        sx={{ textDecoration: 'underline', overflowWrap: 'anywhere' }}
      >
        {part}
      </Link>
    ) : (
      <Fragment key={place}>{part}</Fragment>
    ),
  );
}

const width = 280;

/** A message's pictures and videos; a picture opens at full size. */
function AttachmentList({ files }: { files: readonly Attachment[] }) {
  return (
    <Box sx={{ display: 'grid', gap: 1, width: `min(100%, ${width}px)` }}>
      {files.map((file) => (
        <Box key={file.mediaId} sx={{ borderRadius: '12px', overflow: 'hidden', bgcolor: 'pass.sunken' }}>
          <One file={file} />
        </Box>
      ))}
    </Box>
  );
}

function One({ file }: { file: Attachment }) {
  const ratio = file.width && file.height ? `${file.width} / ${file.height}` : '4 / 3';
  const shape = { display: 'block', width: '100%', maxHeight: 360, aspectRatio: ratio, objectFit: 'cover' } as const;
  if (file.kind === 'video')
    return (
      <Box
        component="video"
        src={contentOf(file.mediaId)}
        controls
        preload="metadata"
        aria-label={`Video ${file.fileName}`}
        sx={shape}
      />
    );
  return (
    <a href={contentOf(file.mediaId)} target="_blank" rel="noreferrer">
      <Box
        component="img"
        src={privateThumbnail(filePathOf(file.mediaId), width * 2)}
        alt={`Picture ${file.fileName}`}
        sx={shape}
      />
    </a>
  );
}
