import L from 'leaflet';
import ground from './ground.json';

/** As scripts/ground.mjs writes them: thousandths of a degree, each from the point before it. */
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

/** Land, lakes and rivers, below everything else: what a map shows where it has no streets, or until they have come. */
export function drawGround(map: L.Map): void {
  map.createPane(pane).style.zIndex = '150'; // tiles are at 200
  const quiet = { pane, interactive: false };
  const shapes = (lines: number[][]) => lines.map((line) => [unpacked(line)]);
  L.polygon(shapes(ground.land), { ...quiet, className: 'land', weight: 1, fillOpacity: 1 }).addTo(map);
  const rivers = L.polyline(ground.rivers.map(unpacked), { ...quiet, className: 'river' }).addTo(map);
  L.polygon(shapes(ground.lakes), { ...quiet, className: 'lake', stroke: false, fillOpacity: 1 }).addTo(map);
  map.on('zoomend', () => rivers.setStyle({ weight: riverAt(map.getZoom()) }));
}

/** How wide a river is drawn, in pixels. */
const riverAt = (zoom: number): number => Math.max(1.5, (zoom - 6) * 1.5);
