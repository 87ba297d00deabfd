import { alwaysClosed } from '../../server/contract/rules/opening-hours.js';

/** A venue as the API accepts it. */
export const venueInput = () => ({
  name: 'The Quay',
  address: '1 Quay Street, BS1 4AA',
  city: 'bristol',
  point: { lat: 51.45, lng: -2.6 },
  openingHours: { ...alwaysClosed, friday: [{ from: '18:00', to: '01:00' }] },
});
