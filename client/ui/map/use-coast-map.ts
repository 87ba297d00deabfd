import 'leaflet/dist/leaflet.css';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import L from 'leaflet';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../api/client';
import { usePublicSettings } from '../../api/settings';
import { boundsText, type MapBounds } from './degrees';
import ground from './ground.json';
import type { MapPoint } from '../../../server/contract/lists/places';

const leafletBounds = ([west, south, east, north]: MapBounds): L.LatLngBoundsLiteral => [
  [south, west],
  [north, east],
];

export const boundsOf = (map: L.Map): MapBounds => {
  const bounds = map.getBounds();
  return [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()];
};

/** The padding around pins that a map area must contain, in pixels. */
const padding: L.PointTuple = [36, 36];

/** A map that needs no tile server, and shows streets if one is configured. Null until `place` is mounted. */
export function useCoastMap(start: MapBounds): { map: L.Map | null; place: (element: HTMLElement | null) => void } {
  const [map, setMap] = useState<L.Map | null>(null);
  const first = useRef(start);
  const place = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const made = drawnOn(element);
    made.fitBounds(leafletBounds(first.current), { padding });
    const watch = new ResizeObserver(() => made.invalidateSize({ animate: false }));
    watch.observe(element);
    setMap(made);
    return () => {
      watch.disconnect();
      made.remove();
      setMap(null);
    };
  }, []);
  const { mapTiles } = usePublicSettings();
  useStreets(map, mapTiles ?? null);
  usePlaceNames(mapTiles ? null : map);
  return { map, place };
}

const [closestZoom, closestOnStreets] = [15, 18];

function drawnOn(element: HTMLElement): L.Map {
  const map = L.map(element, {
    zoomControl: false,
    minZoom: 4,
    maxZoom: closestZoom,
    zoomSnap: 0.5,
    maxBounds: leafletBounds([-20, 45, 12, 64]),
    fadeAnimation: false,
  });
  map.attributionControl.setPrefix(false);
  L.control.zoom({ position: 'topright', zoomInTitle: 'Zoom in', zoomOutTitle: 'Zoom out' }).addTo(map);
  drawGround(map);
  return map;
}

type MapTiles = NonNullable<ReturnType<typeof usePublicSettings>['mapTiles']>;

/** The attribution, as HTML, with a link if there is one. */
function named(source: string, href?: string): string {
  const element = document.createElement(href ? 'a' : 'span');
  element.textContent = source;
  if (href) Object.assign(element, { href, target: '_blank', rel: 'noopener noreferrer' });
  return element.outerHTML;
}

/** Street maps drawn by another service, above our own coast. */
function useStreets(map: L.Map | null, tiles: MapTiles | null): void {
  useEffect(() => {
    if (!map || !tiles) return undefined;
    const attribution = named(tiles.attribution, tiles.attributionUrl);
    const streets = L.tileLayer(tiles.url, { maxZoom: closestOnStreets, attribution });
    streets.addTo(map);
    map.setMaxZoom(closestOnStreets);
    return () => {
      streets.remove();
      map.setMaxZoom(closestZoom);
    };
  }, [map, tiles]);
}

/** Rounds the area, so that a small move requests the same names again, in degrees. */
const coarse = 0.1;

const outward = ([west, south, east, north]: MapBounds): MapBounds => [
  Math.floor(west / coarse) * coarse,
  Math.floor(south / coarse) * coarse,
  Math.ceil(east / coarse) * coarse,
  Math.ceil(north / coarse) * coarse,
];

/** Fired when the visible names have changed. */
export const namesChanged = 'names-changed';

/** Labels visible cities and towns, as many as fit. */
function usePlaceNames(map: L.Map | null): void {
  const [bounds, setBounds] = useState('');
  const { data } = useQuery({
    queryKey: ['towns', 'on-map', bounds],
    queryFn: ({ signal }) => call('GET /api/v1/towns', { query: { bounds }, signal }),
    enabled: map !== null && bounds !== '',
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });
  useEffect(() => {
    if (!map) return undefined;
    const look = () => setBounds(boundsText(outward(boundsOf(map))));
    look();
    map.on('moveend', look);
    return () => void map.off('moveend', look);
  }, [map]);
  useEffect(() => {
    if (!map || !data) return undefined;
    const names = new PlaceNames(map, data.items);
    map.attributionControl.addAttribution(source);
    map.fire(namesChanged);
    return () => {
      names.remove();
      map.attributionControl.removeAttribution(source);
    };
  }, [map, data]);
}

