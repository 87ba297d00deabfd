import Box from '@mui/material/Box';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { type Crop, cutOf, dragged, type Size } from './crop';

type CropFrameProps = {
  source: string;
  /** Null until the picture has been loaded. */
  picture: Size | null;
  crop: Crop;
  onChange: (crop: Crop) => void;
  onLoaded: (image: HTMLImageElement) => void;
  onBroken: () => void;
};

/** How far an arrow key moves the picture, in pixels of the frame. */
const step = 12;
const moves: Readonly<Record<string, { x: number; y: number } | undefined>> = {
  ArrowLeft: { x: step, y: 0 },
  ArrowRight: { x: -step, y: 0 },
  ArrowUp: { x: 0, y: step },
  ArrowDown: { x: 0, y: -step },
};

/** The picture behind its frame; everything outside will be cropped. */
export function CropFrame({ source, picture, crop, onChange, onLoaded, onBroken }: CropFrameProps) {
  const last = useRef<{ x: number; y: number } | null>(null);
  const moveBy = (by: { x: number; y: number }, frame: HTMLElement) => {
    if (picture) onChange(dragged(picture, crop, by, frame.clientWidth));
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!last.current) return;
    const [from, to] = [last.current, { x: event.clientX, y: event.clientY }];
    last.current = to;
    moveBy({ x: to.x - from.x, y: to.y - from.y }, event.currentTarget);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const by = moves[event.key];
    if (!by) return;
    event.preventDefault();
    moveBy(by, event.currentTarget);
  };
  const drop = () => (last.current = null);
  return (
    <Box
      role="application"
      aria-label="Picture: move it with the arrow keys"
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        last.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerMove={onPointerMove}
      onPointerUp={drop}
      onPointerCancel={drop}
      sx={{
        position: 'relative',
        width: '100%',
        maxWidth: 320,
        aspectRatio: String(crop.ratio),
        overflow: 'hidden',
        borderRadius: '12px',
        bgcolor: 'pass.sunken',
        cursor: 'grab',
        touchAction: 'none',
        '&:active': { cursor: 'grabbing' },
      }}
    >
      <Box
        component="img"
        src={source}
        alt=""
        draggable={false}
        onLoad={({ currentTarget }: { currentTarget: HTMLImageElement }) => onLoaded(currentTarget)}
        onError={onBroken}
        sx={{ position: 'absolute', maxWidth: 'none', userSelect: 'none' }}
        style={placeOf(picture, crop)}
      />
    </Box>
  );
}

/** Relative to the frame, so it needn't be measured. */
function placeOf(picture: Size | null, crop: Crop): Record<string, string> {
  if (!picture) return { width: '100%' };
  const { left, top, width, height } = cutOf(picture, crop);
  return {
    width: `${(picture.width / width) * 100}%`,
    left: `${(-left / width) * 100}%`,
    top: `${(-top / height) * 100}%`,
  };
}
