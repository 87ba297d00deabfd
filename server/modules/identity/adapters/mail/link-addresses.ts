/** The page that a mailed link opens. Opening it uses nothing up; the page itself asks for that. */
export const quickLoginAddress = (publicUrl: string, token: string): string =>
  `${publicUrl}/app/quick-login?token=${token}`;

/** The page on which somebody who is signed in confirms that it is they. */
export const proofAddress = (publicUrl: string, token: string): string => `${publicUrl}/app/confirm?token=${token}`;

/** The page on which a new password is chosen, with its token. */
export const passwordResetAddress = (publicUrl: string, token: string): string =>
  `${publicUrl}/app/password-reset?token=${token}`;
