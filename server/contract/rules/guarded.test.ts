import { skipsSessionCheck } from './portal-paths.js';

test.each([
  ['R12', '/'],
  ['R13', '/schedule-call'],
  ['R14', '/app/login'],
  ['R15', '/app/quick-login'],
  ['R16', '/app/account-manager'],
  ['R17', '/app'],
  ['R18', '/app/influencer'],
  ['R19', '/app/influencer/schedule'],
  ['R20', '/app/influencer/profile'],
  ['R21', '/i'],
  ['R22', '/app/password-reset'],
  ['R23', '/join?tier=premium'],
  ['R28', '/terms'],
  ['R28', '/monitoring'],
  ['R28', '/terms?next=/app/chats'],
  ['R29', '/app/login/'],
  ['R29', '/app/quick-login?token=abc#top'],
  ['R30', '/i/apple-eats'],
])('%s: %s is open', (_, path) => expect(skipsSessionCheck(path)).toBe(true));

test.each([
  ['R29', '/app/brand/dashboard?uid=1'],
  ['R29', '/app/influencer/browse'],
  ['R29', '/app/influencer/profile-editor'],
  ['R29', '/app/login/other'],
  ['R29', '/app/login//'],
  ['R29', '/app/admin'],
  ['R29', '/App/Brand/Dashboard'],
  ['R30', '/happy-hour'],
  ['R30', '/if/app'],
])('%s: %s is guarded', (_, path) => expect(skipsSessionCheck(path)).toBe(false));
