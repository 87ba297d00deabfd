import { IconExternalLink, IconPhoto } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { deliverableTypes } from '../../../server/contract/lists/collab';
import { pieceMetrics } from '../../../server/contract/metrics';
import { filePathOf } from '../../../server/contract/rules/file-path';
import { londonTimeAt } from '../../../server/contract/rules/london-time';
import { abbreviateNumber } from '../../../server/contract/rules/numbers';
import type { WallPiece } from '../../api/analytics';
import { paths } from '../../app/paths';
import { Photo } from '../../ui/Photo';
import { BasisChip } from './BasisChip';
import { Panel } from '../../ui/report/Panel';
import { basisLabel, dayInWords, platformName } from './words';

type ContentWallProps = {
  pieces: readonly WallPiece[];
  /** Whether the reader has an account, and so can open the Collabs. */
  openCollabs: boolean;
};

/** The period's pieces with their results. */
export function ContentWall({ pieces, openCollabs }: ContentWallProps) {
  return (
    <Panel title="Content wall" lead={`The pieces with the largest reach, up to 24.${openCollabs ? ' The CSV has them all.' : ''}`}>
      <Box
        component="ul"
        aria-label="Pieces"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 4, gridTemplateColumns: { xs: 'repeat(auto-fill, minmax(min(100%, 7.5rem), 1fr))', sm: 'repeat(auto-fill, minmax(min(100%, 13.75rem), 1fr))' } }}
      >
        {pieces.map((piece) => (
          <WallCard key={piece.id} piece={piece} openCollab={openCollabs} />
        ))}
      </Box>
    </Panel>
  ); // prettier-ignore
}

const typeLabel = (type: WallPiece['type']) => deliverableTypes.find(({ id }) => id === type)?.label ?? type;

function WallCard({ piece, openCollab }: { piece: WallPiece; openCollab: boolean }) {
  const { type, platform, title, influencer, publishedAt, postUrl, mediaId } = piece;
  const what = `${typeLabel(type)} by ${influencer.name}`;
  return (
    <Card component="li" sx={{ display: 'flex', flexDirection: 'column', minWidth: 0 }}>
      {mediaId ? <Photo isPrivate filePath={filePathOf(mediaId)} alt={what} ratio="square" sizes="280px" /> : <NoPicture />}
      <Box sx={{ p: { xs: 3, sm: 4 }, display: 'grid', gap: 2, flex: 1, alignContent: 'start' }}>
        <Typography variant="subtitle2" component="h3">
          {openCollab ? (
            <Link component={RouterLink} to={paths.collab(piece.collabId)} color="inherit">
              {title}
            </Link>
          ) : (
            title
          )}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {what} · {platformName(platform)} · {dayInWords(londonTimeAt(new Date(publishedAt)).date)}
        </Typography>
        <PieceNumbers piece={piece} />
        {postUrl && (
          <Link href={postUrl} target="_blank" rel="noopener noreferrer" variant="body2" sx={{ display: 'inline-flex', gap: 1, alignItems: 'center', mt: 'auto' }}>
            See the post (new tab)
            <IconExternalLink size={16} stroke={1.75} aria-hidden />
          </Link>
        )}
      </Box>
    </Card>
  ); // prettier-ignore
}

const NoPicture = () => (
  <Box aria-hidden sx={{ height: 72, display: 'grid', placeItems: 'center', bgcolor: 'pass.sunken', color: 'pass.lineStrong' }}>
    <IconPhoto size={28} stroke={1.5} />
  </Box>
); // prettier-ignore

function PieceNumbers({ piece: { numbers, basis, bases, postUrl } }: { piece: WallPiece }) {
  if (!numbers || !basis)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {postUrl ? 'No numbers yet.' : 'Licensed to the brand.'}
      </Typography>
    );
  const told = pieceMetrics.filter(({ id }) => numbers[id] !== null);
  const origins = [...new Set(told.map(({ id }) => bases?.[id] ?? basis))];
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Box component="dl" className="tnum" sx={{ m: 0, display: 'grid', gridTemplateColumns: { xs: 'repeat(2, auto)', sm: 'repeat(3, auto)' }, columnGap: 4, rowGap: 1 }}>
        {told.map(({ id, label }) => (
          <div key={id}>
            <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0, fontWeight: 600 }} title={numbers[id]?.toLocaleString('en-GB')}>
              {abbreviateNumber(numbers[id])}
            </Box>
            {origins.length > 1 && (
              <Box component="dd" sx={{ m: 0, typography: 'caption', color: 'text.secondary' }}>
                {basisLabel(bases?.[id] ?? basis)}
              </Box>
            )}
          </div>
        ))}
      </Box>
      {origins.length === 1 && <BasisChip basis={basis} />}
    </Box>
  ); // prettier-ignore
}
