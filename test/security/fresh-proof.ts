/** What takes something away: refused with 403 where the session has not proved itself within ten minutes. */
export const freshProofNeeded: readonly string[] = [
  'beginSecondFactor',
  'closeAccount',
  'handOverTeam',
  'makeKey',
  'removeSecondFactor',
  'renewRecoveryCodes',
  'staffChangeRole',
  'staffDeleteBrand',
  'staffDeleteInfluencer',
  'staffDisableUser',
  'staffEndSessions',
  'staffInviteStaff',
  'staffMakeKey',
  'staffRefund',
  'staffResetSecondFactor',
  'staffUnlinkProfile',
];
