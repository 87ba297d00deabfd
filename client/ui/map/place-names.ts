import L from 'leaflet';
import type { MapPoint } from '../../../server/contract/lists/places';

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
