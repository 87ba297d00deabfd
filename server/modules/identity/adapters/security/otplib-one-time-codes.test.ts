import { generateSync } from 'otplib';
import { oneTimeCodesContract } from '../../ports/secrets.contract.js';
import { OtplibOneTimeCodes } from './otplib-one-time-codes.js';

const codes = new OtplibOneTimeCodes();

describe('the codes of an app', () => {
  oneTimeCodesContract(codes, (secret, now) => generateSync({ secret, epoch: Math.floor(now.getTime() / 1_000) }));

  it('follow RFC 6238, appendix B, in their last six digits', () => {
    const ofTheRfc = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
    expect(codes.stepOf(ofTheRfc, '287082', new Date(59_000))).toBe(1);
    expect(codes.stepOf(ofTheRfc, '081804', new Date(1_111_111_109_000))).toBe(37_037_036);
  });
});

it('recovery codes are easy to copy', () => {
  for (const code of codes.newRecoveryCodes(10)) expect(code).toMatch(/^[a-hjkmnp-z2-9]{5}(-[a-hjkmnp-z2-9]{5}){2}$/);
});
