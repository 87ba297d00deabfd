/** What samples of letters tell of; nothing of it exists. */
export const madeUp = {
  id: '01890000-0000-7000-8000-000000000000',
  brand: 'Casa Olmo',
  person: 'Mila Hart',
  handle: 'mila.eats',
  email: 'mila@example.com',
  token: 'a-made-up-token',
  now: new Date('2027-03-01T10:00:00Z'),
  visit: new Date('2027-03-04T19:30:00Z'),
} as const;
