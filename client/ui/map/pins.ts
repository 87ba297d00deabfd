import L from 'leaflet';

/** One place on the map: a pin, or several that are close together. */
export type Marker = Readonly<{
  key: string;
  lat: number;
  lng: number;
  /** Its accessible name. */
  label: string;
  count: number;
  /** The label of a single one: its value. */
  text?: string;
  selected: boolean;
}>;

type Pin = { marker: Marker; readonly layer: L.Marker };

/** The markers on a map. One that stays keeps its element, and so the keyboard's focus. */
export class Pins {
  private readonly standing = new Map<string, Pin>();

  constructor(
    private readonly map: L.Map,
    private readonly onPick: (marker: Marker) => void,
  ) {}

  /** Shows only these. If the focused one is gone, focus moves to the nearest, or else to the map. */
  show(markers: readonly Marker[]): void {
    const left = this.focused();
    const wanted = new Set(markers.map(({ key }) => key));
    for (const [key, { layer }] of this.standing) {
      if (wanted.has(key)) continue;
      layer.remove();
      this.standing.delete(key);
    }
    for (const marker of markers) {
      const pin = this.standing.get(marker.key) ?? this.put(marker);
      const { selected, count } = pin.marker;
      if (selected !== marker.selected || count !== marker.count) pin.layer.setIcon(iconOf(marker));
      pin.layer.setLatLng(marker).setZIndexOffset(marker.selected ? 1_000 : 0);
      pin.layer.getElement()?.setAttribute('aria-label', marker.label);
      pin.marker = marker;
    }
    if (left && !wanted.has(left.marker.key)) this.focusNearest(left.marker);
  }

  private focused(): Pin | undefined {
    return [...this.standing.values()].find(({ layer }) => layer.getElement() === document.activeElement);
  }

  private focusNearest(place: Marker): void {
    const away = ({ marker }: Pin) => this.map.distance(place, marker);
    const [nearest] = [...this.standing.values()].sort((a, b) => away(a) - away(b));
    (nearest?.layer.getElement() ?? this.map.getContainer()).focus({ preventScroll: true });
  }

  private put(marker: Marker): Pin {
    const pin: Pin = { marker, layer: L.marker(marker, { icon: iconOf(marker) }) };
    const pick = () => this.onPick(pin.marker);
    pin.layer
      .on('click', pick)
      .on('keypress', ({ originalEvent }: L.LeafletKeyboardEvent) => originalEvent.key === 'Enter' && pick())
      .addTo(this.map);
    this.standing.set(marker.key, pin);
    return pin;
  }
}

/** Pixels: the height of a single place's pin, and the width of one letter on it. */
const [height, letter] = [30, 8];

function iconOf({ count, text = '', selected }: Marker): L.DivIcon {
  const many = count > 1;
  const size = Math.min(56, 34 + Math.log2(count) * 4);
  const words = many ? (count > 999 ? '999+' : String(count)) : text;
  return L.divIcon({
    className: `pin${many ? ' many' : ''}${selected ? ' selected' : ''}`,
    html: words && `<span aria-hidden="true">${words}</span>`,
    iconSize: many ? [size, size] : [Math.max(height, 22 + words.length * letter), height],
  });
}
