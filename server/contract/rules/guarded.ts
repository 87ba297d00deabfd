const openPaths = [
  '/',
  '/schedule-call',
  '/app/login',
  '/app/quick-login',
  '/app/account-manager',
  '/app',
  '/app/influencer',
  '/app/influencer/schedule',
  '/app/influencer/profile',
  '/app/password-reset',
  '/i',
  '/join',
];

/**
 * Whether the page at this path shows without asking who is there. The listed paths match exactly; any other path is
 * guarded when it contains "app", except invitations below `/i/`. It opens no data: the API decides for itself.
 */
export function skipsSessionCheck(path: string): boolean {
  // The router takes capitals for the same page.
  const page = (path.split(/[?#]/, 1)[0] ?? '').toLowerCase().replace(/(?<=.)\/$/, '');
  return openPaths.includes(page) || page.startsWith('/i/') || !page.includes('app');
}