const source = `Towns: ${named('GeoNames', 'https://www.geonames.org/')}`;

/** Moves to this area, animated unless reduced motion is preferred. */
export function showBounds(map: L.Map, bounds: MapBounds): void {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  map.flyToBounds(leafletBounds(bounds), { animate: !calm, duration: 0.4, maxZoom: 12, padding });
}

/** The format of scripts/ground.mjs: thousandths of a degree, each relative to the previous point. */
const thousandths = 1_000;

function unpacked(line: readonly number[]): [lat: number, lng: number][] {
  const points: [number, number][] = [];
  let [lng, lat] = [0, 0];
  for (let index = 0; index < line.length; index += 2) {
    lng += line[index]!;
    lat += line[index + 1]!;
    points.push([lat / thousandths, lng / thousandths]);
  }
  return points;
}

const pane = 'ground';

/** Land, lakes and rivers, below everything else: shown without street tiles, or until they have loaded. */
export function drawGround(map: L.Map): void {
  map.createPane(pane).style.zIndex = '150'; // tiles are at 200
  const quiet = { pane, interactive: false };
  const shapes = (lines: number[][]) => lines.map((line) => [unpacked(line)]);
  L.polygon(shapes(ground.land), { ...quiet, className: 'land', weight: 1, fillOpacity: 1 }).addTo(map);
  const rivers = L.polyline(ground.rivers.map(unpacked), { ...quiet, className: 'river' }).addTo(map);
  L.polygon(shapes(ground.lakes), { ...quiet, className: 'lake', stroke: false, fillOpacity: 1 }).addTo(map);
  map.on('zoomend', () => rivers.setStyle({ weight: riverAt(map.getZoom()) }));
}

/** The width of a river, in pixels. */
const riverAt = (zoom: number): number => Math.max(1.5, (zoom - 6) * 1.5);

export type NamedPlace = MapPoint & Readonly<{ id: string; label: string; country: string | null }>;

type Box = Readonly<{ left: number; right: number; top: number; bottom: number }>;

const letter = 7;
const line = 18;
/** Free space around a name; larger when the whole country is visible. */
const room = (zoom: number): number => (zoom < 6.5 ? 9 : 5);

/** Its position on the map distinguishes namesakes. */
const shortOf = (label: string): string => label.split(',')[0]!;

const meets = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Place names, as many as fit: earlier ones in the list take precedence. */
export class PlaceNames {
  private readonly layer = L.layerGroup();

  constructor(
    private readonly map: L.Map,
    private readonly places: readonly NamedPlace[],
  ) {
    this.layer.addTo(map);
    this.draw();
    map.on('zoomend', this.draw, this);
  }

  remove(): void {
    this.map.off('zoomend', this.draw, this);
    this.layer.remove();
  }

  private draw(): void {
    this.layer.clearLayers();
    const taken: Box[] = [];
    for (const place of this.places) {
      const box = this.boxOf(place);
      if (taken.some((other) => meets(box, other))) continue;
      taken.push(box);
      this.put(place);
    }
  }

  private boxOf({ lat, lng, label }: NamedPlace): Box {
    const zoom = this.map.getZoom();
    const { x, y } = this.map.project([lat, lng], zoom);
    const half = (shortOf(label).length * letter) / 2 + room(zoom);
    return { left: x - half, right: x + half, top: y - room(zoom), bottom: y + line + room(zoom) };
  }

  private put({ lat, lng, label, country }: NamedPlace): void {
    const html = document.createElement('span');
    html.ariaHidden = 'true';
    html.textContent = shortOf(label);
    const icon = L.divIcon({ className: `place ${country === null ? 'city' : 'town'}`, html, iconSize: [0, 0] });
    L.marker([lat, lng], { icon, interactive: false, keyboard: false, zIndexOffset: 900 }).addTo(this.layer);
  }
}
