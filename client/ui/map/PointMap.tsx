import Box from '@mui/material/Box';
import L from 'leaflet';
import { useEffect, useRef } from 'react';
import type { MapPoint } from '../../../server/contract/lists/places';
import { mapLook } from './map-look';
import type { MapBounds } from './degrees';
import { useCoastMap } from './use-coast-map';

type PointMapProps = { label: string; point: MapPoint; onMove: (point: MapPoint) => void };

/** Precise to a doorway. */
const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;
const pointOf = ({ lat, lng }: L.LatLng): MapPoint => ({ lat: rounded(lat), lng: rounded(lng) });
const around = ({ lat, lng }: MapPoint): MapBounds => [lng - 0.06, lat - 0.03, lng + 0.06, lat + 0.03];
const steps: Record<string, [x: number, y: number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
const pixelsAStep = 8;

/** A map with one pin, placed by clicking, dragging or arrow keys. */
export function PointMap({ label, point, onMove }: PointMapProps) {
  const { map, place } = useCoastMap(around(point));
  const latest = useRef(onMove);
  const pin = useRef<L.Marker | null>(null);
  useEffect(() => void (latest.current = onMove));

  useEffect(() => {
    if (!map) return;
    const marker = L.marker(map.getCenter(), {
      icon: L.divIcon({ className: 'pin selected spot', html: '', iconSize: [28, 28] }),
      draggable: true,
      autoPan: true,
    }).addTo(map);
    const put = (where: L.LatLng) => latest.current(pointOf(where));
    const step = (event: KeyboardEvent) => {
      const by = steps[event.key];
      if (!by) return;
      event.preventDefault();
      event.stopPropagation();
      const at = map.latLngToContainerPoint(marker.getLatLng()).add(L.point(by).multiplyBy(pixelsAStep));
      put(map.containerPointToLatLng(at));
    };
    marker.on('dragend', () => put(marker.getLatLng()));
    map.on('click', ({ latlng }) => put(latlng));
    const element = marker.getElement();
    element?.setAttribute('aria-label', 'The venue. Move it with the arrow keys.');
    element?.addEventListener('keydown', step);
    pin.current = marker;
    return () => {
      map.off('click');
      marker.remove();
      pin.current = null;
    };
  }, [map]);

  useEffect(() => {
    pin.current?.setLatLng([point.lat, point.lng]);
    if (map && !map.getBounds().contains([point.lat, point.lng])) map.panTo([point.lat, point.lng]);
  }, [map, point.lat, point.lng]);

  return <Box ref={place} role="application" aria-label={label} sx={mapLook} />;
}
