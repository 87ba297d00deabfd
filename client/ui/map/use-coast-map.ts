import L from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { useCallback, useEffect, useRef, useState } from 'react';
import { mainCities, pointOf } from '../../../server/contract/lists/places';
import { useTowns } from '../../api/towns';
import coast from './coast.json';

/** A part of the map, in degrees: west, south, east, north. */
export type MapBounds = readonly [west: number, south: number, east: number, north: number];

/** All of the United Kingdom and Ireland. */
export const wholeMap: MapBounds = [-10.7, 49.7, 1.9, 59.4];

export const closestZoom = 15;

const leafletBounds = ([west, south, east, north]: MapBounds): L.LatLngBoundsLiteral => [
  [south, west],
  [north, east],
];

export const boundsOf = (map: L.Map): MapBounds => {
  const bounds = map.getBounds();
  return [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()];
};

/** A map of the isles that needs no tile server: the coast, and the cities by name. Null until `place` is on the page. */
export function useCoastMap(start: MapBounds): { map: L.Map | null; place: (element: HTMLElement | null) => void } {
  const [map, setMap] = useState<L.Map | null>(null);
  const first = useRef(start);
  const towns = useTowns();
  const place = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const made = drawnOn(element);
    made.fitBounds(leafletBounds(first.current));
    const watch = new ResizeObserver(() => made.invalidateSize({ animate: false }));
    watch.observe(element);
    setMap(made);
    return () => {
      watch.disconnect();
      made.remove();
      setMap(null);
    };
  }, []);
  useEffect(() => {
    const names = map && nameCities(map);
    return () => void names?.remove();
  }, [map, towns]);
  return { map, place };
}

/** The cities named when the whole country is shown; more would overlap. */
const namedFromAfar: readonly string[] = ['london', 'manchester', 'edinburgh', 'belfast', 'cardiff', 'newcastle'];
const nearZoom = 7.5;
const attribution = 'Towns: <a href="https://www.geonames.org/" target="_blank" rel="noopener noreferrer">GeoNames</a>';

function drawnOn(element: HTMLElement): L.Map {
  const map = L.map(element, {
    zoomControl: false,
    minZoom: 4,
    maxZoom: closestZoom,
    zoomSnap: 0.5,
    maxBounds: leafletBounds([-20, 45, 12, 64]),
    fadeAnimation: false,
  });
  map.attributionControl.setPrefix(false).addAttribution(attribution);
  L.control.zoom({ position: 'topright', zoomInTitle: 'Closer', zoomOutTitle: 'Farther away' }).addTo(map);
  const isles: GeoJSON.MultiPolygon = { type: 'MultiPolygon', coordinates: coast.coordinates };
  L.geoJSON(isles, { interactive: false, style: { className: 'coast', weight: 1, fillOpacity: 1 } }).addTo(map);
  const near = () => element.classList.toggle('near-by', map.getZoom() >= nearZoom);
  map.on('zoomend', near);
  return map;
}

/** The names of the cities, and of those towns that answers have named. */
function nameCities(map: L.Map): L.LayerGroup {
  const names = L.layerGroup();
  for (const { id, label, withdrawn } of mainCities) {
    const point = pointOf(id);
    if (!point || withdrawn) continue;
    const html = document.createElement('span');
    html.ariaHidden = 'true';
    html.textContent = label;
    const icon = L.divIcon({ className: namedFromAfar.includes(id) ? 'city' : 'city near', html, iconSize: [0, 0] });
    L.marker([point.lat, point.lng], { icon, interactive: false, keyboard: false, zIndexOffset: 900 }).addTo(names);
  }
  return names.addTo(map);
}

/** Shows this part, gliding there where motion is welcome. */
export function showBounds(map: L.Map, bounds: MapBounds): void {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  map.flyToBounds(leafletBounds(bounds), { animate: !calm, duration: 0.4, maxZoom: 12 });
}
