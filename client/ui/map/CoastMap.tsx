import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { mapLook } from './map-look';
import { type Marker, Pins } from './pins';
import { boundsOf, closestZoom, type MapBounds, showBounds, useCoastMap } from './use-coast-map';

type CoastMapProps = {
  label: string;
  /** The part that is shown; when it becomes another one, the map goes there. */
  bounds: MapBounds;
  markers: readonly Marker[];
  /** `byHand` when it was the person who moved it, and not the page. */
  onMoved: (bounds: MapBounds, zoom: number, byHand: boolean) => void;
  onPick: (marker: Marker, canGoCloser: boolean) => void;
};

const waysToTouch = ['pointerdown', 'wheel', 'keydown'] as const;

/** A map without tiles. Its markers are buttons that the keyboard reaches; numbers go closer, pins are picked. */
export function CoastMap({ label, bounds, markers, onMoved, onPick }: CoastMapProps) {
  const { map, place } = useCoastMap(bounds);
  const latest = useRef({ onMoved, onPick });
  const byHand = useRef(false);
  const pins = useRef<Pins | null>(null);
  useEffect(() => void (latest.current = { onMoved, onPick }));

  useEffect(() => {
    if (!map) return;
    // A map that is given another size moves as well, and nobody has touched it.
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
      const closer = marker.count > 1 && map.getZoom() < closestZoom;
      if (closer) map.setView([marker.lat, marker.lng], Math.min(closestZoom, map.getZoom() + 2));
      latest.current.onPick(marker, closer);
    });
    pins.current = standing;
    return () => standing.show([]);
  }, [map]);

  useEffect(() => {
    if (!map) return;
    pins.current?.show(markers);
    const makeRoom = () => hideNamesUnderNumbers(map.getContainer());
    makeRoom();
    map.on('moveend', makeRoom);
    return () => void map.off('moveend', makeRoom);
  }, [map, markers]);

  return <Box ref={place} role="application" aria-label={label} sx={mapLook} />;
}

/** Half of the space that the number of a pin takes, in pixels. */
const numberReach = 7;

/** A city's name is above the pins, but never over their labels. */
function hideNamesUnderNumbers(container: HTMLElement): void {
  const numbers = [...container.querySelectorAll('.pin.many')].map((pin) => {
    const { left, top, width, height } = pin.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  for (const name of container.querySelectorAll<HTMLElement>('.city span')) {
    const { left, right, top, bottom } = name.getBoundingClientRect();
    const within = (at: number, from: number, to: number) => at > from - numberReach && at < to + numberReach;
    const hidden = numbers.some(({ x, y }) => within(x, left, right) && within(y, top, bottom));
    name.style.visibility = hidden ? 'hidden' : '';
  }
}
