import { IconExternalLink } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Suspense, useId } from 'react';
import { latePart } from '../../app/theme/with-mui';
import type { Collab, Deliverable, DeliverableAction } from '../../api/collabs';
import { ExactTime } from '../../ui/RelativeTime';
import { SectionSkeleton } from '../../ui/skeletons';
import { VerdictNote } from '../../ui/VerdictNote';
import { PiecePreview } from './PiecePreview';
import { ReviewPiece } from './ReviewPiece';
import { useReader } from './reader';
import { pieceStatus, pieceTitle } from './piece-words';
import { FramesAtMarks } from './proof/FramesAtMarks';
import { PieceNotes } from './proof/PieceNotes';
import { placeOf } from './proof/pins';
import { UsageRights } from './proof/UsageRights';
import { Versions } from './proof/Versions';
import { WaiveRule } from './proof/WaiveRule';

const RightsEnd = latePart(() => import('./proof/RightsEnd').then((module) => module.RightsEnd));
// The disclosure rules are heavy, and only needed for these two steps.
const HandIn = latePart(() => import('./HandIn').then((module) => module.HandIn));
const PieceMetrics = latePart(() => import('./metrics/PieceMetrics').then((module) => module.PieceMetrics));
const PostWatch = latePart(() => import('./metrics/PostWatch').then((module) => module.PostWatch));
const PublishPiece = latePart(() => import('./PublishPiece').then((module) => module.PublishPiece));

/** One agreed piece: its state, its content, and what this user can do now. */
export function PieceCard({ piece, number, collab }: { piece: Deliverable; number: number; collab: Collab }) {
  const { mediaId, caption, postUrl, rounds, actions, status, versions } = piece;
  const reader = useReader();
  const canOpen = piece.rights.running || reader !== 'brand';
  const newest = versions.at(-1);
  const titleId = useId();
  const isWriting = actions.includes('submit') || actions.includes('publish');
  const current = status === 'inprogress' ? rounds.slice(-1) : [];
  const earlier = rounds.slice(0, rounds.length - current.length);
  const shown = mediaId && canOpen && !actions.includes('submit');
  return (
    <Card
      component="article"
      aria-labelledby={titleId}
      sx={{ p: { xs: 4, sm: 5 }, display: 'grid', gap: 4, containerType: 'inline-size' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography id={titleId} variant="h3">
          {pieceTitle(piece, number)}
        </Typography>
        <Chip
          label={pieceStatus(piece, collab)}
          color={status === 'published' ? 'success' : 'default'}
          variant={status === 'inprogress' ? 'outlined' : 'filled'}
        />
      </Box>
      {current.length > 0 && <Rounds rounds={current} label="Suggested changes" />}
      <Box sx={shown ? beside : { ...parts, '&:has(> div:only-child:empty)': { display: 'none' } }}>
        {shown && <PiecePreview key={mediaId} mediaId={mediaId} contentType={piece.contentType} />}
        <Box sx={parts}>
          {caption && !isWriting && <Caption piece={piece} />}
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
          {earlier.length > 0 && <EarlierRounds rounds={earlier} />}
          <Versions versions={versions} canOpen={canOpen} />
          <PieceNotes piece={piece} />
          {newest && actions.includes('approve') && <FramesAtMarks version={newest} />}
          {(piece.rights.until !== null || collab.outcome === 'open') && <UsageRights piece={piece} />}
          {actions.includes('approve') && <ReviewPiece piece={piece} />}
          {actions.includes('waive') && <WaiveRule piece={piece} />}
          <Suspense fallback={<SectionSkeleton />}>
            {concernsRightsEnd(piece) && <RightsEnd piece={piece} collab={collab} />}
            {actions.includes('submit') && <HandIn piece={piece} collabId={collab.id} />}
            {actions.includes('publish') && <PublishPiece piece={piece} collabId={collab.id} />}
            {status === 'published' && postUrl && <PostWatch pieceId={piece.id} collabId={collab.id} />}
            {status === 'published' && postUrl && <PieceMetrics piece={piece} />}
          </Suspense>
        </Box>
      </Box>
    </Card>
  );
}

const rightsEndActions: readonly DeliverableAction[] = ['confirm-takedown', 'report-use', 'uphold-use', 'dismiss-use'];

/** Whether anything has happened about the end of its rights, or this user can act on it. */
const concernsRightsEnd = ({ rights: { end }, actions }: Deliverable): boolean =>
  Boolean(end && (end.takenDown || end.uses.length > 0)) || actions.some((action) => rightsEndActions.includes(action));

const parts = { display: 'grid', gap: 4, alignContent: 'start', minWidth: 0 } as const;

/** The text is next to the picture if the card is wide enough. */
const beside = {
  display: 'grid',
  gap: 5,
  '@container (min-width: 520px)': { gridTemplateColumns: '240px minmax(0, 1fr)' },
} as const;

/** The caption, and whether it discloses the ad; shown to the brand next to its review. */
function Caption({ piece: { caption, draftDisclosure, actions } }: { piece: Deliverable }) {
  return (
    <>
      <div>
        <Typography variant="subtitle2" component="h4">
          Caption
        </Typography>
        <Typography sx={{ whiteSpace: 'pre-line' }}>{caption}</Typography>
      </div>
      {draftDisclosure && !actions.includes('approve') && <VerdictNote verdict={draftDisclosure} onCorrect={null} />}
    </>
  );
}

type RoundsProps = { rounds: Deliverable['rounds'] };

/** Change requests for versions that have been replaced; collapsed, so that nobody mistakes them for current ones. */
function EarlierRounds({ rounds }: RoundsProps) {
  return (
    <details>
      <Box component="summary" sx={{ cursor: 'pointer', typography: 'body2', color: 'text.secondary', mb: 2 }}>
        {rounds.length === 1 ? '1 earlier round of changes' : `${rounds.length} earlier rounds of changes`}
      </Box>
      <Rounds rounds={rounds} label="Earlier changes" />
    </details>
  );
}

/** The brand's change requests, round by round, and where. */
function Rounds({ rounds, label }: RoundsProps & { label: string }) {
  return (
    <Box
      component="ol"
      aria-label={label}
      sx={{ listStyle: 'none', m: 0, p: 4, borderRadius: '6px', bgcolor: 'pass.sunken', display: 'grid', gap: 3 }}
    >
      {rounds.map(({ number, comment, at, version, pins }) => (
        <li key={number}>
          <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
            Round {number}
            {version !== null && ` on version ${version}`}, <ExactTime time={at} />
          </Typography>
          {comment && <Typography sx={{ whiteSpace: 'pre-line' }}>{comment}</Typography>}
          {pins.length > 0 && (
            <Box component="ul" sx={{ m: 0, mt: 1, pl: 5, display: 'grid', gap: 1 }}>
              {pins.map((pin, index) => (
                <li key={index}>
                  <strong>{placeOf(pin)}</strong>: {pin.comment}
                </li>
              ))}
            </Box>
          )}
        </li>
      ))}
    </Box>
  );
}
