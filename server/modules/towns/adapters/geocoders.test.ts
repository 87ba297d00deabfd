import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Logger } from '@nestjs/common';
import { grow, nameTowns } from '../../../contract/lists/index.js';
import { inMemory } from '../../../shared/http/attempt-limits.js';
import { geocoderContract } from '../ports/geocoder.contract.js';
import { gazetteer, TownGeocoder } from './geonames/town-geocoder.js';
import { NominatimGeocoder } from './nominatim/nominatim-geocoder.js';

const towns = gazetteer();
beforeEach(() => {
  grow([]);
  nameTowns(towns);
});
afterEach(() => nameTowns([]));

describe('the towns of the gazetteer', () => geocoderContract(() => Promise.resolve(new TownGeocoder())));

describe('a service that speaks as Nominatim does', () => {
  /** As its documentation shows them. */
  const stonegate = {
    ...{ place_id: 1, lat: '53.9614', lon: '-1.0826', place_rank: 30, importance: 0.1, type: 'restaurant' },
    display_name: '3, Stonegate, Guildhall, York, England, YO1 8AW, United Kingdom',
  };
  const york = {
    ...stonegate,
    lat: '53.959',
    lon: '-1.081',
    place_rank: 16,
    display_name: 'York, England, United Kingdom',
  };
  const nowhere = { ...stonegate, lat: 'north', display_name: 'Atlantis' };

  let server: Server;
  let url: string;
  let asked: IncomingMessage[];
  let answer: { status: number; body: unknown };
  const told = { warn: (_: string) => undefined } as unknown as Logger;
  const oneASecond = () => inMemory({ keyPrefix: 'geocoder', points: 1, duration: 1 });
  const often = () => inMemory({ keyPrefix: 'geocoder', points: 100, duration: 1 });
  const make = (turns = often()) =>
    new NominatimGeocoder({ url, contact: 'maps@tastemaker.test' }, turns, new TownGeocoder(), told, 0);

  beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push(request);
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    asked = [];
    answer = { status: 200, body: [stonegate, york, nowhere] };
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  describe('keeps the promises', () => {
    geocoderContract(() => {
      answer = { status: 200, body: [] };
      return Promise.resolve(make());
    });
  });

  it('finds doors, and asks as its usage policy wants', async () => {
    const { places, source } = await make().find('3 Stonegate', { label: 'York', lat: 53.96, lng: -1.08 });
    expect(places).toEqual([
      { label: '3 Stonegate', within: 'Guildhall, York, England, YO1 8AW', lat: 53.9614, lng: -1.0826, exact: true },
      { label: 'York', within: 'England', lat: 53.959, lng: -1.081, exact: false },
    ]);
    expect(source).toBe('OpenStreetMap');
    expect(asked[0]!.headers['user-agent']).toBe('Tastemaker (maps@tastemaker.test)');
    expect(asked[0]!.url).toBe('/search?q=3+Stonegate%2C+York&format=jsonv2&countrycodes=gb&limit=5');
  });

  it('is not asked twice for the same, nor twice in one second: towns have to do', async () => {
    const geocoder = make(oneASecond());
    await geocoder.find('3 Stonegate, York');
    expect((await geocoder.find('3 STONEGATE, York')).source).toBe('OpenStreetMap');
    expect(await geocoder.find('High Street, Leeds')).toMatchObject({
      source: 'GeoNames',
      places: [{ label: 'Leeds' }],
    });
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['refuses', { status: 503, body: {} }],
    ['talks nonsense', { status: 200, body: { error: 'no' } }],
  ])('leaves it to the towns when it %s, and is asked again', async (_, bad) => {
    const geocoder = make();
    answer = bad;
    expect(await geocoder.find('3 Stonegate, York')).toMatchObject({ source: 'GeoNames', places: [{ label: 'York' }] });
    answer = { status: 200, body: [stonegate] };
    expect(await geocoder.find('3 Stonegate, York')).toMatchObject({ source: 'OpenStreetMap' });
  });
});
