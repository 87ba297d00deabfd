import { expect, it } from '@jest/globals';
import { offerDefaults } from '../../test/offer';
import { termsChecks } from '../../ui/offer-fields/terms-form';
import { checks, formFieldOf, startOf, toNewOffer } from './offer-form';

it('sends numbers as numbers, money in pence and times in UTC', () => {
  const form = {
    ...startOf(offerDefaults(), [], { category: 'restaurants', city: 'bristol' }),
    title: ' Supper for two ',
    value: '95',
    times: [{ date: '2027-07-15', time: '19:30', places: '3' }],
  };
  expect(toNewOffer(form)).toMatchObject({
    title: 'Supper for two',
    valuePence: 9_500,
    guests: 1,
    asks: [{ type: 'reel', contentType: 'video', count: 1 }],
    slots: [{ startsAt: '2027-07-15T18:30:00.000Z', capacity: 3 }],
  });
});

it('sends where the gift ends, and of guests only what can be', () => {
  const form = {
    ...startOf(offerDefaults(), [], { category: 'restaurants', city: 'bristol' }),
    ...{
      covers: '80.50',
      tip: 'welcome' as const,
      notIncluded: ' Spirits ',
      guestsRequired: true,
      postsStayDays: '60',
    },
  };
  const said = { coversPence: 8_050, tip: 'welcome', included: '', notIncluded: 'Spirits', postsStayDays: 60 };
  expect(toNewOffer(form)).toMatchObject({ ...said, guestsRequired: true, guestsOweContent: false });
  expect(toNewOffer({ ...form, covers: '', tip: '', guests: '0' })).toMatchObject({
    coversPence: null,
    tip: null,
    guestsRequired: false,
  });
  expect(toNewOffer({ ...form, shipped: true })).toMatchObject({
    coversPence: null,
    notIncluded: '',
    guestsRequired: false,
  });
});

it('places what the server says at the fields of the form', () => {
  expect(formFieldOf('title')).toBe('title');
  expect(formFieldOf('valuePence')).toBe('value');
  expect(formFieldOf('coversPence')).toBe('covers');
  expect(formFieldOf('asks.1.count')).toBe('asks.1.count');
  expect(formFieldOf('slots.2.startsAt')).toBe('times.2.date');
  expect(formFieldOf('slots')).toBe('times');
});

it('says what is wrong with a field in a sentence', () => {
  expect(checks.title('Hi')).toBe('Please enter a title of 3 to 100 characters.');
  expect(checks.covers('')).toBe(true);
  expect(checks.covers('0')).toBe('Please enter the most it covers in pounds, at most £100,000.');
  expect(termsChecks.guests('')).toBe('Please enter a number of guests from 0 to 20.');
  expect(termsChecks.guests('2')).toBe(true);
});
