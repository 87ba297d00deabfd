import { IconArrowLeft, IconArrowRight, IconTrash, IconVideo } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { profileLimits } from '../../../../server/contract/rules/influencer-profile';
import { Photo } from '../../../ui/Photo';
import { PlaceControls } from '../../../ui/order/PlaceControls';
import { placeAttribute } from '../../../ui/order/use-drag-order';
import { EditedField } from '../EditedField';
import type { Piece } from '../profile-api';

type PieceTileProps = {
  piece: Piece;
  place: Readonly<{ at: number; of: number }>;
  dragged: boolean;
  onGrab: () => void;
  /** To another position, from 0. */
  onMove: (to: number) => void;
  onCaption: (caption: string) => void;
  onRemove: () => void;
};

export const pieceName = ({ caption }: Piece, at: number): string => caption || `Piece ${at + 1}`;

const ways = [
  { label: 'earlier', Icon: IconArrowLeft },
  { label: 'later', Icon: IconArrowRight },
] as const;

/** One piece of the portfolio, with controls to move it. */
export function PieceTile({ piece, place, dragged, onGrab, onMove, onCaption, onRemove }: PieceTileProps) {
  const { at } = place;
  const name = pieceName(piece, at);
  return (
    <Box
      component="li"
      {...{ [placeAttribute]: at }}
      sx={{ minWidth: 0, opacity: dragged ? 0.55 : 1, userSelect: dragged ? 'none' : undefined }}
    >
      <Box
        sx={{
          position: 'relative',
          borderRadius: '12px',
          overflow: 'hidden',
          border: '1px solid',
          borderColor: 'divider',
        }}
      >
        <Photo isPrivate filePath={piece.filePath} alt={name} ratio="people" sizes="200px" />
        {piece.kind === 'video' && (
          <Box
            sx={{
              position: 'absolute',
              top: 8,
              left: 8,
              p: 1,
              borderRadius: '6px',
              bgcolor: 'background.paper',
              display: 'flex',
            }}
          >
            <IconVideo size={18} stroke={1.75} aria-label="Video" />
          </Box>
        )}
        <Box sx={bar}>
          <PlaceControls {...{ name, place, dragged, ways, onGrab, onMove }} />
          <IconButton aria-label={`Remove ${name}`} onClick={onRemove}>
            <IconTrash size={20} stroke={1.75} />
          </IconButton>
        </Box>
      </Box>
      <EditedField
        label={`Caption of piece ${at + 1}`}
        value={piece.caption}
        onChange={onCaption}
        maxLength={profileLimits.caption.max}
        sx={{ mt: 2 }}
      />
    </Box>
  );
}

const bar = {
  display: 'flex',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  bgcolor: 'background.paper',
  borderTop: '1px solid',
  borderColor: 'divider',
  '& .MuiIconButton-root': { borderRadius: 0, minWidth: 40, flex: 1 },
} as const;
