import Box from '@mui/material/Box';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';

const [least, most, usual] = [30, 75, 42];
const within = (share: number) => Math.min(most, Math.max(least, Math.round(share)));

/**
 * The list on the left, the map on the right, and between them a divider that can be moved by dragging or with arrow
 * keys.
 */
export function Split({ list, map }: { list: ReactNode; map: ReactNode }) {
  const [share, setShare] = useState(usual);
  const frame = useRef<HTMLDivElement>(null);
  const drag = ({ clientX, currentTarget, pointerId }: PointerEvent<HTMLElement>) => {
    if (!currentTarget.hasPointerCapture(pointerId) || !frame.current) return;
    const { left, width } = frame.current.getBoundingClientRect();
    setShare(within(((clientX - left) / width) * 100));
  };
  const step = ({ key }: KeyboardEvent) => {
    const by = { ArrowLeft: -5, ArrowRight: 5 }[key];
    if (by) setShare((now) => within(now + by));
  };
  return (
    <Box
      ref={frame}
      sx={{ display: 'grid', gridTemplateColumns: `minmax(0, ${share}fr) 24px minmax(0, ${100 - share}fr)` }}
    >
      <Box sx={{ minWidth: 0 }}>{list}</Box>
      <Box
        role="separator"
        tabIndex={0}
        aria-orientation="vertical"
        aria-label="Width of the list"
        aria-valuenow={share}
        aria-valuemin={least}
        aria-valuemax={most}
        onKeyDown={step}
        onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
        onPointerMove={drag}
        sx={{
          cursor: 'col-resize',
          touchAction: 'none',
          display: 'grid',
          justifyItems: 'center',
          '&::before': {
            content: '""',
            width: 4,
            height: 48,
            borderRadius: 2,
            bgcolor: 'pass.lineStrong',
            position: 'sticky',
            top: '48vh',
          },
          '&:hover::before': { bgcolor: 'primary.main' },
        }}
      />
      <Box>
        <Box
          sx={{
            position: 'sticky',
            top: 80,
            height: 'max(440px, calc(100dvh - 104px))',
          }}
        >
          {map}
        </Box>
      </Box>
    </Box>
  );
}
