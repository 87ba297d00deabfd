import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { Suspense } from 'react';
import { useCreatePath, useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { latePart } from '../../app/theme/with-mui';
import {
  collabOutcomeLabel,
  deliverableStatusLabel,
  deliverableTypeLabel,
} from '../../../server/contract/lists/labels';
import { paths } from '../../app/paths';
import { ExactTime, RelativeTime } from '../../ui/RelativeTime';
import { StageRail } from '../../ui/StageRail';
import { BothSidesChat } from '../../ui/statements/BothSidesChat';
import { Statements } from '../../ui/statements/Statements';
import { TextLink } from '../../ui/TextLink';
import { Facts, RecordHeader } from '../record/record-parts';
import { LaterParts } from '../record/LaterParts';
import { useMay } from '../staff/useMay';
import { type CollabRow, type Piece, resources } from '../resources';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/client';

const GiftValue = latePart(() => import('./gift/GiftValue').then((module) => module.GiftValue));

const CollabGuests = latePart(() => import('./CollabGuests').then((module) => module.CollabGuests));

/** One Collab: its ticket's facts, its pieces and its gift. */
export function CollabRecord() {
  const collab = useRecordContext<CollabRow>();
  const createPath = useCreatePath();
  const may = useMay();
  if (!collab) return null;
  const { brandId, brandName, influencerId, influencerHandle } = collab;
  const linkTo = (resource: string, id: string, name: string) => (
    <Link component={RouterLink} to={createPath({ resource, type: 'edit', id })}>
      {name}
    </Link>
  );
  return (
    <>
      <RecordHeader title={collab.title} subtitle={`${brandName} and @${influencerHandle}`} />
      <StageRail stage={collab.stage} labelled />
      <Facts
        facts={[
          ['Outcome', collabOutcomeLabel(collab.outcome)],
          ['Brand', linkTo(resources.brands, brandId, brandName)],
          ['Influencer', linkTo(resources.influencers, influencerId, `@${influencerHandle}`)],
          ['Visit', <ExactTime time={collab.visitAt} />],
          ['Content due', <ExactTime time={collab.contentDueAt} />],
          ['Content owed', collab.owed === 0 ? 'None' : `${collab.owed} of ${collab.pieces} pieces`],
          ['Requested', <ExactTime time={collab.createdAt} />],
          ['Last changed', <RelativeTime time={collab.updatedAt} />],
        ]}
      />
      <Statements collabId={collab.id} sides={collab} />
      {may('collab.override') && <BothSidesChat collabId={collab.id} />}
      <TextLink to={paths.collab(collab.id)}>Open the Collab: steps, corrections and dossier</TextLink>
      <Pieces collabId={collab.id} />
      <Suspense fallback={<Skeleton variant="rounded" height={96} />}>
        <GiftValue collabId={collab.id} />
        {collab.stage !== 1 && <CollabGuests collabId={collab.id} handle={influencerHandle} />}
      </Suspense>
      <LaterParts kind="collab" id={collab.id} />
    </>
  );
}

/** The agreed pieces of one Collab: what each is, its status, and where it was posted. */
function Pieces({ collabId }: { collabId: string }) {
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
        {rounds.length > 0 && `, ${rounds.length === 1 ? '1 round' : `${rounds.length} rounds`} of changes`}
      </Box>
      {postUrl && (
        <Link href={postUrl} target="_blank" rel="noopener noreferrer">
          {postUrl}
        </Link>
      )}
    </Box>
  );
}
