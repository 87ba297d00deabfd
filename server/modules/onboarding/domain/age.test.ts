import { checkAdult } from './age.js';

const now = new Date('2026-11-20T10:00:00Z');
const tooYoung = { code: 'onboarding/too-young', details: { errors: { dateOfBirth: expect.any(String) } } };
const impossible = { code: 'onboarding/impossible-date-of-birth' };

const faultOf = (dateOfBirth: string, at = now): unknown => {
  try {
    return checkAdult(dateOfBirth, at);
  } catch (error) {
    return error;
  }
};

describe('R335: an influencer’s account', () => {
  it.each(['2008-11-20', '1998-04-30', '1920-01-01'])('is for someone born on %s', (date) => {
    expect(faultOf(date)).toBeUndefined();
  });

  it.each(['2008-11-21', '2014-01-01', '2026-11-20'])('is not for someone born on %s', (date) => {
    expect(faultOf(date)).toMatchObject(tooYoung);
  });

  it.each(['2026-11-21', '1900-01-01', '1998-02-30', '1998-13-01', 'yesterday', ''])(
    'needs a date on which one can be born, and not %s',
    (date) => expect(faultOf(date)).toMatchObject(impossible),
  );

  it('comes on 1 March for those born on 29 February', () => {
    expect(faultOf('2008-02-29', new Date('2026-02-28T12:00:00Z'))).toMatchObject(tooYoung);
    expect(faultOf('2008-02-29', new Date('2026-03-01T12:00:00Z'))).toBeUndefined();
  });

  it('comes at midnight in London', () => {
    expect(faultOf('2008-07-06', new Date('2026-07-05T22:59:59Z'))).toMatchObject(tooYoung);
    expect(faultOf('2008-07-06', new Date('2026-07-05T23:00:00Z'))).toBeUndefined();
  });
});
