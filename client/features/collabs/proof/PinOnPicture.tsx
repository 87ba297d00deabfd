import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { KeyboardEvent, MouseEvent } from 'react';
import { privateThumbnail } from '../../../ui/pictures';
import { filePathOf } from '../../../../server/contract/rules/file-path';
import { type DraftPin, placeOf } from './pins';

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
