import { IconTrash } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { TextField } from '../../../ui/TextField';
import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import PinDto from '../../../api/limits/PinDto.json';
import { IconAction } from '../../../ui/IconAction';
import { type DraftPin, placeOf } from './pins';
import { contentOf, privateThumbnail } from '../../../ui/pictures';
import ButtonBase from '@mui/material/ButtonBase';
import { filePathOf } from '../../../../server/contract/rules/file-path';

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
        {kind === 'video' ? 'Comment on this moment' : 'Comment on the whole picture'}
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

const step = 0.02;
const moves: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};
const within = (share: number) => Math.min(1, Math.max(0, Math.round(share * 1_000) / 1_000));

type PinOnPictureProps = {
  mediaId: string;
  pins: readonly DraftPin[];
  onPin: (x: number, y: number) => void;
  onMove: (id: number, x: number, y: number) => void;
};

/** A picture on which to place pins. Pins are buttons that can be moved with arrow keys. */
export function PinOnPicture({ mediaId, pins, onPin, onMove }: PinOnPictureProps) {
  const click = (event: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onPin(within((event.clientX - left) / width), within((event.clientY - top) / height));
  };
  const press = (event: KeyboardEvent, { id, x = 0, y = 0 }: DraftPin) => {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    onMove(id, within(x + move[0]), within(y + move[1]));
  };
  return (
    <Box sx={{ position: 'relative', justifySelf: 'start', maxWidth: '100%' }}>
      <Box
        component="img"
        src={privateThumbnail(filePathOf(mediaId), 960)}
        alt="The piece: click where a comment belongs"
        onClick={click}
        sx={{ display: 'block', maxWidth: '100%', maxHeight: 420, borderRadius: '6px', cursor: 'crosshair' }}
      />
      {pins.map((pin, index) => (
        <ButtonBase
          key={pin.id}
          aria-label={`Comment ${index + 1}, ${placeOf(pin)}: arrow keys move it`}
          onKeyDown={(event) => press(event, pin)}
          sx={{
            position: 'absolute',
            left: `${(pin.x ?? 0) * 100}%`,
            top: `${(pin.y ?? 0) * 100}%`,
            width: 28,
            height: 28,
            ml: '-14px',
            mt: '-14px',
            borderRadius: '50%',
            bgcolor: 'pass.accent',
            color: 'pass.onAccent',
            border: '2px solid #fff',
            typography: 'body2',
            fontWeight: 650,
          }}
        >
          {index + 1}
        </ButtonBase>
      ))}
    </Box>
  );
}
