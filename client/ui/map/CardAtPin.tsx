import Box from '@mui/material/Box';
import type L from 'leaflet';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { MapPoint } from '../../../server/contract/lists/places';

const width = 300;
/** Between a card and the edges of its map, and between it and the middle of its pin. */
const [edge, gap] = [12, 24];

type CardAtPinProps = { map: L.Map; at: MapPoint; children: ReactNode };

/** Above its pin or below it, where there is more room; a map too narrow for that shows it at its foot. */
export function CardAtPin({ map, at, children }: CardAtPinProps) {
  const box = useRef<HTMLDivElement>(null);
  const { lat, lng } = at;
  useLayoutEffect(() => {
    const put = () => {
      const { style } = box.current!;
      const size = map.getSize();
      const { x, y } = map.latLngToContainerPoint([lat, lng]);
      const narrow = size.x < width * 2;
      const below = !narrow && y < size.y / 2;
      style.width = narrow ? 'auto' : `${width}px`;
      style.left = `${narrow ? edge : Math.min(Math.max(edge, x - width / 2), size.x - width - edge)}px`;
      style.right = narrow ? `${edge}px` : '';
      style.top = below ? `${y + gap}px` : '';
      style.bottom = below ? '' : narrow ? '' : `${size.y - y + gap}px`;
    };
    put();
    map.on('move zoom resize', put);
    return () => void map.off('move zoom resize', put);
  }, [map, lat, lng]);
  return (
    <Box ref={box} sx={{ position: 'absolute', zIndex: 2, bottom: { xs: 'calc(76px + var(--sheet, 0px))', md: edge } }}>
      {children}
    </Box>
  );
}
