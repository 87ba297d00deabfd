import { RateLimits } from './rate-limits.js';

const minuteMs = 60_000;
const tooMany = expect.objectContaining({ code: 'request/too-many' });

let told: Record<string, string | number>;
const reply = { header: (name: string, value: string | number) => void (told[name] = value) };
beforeEach(() => {
  told = {};
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

it('counts a minute from the first request of each, and says what is left', () => {
  const limits = new RateLimits(2);
  limits.countRequest('ada', reply);
  expect(told).toEqual({ 'ratelimit-limit': 2, 'ratelimit-remaining': 1, 'ratelimit-reset': 60 });

  jest.advanceTimersByTime(30_500);
  limits.countRequest('bob', reply);
  limits.countRequest('ada', reply);
  expect(told).toEqual({ 'ratelimit-limit': 2, 'ratelimit-remaining': 0, 'ratelimit-reset': 30 });

  expect(() => limits.countRequest('ada', reply)).toThrow(tooMany);
  expect(told).toMatchObject({ 'ratelimit-remaining': 0, 'retry-after': 30 });
  limits.countRequest('bob');
  expect(() => limits.countRequest('bob')).toThrow(tooMany);
});

it('counts addresses of one IPv6 /64 together, and lets a /56 do twice as much', () => {
  const limits = new RateLimits(2);
  limits.countFrom('2001:db8:0:100::1', reply);
  expect(told).toMatchObject({ 'ratelimit-limit': 2, 'ratelimit-remaining': 1 });
  limits.countFrom('2001:db8:0:100::2');
  for (let again = 0; again < 5; again++) expect(() => limits.countFrom('2001:db8:0:100::3', reply)).toThrow(tooMany);
  expect(told).toMatchObject({ 'ratelimit-limit': 2, 'ratelimit-remaining': 0, 'retry-after': 60 });

  limits.countFrom('2001:db8:0:101::1');
  limits.countFrom('2001:db8:0:102::1', reply);
  expect(told).toMatchObject({ 'ratelimit-limit': 4, 'ratelimit-remaining': 0 });
  expect(() => limits.countFrom('2001:db8:0:103::1')).toThrow(tooMany);
  limits.countFrom('2001:db8:0:200::1');
});

it('begins again when the minute is over, for each at their time', () => {
  const limits = new RateLimits(1);
  limits.countRequest('ada');
  jest.advanceTimersByTime(minuteMs / 2);
  limits.countRequest('bob');

  jest.advanceTimersByTime(minuteMs / 2 - 1);
  expect(() => limits.countRequest('ada')).toThrow(tooMany);
  jest.advanceTimersByTime(1);
  limits.countRequest('ada', reply);
  expect(told).toEqual({ 'ratelimit-limit': 1, 'ratelimit-remaining': 0, 'ratelimit-reset': 60 });
  expect(() => limits.countRequest('bob')).toThrow(tooMany);

  jest.advanceTimersByTime(minuteMs / 2);
  limits.countRequest('bob');
  expect(() => limits.countRequest('ada')).toThrow(tooMany);
});
