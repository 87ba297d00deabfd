import type { MapPoint } from '../../contract/lists/index.js';
import type { OpeningHours, OpenSpan, Weekday } from '../../contract/rules/opening-hours.js';
import { alwaysClosed, weekdays } from '../../contract/rules/opening-hours.js';
import { type BrandKey, demoBrands } from './brands.js';
import type { DemoProduct } from './demo-product.js';
import type { Cast } from './profiles.js';
import type { SeedClock } from './seeded.js';

type DemoVenue = Readonly<{ name: string; address: string; point: MapPoint; openingHours: OpeningHours }>;

/** The same hours on these days. */
const open = (days: readonly Weekday[], ...spans: readonly (readonly [string, string])[]): Partial<OpeningHours> => {
  const hours: OpenSpan[] = spans.map(([from, to]) => ({ from, to }));
  return Object.fromEntries(days.map((day) => [day, hours]));
};
const weekend = weekdays.slice(5);
const venue = (
  name: string,
  address: string,
  lat: number,
  lng: number,
  ...hours: Partial<OpeningHours>[]
): DemoVenue => ({
  name,
  address,
  point: { lat, lng },
  openingHours: Object.assign({}, alwaysClosed, ...hours) as OpeningHours,
});

const demoVenues: Readonly<Record<BrandKey, DemoVenue>> = {
  ember: venue('Ember & Rye', '12 Calvert Yard, London E2', 51.526, -0.075, open(weekdays.slice(1), ['12:00', '15:00'], ['18:00', '23:00'])),
  tidewrack: venue('Tidewrack Oyster Rooms', '4 Net Loft Lane, Brighton BN1', 50.82, -0.141, open(weekdays.slice(2), ['12:00', '22:00'])),
  juniper: venue('The Juniper Loft', '31a Tibb Passage, Manchester M2', 53.482, -2.241, open(weekdays.slice(1, 4), ['17:00', '00:00']), open(weekdays.slice(4), ['15:00', '02:00'])),
  saltmarsh: venue('Saltmarsh Bathhouse', 'Merchants Quay, Bristol BS1', 51.448, -2.598, open(weekdays, ['09:00', '21:00'])),
  quillon: venue('Quillon House', '9 Lansbury Crescent, Bath BA1', 51.388, -2.368, open(weekdays, ['00:00', '00:00'])),
  finch: venue('Copper Finch Coffee', '77 Otter Street, Leeds LS2', 53.796, -1.537, open(weekdays.slice(0, 5), ['07:30', '18:30']), open(weekend, ['09:00', '18:30'])),
  northlight: venue('Northlight Climbing Barn', 'Forge 3, Attercliffe Basin, Sheffield S9', 53.391, -1.436, open(weekdays.slice(0, 5), ['10:00', '22:00']), open(weekend, ['09:00', '20:00'])),
  fernwick: venue('Fernwick Pottery Rooms', '2 Cooper’s Close, Leith, Edinburgh EH6', 55.975, -3.169, open(weekdays.slice(2), ['10:00', '20:30'])),
  saffron: venue('Saffron Yard', 'Fazeley Wharf, Birmingham B5', 52.481, -1.884, open(weekdays.slice(2), ['12:00', '23:00'])),
  nettle: venue('Velvet Nettle', '18 Ruthven Mews, Glasgow G12', 55.875, -4.287, open(weekdays.slice(1, 6), ['10:00', '19:00'])),
  heron: venue('Slow Heron Narrowboats', 'Isis Basin, Oxford OX2', 51.764, -1.272, open(weekdays, ['09:00', '19:00'])),
  bramble: venue('Bramble & Thread', 'Unit 6, Cotter’s Row, Liverpool L1', 53.398, -2.978, open(weekdays.slice(1, 6), ['11:00', '20:30'])),
}; // prettier-ignore

/** Each brand's one place; that of the first demo brand has its day sheet emailed. Answers their ids. */
export async function makeVenues(
  product: DemoProduct,
  clock: SeedClock,
  { brands }: Cast,
): Promise<Map<BrandKey, string>> {
  const ids = new Map<BrandKey, string>();
  for (const [key, details] of Object.entries(demoVenues) as [BrandKey, DemoVenue][]) {
    const { city, joinedDaysAgo } = demoBrands[key];
    const owner = brands.get(key)!;
    clock.set(clock.day(3 - joinedDaysAgo, '16:00'));
    const actor = { ...owner, memberRole: 'owner' as const };
    ids.set(key, (await product.addVenue.execute(actor, owner.profile!.uid, { ...details, city })).id);
  }
  const ember = { ...brands.get('ember')!, memberRole: 'owner' as const };
  const emails = ['kitchen@emberandrye.example', 'floor@emberandrye.example'];
  await product.sheetMails.keep(ember, ids.get('ember')!, { hour: 10, emails, again: [] });
  return ids;
}
