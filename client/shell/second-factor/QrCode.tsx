import { useEffect, useEffectEvent, useState } from 'react';
import { Box, Skeleton } from '../../ui/elements';

const square = { aspectRatio: '1', height: 'auto' } as const;
const margin = 3;

type Drawn = Readonly<{ text: string; path: string; size: number }>;

/** The encoder is loaded lazily; a page that may be offline by then preloads it. */
export const loadDrawing = () => import('qrcode');

async function draw(text: string): Promise<Drawn> {
  const { create } = await loadDrawing();
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const rows = Array.from({ length: modules.size }, (_, row) => row);
  const dots = rows.flatMap((y) =>
    rows.filter((x) => modules.get(y, x)).map((x) => `M${x + margin} ${y + margin}h1v1h-1z`),
  );
  return { text, path: dots.join(''), size: modules.size + 2 * margin };
}

type QrCodeProps = { text: string; label: string; side?: number; onDrawn?: () => void };

/** A QR code, dark on light in both schemes, because cameras read it so. */
export function QrCode({ text, label, side = 256, onDrawn }: QrCodeProps) {
  const width = `min(${side}px, 100%)`;
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  useEffect(() => {
    let wanted = true;
    draw(text)
      .then((next) => wanted && setDrawn(next))
      .catch((error: unknown) => console.warn('The QR code could not be drawn.', error));
    return () => {
      wanted = false;
    };
  }, [text]);
  const isDrawn = drawn?.text === text;
  const tell = useEffectEvent(() => onDrawn?.());
  useEffect(() => {
    if (isDrawn) tell();
  }, [isDrawn]);

  if (drawn?.text !== text) return <Skeleton variant="rounded" width={width} sx={square} />;
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${drawn.size} ${drawn.size}`}
      shapeRendering="crispEdges"
      sx={{ ...square, width, borderRadius: '6px', bgcolor: '#fff', fill: '#000', flex: 'none' }}
    >
      <path d={drawn.path} />
    </Box>
  );
}
