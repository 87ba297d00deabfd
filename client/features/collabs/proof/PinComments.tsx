import { IconTrash } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { TextField } from '../../../ui/TextField';
import { useRef } from 'react';
import PinDto from '../../../api/limits/PinDto.json';
import { IconAction } from '../../../ui/IconAction';
import { PinOnPicture } from './PinOnPicture';
import { type DraftPin, placeOf } from './pins';
import { contentOf } from '../../../ui/pictures';

const mostPins = 30;

type PinCommentsProps = {
  mediaId: string;
  kind: 'image' | 'video';
  pins: readonly DraftPin[];
  onChange: (pins: readonly DraftPin[]) => void;
};

/** Comments that point to a time in a video or a place in a picture. */
export function PinComments({ mediaId, kind, pins, onChange }: PinCommentsProps) {
  const video = useRef<HTMLVideoElement>(null);
  const next = Math.max(0, ...pins.map(({ id }) => id)) + 1;
  const add = (place: Omit<DraftPin, 'id' | 'comment'>) =>
    pins.length < mostPins && onChange([...pins, { id: next, comment: '', ...place }]);
  const change = (id: number, changes: Partial<DraftPin>) =>
    onChange(pins.map((pin) => (pin.id === id ? { ...pin, ...changes } : pin)));
  const here = () => {
    video.current?.pause();
    add({ atMs: Math.round((video.current?.currentTime ?? 0) * 1_000) });
  };
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {kind === 'video' ? (
        <Box
          component="video"
          ref={video}
          src={contentOf(mediaId)}
          controls
          muted
          playsInline
          preload="metadata"
          aria-label="The piece"
          sx={{ width: '100%', maxHeight: 360, borderRadius: '6px', bgcolor: 'pass.sunken' }}
        />
      ) : (
        <PinOnPicture
          mediaId={mediaId}
          pins={pins}
          onPin={(x, y) => add({ x, y })}
          onMove={(id, x, y) => change(id, { x, y })}
        />
      )}
      <Button
        variant="outlined"
        onClick={() => (kind === 'video' ? here() : add({ x: 0.5, y: 0.5 }))}
        sx={{ justifySelf: 'start' }}
      >
        {kind === 'video' ? 'Comment on this moment' : 'Comment on the middle'}
      </Button>
      {pins.map((pin, index) => (
        <Box key={pin.id} sx={{ display: 'flex', gap: 2, alignItems: 'flex-end' }}>
          <TextField
            label={`Comment ${index + 1}, ${placeOf(pin)}`}
            value={pin.comment}
            onChange={(event) => change(pin.id, { comment: event.target.value })}
            fullWidth
            slotProps={{ htmlInput: { maxLength: PinDto.comment.most } }}
          />
          <IconAction
            icon={IconTrash}
            label={`Remove comment ${index + 1}`}
            onClick={() => onChange(pins.filter(({ id }) => id !== pin.id))}
          />
        </Box>
      ))}
    </Box>
  );
}
