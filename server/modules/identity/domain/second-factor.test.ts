import { asAppCode, asRecoveryCode, openProposal, type SecondFactor, stageAfterFirstStep } from './second-factor.js';

const now = new Date('2026-11-02T10:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

describe('what a sign-in lacks after its first step', () => {
  it.each([
    ['someone who is not staff', null, false, true, 'link', 'full'],
    ['staff without an app', 'operations', false, false, 'link', 'full'],
    ['staff without an app where they must have one', 'operations', false, true, 'link', 'enrolment'],
    ['the same by passkey', 'operations', false, true, 'passkey', 'enrolment'],
    ['staff with an app', 'read-only', true, false, 'password', 'second-factor'],
    ['staff with an app where they must have one', 'super-user', true, true, 'link', 'second-factor'],
    ['staff with an app who came by passkey', 'super-user', true, true, 'passkey', 'full'],
  ] as const)('%s', (_, staffRole, enrolled, compulsory, by, stage) => {
    expect(stageAfterFirstStep({ staffRole }, enrolled, compulsory, by)).toBe(stage);
  });
});

describe('what is typed', () => {
  it.each([
    ['123456', '123456'],
    [' 123 456 ', '123456'],
    ['12345', null],
    ['1234567', null],
    ['abcde-fghij', null],
  ])('%j as the code of an app', (typed, code) => expect(asAppCode(typed)).toBe(code));

  it('as a recovery code, however it is spaced', () => {
    expect(asRecoveryCode(' ABCDE fghij-KLMNO ')).toBe('abcdefghijklmno');
  });
});

describe('a secret that has been shown', () => {
  const factor = (proposedAt: Date): SecondFactor => ({
    userId: 'u',
    secret: null,
    confirmedAt: null,
    lastStep: null,
    proposedSecret: 'sealed',
    proposedAt,
    recoveryCodesLeft: 0,
  });

  it('waits a quarter of an hour for its first code', () => {
    expect(openProposal(factor(minutesAgo(14)), now)).toBe('sealed');
    expect(openProposal(factor(minutesAgo(15)), now)).toBeNull();
  });
});
