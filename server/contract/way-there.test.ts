import { directionsTo, phoneIn, venueInCity } from './way-there.js';

describe('the way to a visit', () => {
  it.each([
    ['Ask for Maya at the bar, 020 7946 0123', '020 7946 0123'],
    ['Rosa, +44 (0)20 7946-0123, until six', '+44 (0)20 7946-0123'],
    ['Ask for table 12 at 19:30', null],
    ['', null],
  ])('finds whom to call in “%s”', (contact, phone) => expect(phoneIn(contact)).toBe(phone));

  it('leads to the place by its name', () =>
    expect(new URL(directionsTo('Salt & Rye, 4 Quay Street')).searchParams.get('destination')).toBe(
      'Salt & Rye, 4 Quay Street',
    ));
});

test.each([
  ['Ember & Rye, 12 Calvert Yard, E2', 'Ember & Rye, 12 Calvert Yard, E2, London'],
  ['12 Calvert Yard, London', '12 Calvert Yard, London'],
  ['12 Calvert Yard, LONDON E2', '12 Calvert Yard, LONDON E2'],
])('says the city of %s once', (venue, words) => {
  expect(venueInCity({ venue, city: 'london' })).toBe(words);
});
