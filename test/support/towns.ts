/** York, as returned by the API. */
export const york = {
  id: 'town-2633352',
  label: 'York',
  within: 'North Yorkshire',
  country: 'GB',
  lat: 53.958,
  lng: -1.083,
};
