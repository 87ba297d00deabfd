import { describe, expect, test } from '@jest/globals';
import { alwaysClosed, openingHoursInWords, spansADay } from '../../../../server/contract/rules/opening-hours';
import { coordinatesOf } from '../../../ui/map/degrees';
import { copiedToAll, hoursFault, openOn, withoutSpan, withTime } from './venue-form';

describe('opening hours', () => {
  test('a day opens at usual hours, a second time at hours of its own, and closes again', () => {
    const once = openOn(alwaysClosed, 'monday');
    expect(openingHoursInWords(once)).toBe('Mon 12:00–23:00');
    const twice = withTime(withTime(openOn(once, 'monday'), 'monday', 1, 'from', '09:00'), 'monday', 1, 'to', '11:00');
    expect(twice.monday).toHaveLength(2);
    expect(hoursFault(openOn(once, 'monday'))).toMatch('a start and an end');
    expect(openingHoursInWords(withoutSpan(withoutSpan(twice, 'monday', 1), 'monday', 0))).toBe('No opening hours yet');
  });

  test('no day has more openings than can be kept', () => {
    let hours = alwaysClosed;
    for (let opening = 0; opening < 5; opening++) hours = openOn(hours, 'friday');
    expect(hours.friday).toHaveLength(spansADay);
  });

  test('the first open day is copied to every day, once', () => {
    expect(copiedToAll(alwaysClosed)).toBeNull();
    const everyDay = copiedToAll(openOn(alwaysClosed, 'tuesday'))!;
    expect(openingHoursInWords(everyDay)).toBe('Every day 12:00–23:00');
    expect(copiedToAll(everyDay)).toBeNull();
  });
});

test.each([
  ['51.5236, -0.0759', { lat: 51.5236, lng: -0.0759 }],
  [' 53.479 -2.245 ', { lat: 53.479, lng: -2.245 }],
  ['40.7128, -74.006', undefined],
  ['the third door', undefined],
  ['', undefined],
])('the coordinates %p are %p', (text, point) => expect(coordinatesOf(text)).toEqual(point));
