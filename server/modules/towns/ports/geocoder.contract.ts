import type { Geocoder } from './geocoder.js';

/** For an adapter that knows where York is. */
export function geocoderContract(make: () => Promise<Geocoder>): void {
  const york = { label: 'York', lat: 53.96, lng: -1.08 };
  let geocoder: Geocoder;
  beforeEach(async () => void (geocoder = await make()));

  it('finds what a text names, and says whose data it is', async () => {
    const { places, source } = await geocoder.find('Stonegate, York');
    expect(places.length).toBeGreaterThan(0);
    expect(places[0]).toMatchObject({ lat: expect.closeTo(53.96, 1), lng: expect.closeTo(-1.08, 1) });
    expect(places[0]!.label).toBeTruthy();
    expect(source).toBeTruthy();
  });

  it('finds five at most', async () => {
    const { places } = await geocoder.find('York', york);
    expect(places.length).toBeGreaterThan(0);
    expect(places.length).toBeLessThanOrEqual(5);
  });

  it('shows the chosen town where an address is unknown', async () => {
    const { places } = await geocoder.find('Nobody knows where', york);
    expect(places).toContainEqual(expect.objectContaining({ ...york, exact: false }));
  });

  it('finds nothing for nonsense', async () => expect((await geocoder.find('Qqxzzq')).places).toEqual([]));
}
