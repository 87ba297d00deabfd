import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { deliverableStatusLabel, deliverableTypeLabel } from '../../../server/contract/lists/labels';
import { call } from '../../api/client';
import { RelativeTime } from '../../ui/RelativeTime';
import type { Piece } from './collab';

/** The agreed pieces of one Collab: what each is, how far it is, and where it was posted. */
export function Pieces({ collabId }: { collabId: string }) {
  const { data, error } = useQuery({
    queryKey: ['collabs', collabId, 'deliverables'],
    queryFn: ({ signal }) => call('GET /api/v1/collabs/{id}/deliverables', { path: { id: collabId }, signal }),
  });
  return (
    <Box component="section" aria-labelledby="pieces-title" sx={{ display: 'grid', gap: 3 }}>
      <Typography id="pieces-title" variant="h3">
        Pieces
      </Typography>
      {error && <Typography variant="body2">{error.message}</Typography>}
      {!data && !error && <Skeleton variant="rounded" height={72} />}
      {data && (
        <Box
          component="ul"
          sx={{
            m: 0,
            p: 0,
            listStyle: 'none',
            border: '1px solid',
            borderColor: 'divider',
            borderRadius: '12px',
            '& > li + li': { borderTop: '1px solid', borderColor: 'divider' },
          }}
        >
          {data.items.map((piece) => (
            <PieceRow key={piece.id} {...piece} />
          ))}
        </Box>
      )}
    </Box>
  );
}

function PieceRow({ type, status, submittedAt, rounds, postUrl }: Piece) {
  return (
    <Box component="li" sx={{ px: 4, py: 3, display: 'grid', gap: 0.5, typography: 'body2' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 3 }}>
        <Box component="span" sx={{ fontWeight: 600 }}>
          {deliverableTypeLabel(type)}
        </Box>
        <span>{deliverableStatusLabel(status)}</span>
      </Box>
      <Box sx={{ color: 'text.secondary' }}>
        {submittedAt ? (
          <>
            Submitted <RelativeTime time={submittedAt} goesOn />
          </>
        ) : (
          'Not submitted yet'
        )}
        {rounds.length > 0 && `, changes asked for ${rounds.length === 1 ? 'once' : `${rounds.length} times`}`}
      </Box>
      {postUrl && (
        <Link href={postUrl} target="_blank" rel="noopener noreferrer">
          {postUrl}
        </Link>
      )}
    </Box>
  );
}
