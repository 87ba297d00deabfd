import { isUsable, issueLink, linkPurposes } from './sign-in-link.js';

const now = new Date('2026-11-02T10:00:00Z');
const after = (ms: number) => new Date(now.getTime() + ms);
const jane = { id: '01900000-0000-7000-8000-000000000001', email: 'jane@example.com' };
const use = { tokenHash: 'hash', email: jane.email, for: linkPurposes };
const minute = 60_000;
const lifetimes = { 'sign-in': 15 * minute, invitation: 7 * 24 * 60 * minute, 'password-reset': 15 * minute };

describe('R93: a mailed link', () => {
  it.each(linkPurposes)('works until its exact end: %s', (purpose) => {
    const link = issueLink(jane, purpose, 'hash', now);

    expect(isUsable(link, use, after(lifetimes[purpose] - 1))).toBe(true);
    expect(isUsable(link, use, after(lifetimes[purpose]))).toBe(false);
  });

  it('works once', () => {
    expect(isUsable({ ...issueLink(jane, 'sign-in', 'hash', now), usedAt: now }, use, now)).toBe(false);
  });

  it('R94: works only with the address that it was sent to', () => {
    expect(isUsable(issueLink(jane, 'sign-in', 'hash', now), { ...use, email: 'eve@example.com' }, now)).toBe(false);
  });

  it('works only for what it was made for', () => {
    const reset = issueLink(jane, 'password-reset', 'hash', now);
    expect(isUsable(reset, { ...use, for: ['password-reset'] }, now)).toBe(true);
    expect(isUsable(reset, { ...use, for: ['sign-in', 'invitation'] }, now)).toBe(false);
  });
});
