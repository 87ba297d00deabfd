/** The page that a mailed link opens. Opening it uses nothing up; the page itself asks for that. */
export const quickLoginAddress = (publicUrl: string, token: string): string =>
  `${publicUrl}/app/quick-login?token=${token}`;
