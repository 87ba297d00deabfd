import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { mediaIdOf } from '../../server/contract/rules/file-path';
import { Photo } from './Photo';
import { NewTab } from './TextLink';
import { thumbnail, pictureGrid } from './pictures';

type Piece = Readonly<{ filePath: string; kind: 'image' | 'video'; caption: string }>;

/** Someone's work in their order: pictures open at full size, videos play in place. */
export function PieceGallery({ pieces, name }: { pieces: readonly Piece[]; name: string }) {
  return (
    <Box component="ul" aria-label={`Work by ${name}`} sx={grid}>
      {pieces.map((piece, at) => (
        <Box component="li" key={piece.filePath} sx={{ minWidth: 0 }}>
          <Box sx={frame}>
            <Shown piece={piece} label={piece.caption || `Piece ${at + 1}`} />
          </Box>
          {piece.caption && (
            <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {piece.caption}
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  );
}

function Shown({ piece: { filePath, kind }, label }: { piece: Piece; label: string }) {
  const source = `/api/v1/media/${mediaIdOf(filePath) ?? ''}/shown`;
  if (kind === 'image')
    return (
      <Box component="a" href={source} target="_blank" rel="noopener" sx={{ display: 'block' }}>
        <Photo filePath={filePath} alt={label} ratio="people" sizes="(min-width: 600px) 200px, 45vw" />
        <NewTab />
      </Box>
    );
  return (
    <Box
      component="video"
      src={source}
      poster={thumbnail(filePath, 640)}
      controls
      muted
      playsInline
      preload="none"
      aria-label={label}
      sx={{ display: 'block', width: '100%', aspectRatio: '4 / 5', objectFit: 'cover', bgcolor: 'pass.sunken' }}
    />
  );
}

const grid = pictureGrid('150px, 45%');

const frame = { overflow: 'hidden', borderRadius: '12px', border: '1px solid', borderColor: 'divider' } as const;
