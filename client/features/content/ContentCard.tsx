import { IconPlayerPlay } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { deliverableTypeLabel } from '../../../server/contract/lists/labels';
import { filePathOf } from '../../../server/contract/rules/file-path';
import type { ContentPiece } from '../../api/content';
import { paths } from '../../app/paths';
import { NewTab } from '../../ui/TextLink';
import { Photo } from '../../ui/Photo';
import { RelativeTime } from '../../ui/RelativeTime';
import { rightsInWords } from '../../ui/rights-words';
import { contentOf } from '../../ui/pictures';

type ContentCardProps = {
  piece: ContentPiece;
  chosen: boolean;
  /** At most as many can be chosen as one download can contain. */
  full: boolean;
  onChoose: (chosen: boolean) => void;
};

/** One approved piece: its type, creator, usage rights, and download. */
export function ContentCard({ piece, chosen, full, onChoose }: ContentCardProps) {
  const { collabId, title, creator, type, contentType, mediaId, postUrl, approvedAt, usable } = piece;
  const kind = deliverableTypeLabel(type);
  const name = `${kind} by ${creator?.name ?? 'a creator who has left'} for ${title}`;
  const words = rightsInWords({ agreed: piece.rights, until: piece.rightsUntil, running: usable });
  return (
    <Card component="li" sx={{ position: 'relative', display: 'grid', gridTemplateRows: 'auto 1fr auto' }}>
      <Photo isPrivate filePath={usable ? filePathOf(mediaId) : null} alt={name} ratio="people" sizes="260px" />
      {contentType === 'video' && usable && (
        <Box aria-hidden sx={{ ...onPicture, insetInlineEnd: 8, color: 'pass.ink', width: 36 }}>
          <IconPlayerPlay size={20} stroke={1.75} />
        </Box>
      )}
      <Box sx={{ ...onPicture, insetInlineStart: 8 }}>
        <Checkbox
          checked={chosen}
          disabled={!usable || (full && !chosen)}
          onChange={(_, isChosen) => onChoose(isChosen)}
          slotProps={{ input: { 'aria-label': `Choose ${name}` } }}
        />
      </Box>
      <Box sx={{ p: 3, display: 'grid', gap: 1, alignContent: 'start' }}>
        <Typography variant="subtitle2" component="h2">
          {kind} · {creator ? `@${creator.handle}` : 'A creator who has left'}
        </Typography>
        <Typography variant="body2">{title}</Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          Approved <RelativeTime time={approvedAt} goesOn />. {words ?? 'No usage rights were agreed.'}
        </Typography>
      </Box>
      <Box sx={{ px: 3, pb: 3, display: 'flex', flexWrap: 'wrap', columnGap: 3, typography: 'body2' }}>
        {usable && (
          <Link href={contentOf(mediaId)} download aria-label={`Download ${name}`} sx={link}>
            Download
          </Link>
        )}
        {postUrl && (
          <Link href={postUrl} target="_blank" rel="noopener noreferrer" sx={link}>
            View post
            <NewTab />
          </Link>
        )}
        <Link component={RouterLink} to={paths.collab(collabId)} aria-label={`View Collab: ${name}`} sx={link}>
          View Collab
        </Link>
      </Box>
    </Card>
  );
}

/** Shown on a picture of any colour. */
const onPicture = {
  position: 'absolute',
  top: 8,
  minHeight: 36,
  display: 'grid',
  placeItems: 'center',
  borderRadius: '6px',
  bgcolor: 'background.paper',
} as const;

const link = { display: 'inline-flex', alignItems: 'center', minHeight: 44 } as const;
