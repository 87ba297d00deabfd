import { generateSync } from 'otplib';
import { OtplibOneTimeCodes } from './otplib-one-time-codes.js';

const codes = new OtplibOneTimeCodes();
const now = new Date('2026-11-02T10:00:15Z');
const step = Math.floor(now.getTime() / 30_000);
const secret = codes.newSecret();
const codeAt = (steps: number) => generateSync({ secret, epoch: (step + steps) * 30 + 15 });

describe('the codes of an app', () => {
  it('follow RFC 6238, appendix B, in their last six digits', () => {
    const ofTheRfc = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
    expect(codes.stepOf(ofTheRfc, '287082', new Date(59_000))).toBe(1);
    expect(codes.stepOf(ofTheRfc, '081804', new Date(1_111_111_109_000))).toBe(37_037_036);
  });

  it.each([-1, 0, 1])('count one step early or late: %i', (steps) => {
    expect(codes.stepOf(secret, codeAt(steps), now)).toBe(step + steps);
  });

  it.each([-3, -2, 2, 3])('and no more than that: %i', (steps) => {
    expect(codes.stepOf(secret, codeAt(steps), now)).toBeNull();
  });

  it('go into an address that apps read', () => {
    const address = new URL(codes.addressFor(secret, 'sam@example.com'));
    expect(address.protocol).toBe('otpauth:');
    expect(address.searchParams.get('secret')).toBe(secret);
    expect(address.searchParams.get('issuer')).toBe('Tastemaker');
    expect(decodeURIComponent(address.pathname)).toContain('sam@example.com');
  });
});

it('recovery codes are different, and easy to copy', () => {
  const ten = codes.newRecoveryCodes(10);
  expect(new Set(ten).size).toBe(10);
  for (const code of ten) expect(code).toMatch(/^[a-hjkmnp-z2-9]{5}(-[a-hjkmnp-z2-9]{5}){2}$/);
});
