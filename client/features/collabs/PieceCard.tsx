import { IconExternalLink } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Deliverable } from '../../api/collabs';
import { HandIn } from './HandIn';
import { PiecePreview } from './PiecePreview';
import { PublishPiece } from './PublishPiece';
import { ReviewPiece } from './ReviewPiece';
import { Rounds } from './Rounds';
import { pieceStatus, pieceTitle } from './piece-words';

/** One agreed piece: how it stands, what there is of it, and what this reader may do with it now. */
export function PieceCard({ piece, number }: { piece: Deliverable; number: number }) {
  const { mediaId, caption, postUrl, rounds, actions, status } = piece;
  const titleId = useId();
  return (
    <Card component="article" aria-labelledby={titleId} sx={{ p: { xs: 4, sm: 5 }, display: 'grid', gap: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography id={titleId} variant="h3">
          {pieceTitle(piece, number)}
        </Typography>
        <Chip
          label={pieceStatus(piece)}
          color={status === 'published' ? 'success' : 'default'}
          variant={status === 'inprogress' ? 'outlined' : 'filled'}
        />
      </Box>
      {rounds.length > 0 && <Rounds rounds={rounds} />}
      {mediaId && !actions.includes('submit') && (
        <PiecePreview key={mediaId} mediaId={mediaId} contentType={piece.contentType} />
      )}
      {caption && !actions.includes('submit') && <Typography sx={{ whiteSpace: 'pre-line' }}>{caption}</Typography>}
      {postUrl && (
        <Link
          href={postUrl}
          target="_blank"
          rel="noopener noreferrer"
          sx={{ display: 'inline-flex', gap: 1, alignItems: 'center', justifySelf: 'start' }}
        >
          See the post (opens in a new tab)
          <IconExternalLink size={18} stroke={1.75} aria-hidden />
        </Link>
      )}
      {actions.includes('submit') && <HandIn piece={piece} />}
      {actions.includes('approve') && <ReviewPiece piece={piece} />}
      {actions.includes('publish') && <PublishPiece piece={piece} />}
    </Card>
  );
}
