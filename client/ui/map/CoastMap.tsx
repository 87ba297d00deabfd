import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import type { MapPoint } from '../../../server/contract/lists/places';
import { mapLook } from './map-look';
import { type Marker, Pins } from './pins';
import type { MapBounds } from './degrees';
import { boundsOf, namesChanged, showBounds, useCoastMap } from './use-coast-map';
import type L from 'leaflet';

type CoastMapProps = {
  label: string;
  /** The visible area; when it changes, the map moves there. */
  bounds: MapBounds;
  markers: readonly Marker[];
  /** `byHand` if the user moved it, and not the page. */
  onMoved: (bounds: MapBounds, zoom: number, byHand: boolean) => void;
  onPick: (marker: Marker, canGoCloser: boolean) => void;
  /** Shown next to a place, and moves along with the map. */
  card?: Readonly<{ at: MapPoint; content: ReactNode }>;
};

const waysToTouch = ['pointerdown', 'wheel', 'keydown'] as const;

/** A map of offers. Its markers are focusable buttons; clusters zoom in, pins can be selected. */
export function CoastMap({ label, bounds, markers, onMoved, onPick, card }: CoastMapProps) {
  const { map, place } = useCoastMap(bounds);
  const latest = useRef({ onMoved, onPick });
  const byHand = useRef(false);
  const pins = useRef<Pins | null>(null);
  useEffect(() => void (latest.current = { onMoved, onPick }));

  useEffect(() => {
    if (!map) return;
    // Resizing a map also moves it, without user input.
    const container = map.getContainer();
    const touched = () => void (byHand.current = true);
    const tell = () => latest.current.onMoved(boundsOf(map), map.getZoom(), byHand.current);
    for (const way of waysToTouch) container.addEventListener(way, touched);
    map.on('moveend', tell);
    return () => {
      for (const way of waysToTouch) container.removeEventListener(way, touched);
      map.off('moveend', tell);
    };
  }, [map]);

  const shown = bounds.join();
  useEffect(() => {
    if (!map) return;
    byHand.current = false;
    showBounds(map, shown.split(',').map(Number) as unknown as MapBounds);
  }, [map, shown]);

  useEffect(() => {
    if (!map) return;
    const standing = new Pins(map, (marker) => {
      const closer = marker.count > 1 && map.getZoom() < map.getMaxZoom();
      if (closer) map.setView([marker.lat, marker.lng], Math.min(map.getMaxZoom(), map.getZoom() + 2));
      latest.current.onPick(marker, closer);
    });
    pins.current = standing;
    return () => standing.show([]);
  }, [map]);

  useEffect(() => {
    if (!map) return;
    pins.current?.show(markers);
    const makeRoom = () => hideNamesUnderPins(map.getContainer());
    makeRoom();
    const when = `moveend ${namesChanged}`;
    map.on(when, makeRoom);
    return () => void map.off(when, makeRoom);
  }, [map, markers]);

  return (
    <>
      <Box ref={place} role="application" aria-label={label} sx={mapLook} />
      {map && card && (
        <CardAtPin map={map} at={card.at}>
          {card.content}
        </CardAtPin>
      )}
    </>
  );
}

/** How far a name may overlap a pin's edge, in pixels: slightly more below it, where its own place is. */
const [overEdge, overFoot] = [4, 10];

/** The name of a place is above the pins, but must not cover their text. */
function hideNamesUnderPins(container: HTMLElement): void {
  const pins = [...container.querySelectorAll('.pin')].map((pin) => pin.getBoundingClientRect());
  for (const name of container.querySelectorAll<HTMLElement>('.place span')) {
    const box = name.getBoundingClientRect();
    const isHidden = pins.some(
      ({ left, right, top, bottom }) =>
        box.left < right - overEdge &&
        box.right > left + overEdge &&
        box.top < bottom - overFoot &&
        box.bottom > top + overEdge,
    );
    name.style.visibility = isHidden ? 'hidden' : '';
  }
}

const width = 300;
/** Between a card and the edges of its map, and between it and the centre of its pin. */
const [edge, gap] = [12, 24];

type CardAtPinProps = { map: L.Map; at: MapPoint; children: ReactNode };

/** Above or below its pin, wherever there is more room; on a map that is too narrow, at the bottom. */
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
