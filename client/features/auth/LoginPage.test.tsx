import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderPage } from '../../test/render';
import { serve } from '../../test/server';
import LinkSent from './LinkSent';
import { LoginPage } from './LoginPage';

const email = () => screen.getByLabelText('Email');
const link = (name: string) => screen.getByRole('link', { name });
const press = (name: string) => screen.getByRole('button', { name });

test('R79, R80: link mode has its title, one email field and Continue', async () => {
  serve({});
  renderPage(<LoginPage />, { at: '/app/login' });
  expect(screen.getByRole('heading', { level: 1, name: 'Sign in to your account' })).toBeVisible();
  expect(screen.getAllByRole('textbox')).toEqual([email()]);
  expect(press('Continue')).toBeEnabled();
});

test('R82: with an invalid email Continue does nothing', async () => {
  const requests = serve({});
  const { user } = renderPage(<LoginPage />, { at: '/app/login' });
  await user.type(email(), 'jane@example');
  await user.click(press('Continue'));
  expect(requests).toEqual([]);
  expect(press('Continue')).toBeVisible();
});

test('R83, R96–R100: with a valid email the link is sent, the email is kept, and the next page says what to do', async () => {
  const requests = serve({ '/api/v1/auth/links': {} });
  const { user } = renderPage(<LoginPage />, { at: '/app/login' });
  await user.type(email(), 'Jane@Example.com');
  await user.click(press('Continue'));

  expect(await screen.findByRole('heading', { level: 1, name: 'Please Check Your Email' })).toBeVisible();
  expect(screen.getByText(/usually arrives/).closest('[tabindex]')).toHaveFocus();
  expect(screen.getByText(/within seconds/)).toBeVisible();
  expect(screen.getByText(/junk or spam/)).toBeVisible();
  expect(screen.getByText(/close this tab/)).toBeVisible();
  expect(requests).toEqual([{ path: '/api/v1/auth/links', body: { email: 'jane@example.com' } }]);
  expect(localStorage.getItem('emailForSignIn')).toBe('jane@example.com');
});

test('R84, R86: a link that could not be sent is only logged, and the form stays', async () => {
  const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  serve({ '/api/v1/auth/links': { status: 503 } });
  const { user } = renderPage(<LoginPage />, { at: '/app/login' });
  await user.type(email(), 'jane@example.com');
  await user.click(press('Continue'));

  expect(press('Continue')).toBeVisible();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(log).toHaveBeenCalled();
  expect(localStorage.getItem('emailForSignIn')).toBeNull();
});

async function signInByPassword(password: string, at = '/app/login') {
  const page = renderPage(<LoginPage />, { at });
  await page.user.type(email(), 'jane@example.com');
  await page.user.click(link('Sign in with a password instead'));
  await page.user.type(await screen.findByLabelText('Password'), password);
  await page.user.click(press('Login Now'));
  return page;
}

test('R81, R102–R105, R117, R118: password mode keeps the email and leads to help and back', async () => {
  serve({});
  const { user } = renderPage(<LoginPage />, { at: '/app/login' });
  await user.type(email(), 'jane@example.com');
  await user.click(link('Sign in with a password instead'));
  await screen.findByLabelText('Password');
  expect(screen.getByRole('heading', { level: 1, name: 'Sign in to your account' })).toBeVisible();
  expect(email()).toHaveValue('jane@example.com');
  expect(screen.getByRole('link', { name: 'Forgot password' })).toHaveAttribute('href', '/app/password-reset');
  expect(screen.getByRole('link', { name: 'Having trouble logging in?' })).toHaveAttribute(
    'href',
    '/app/password-reset',
  );
  await user.click(link('Sign in with an email link instead'));
  await screen.findByRole('button', { name: 'Continue' });
  expect(email()).toHaveValue('jane@example.com');
});

test('R106, R107: a password of three characters sends nothing and says so', async () => {
  const requests = serve({});
  await signInByPassword('abc');
  expect(await screen.findByText('Please ensure that you have entered valid details.')).toHaveRole('status');
  expect(requests).toEqual([]);
});

test('R107, R108: four characters are enough, and success loads the page afresh', async () => {
  serve({ '/api/v1/auth/password': {} });
  const { loadedAfresh } = await signInByPassword('abcd');
  expect(loadedAfresh).toEqual(['/app']);
});

test('R151: signing in on a guarded page loads that page', async () => {
  serve({ '/api/v1/auth/password': {} });
  const { loadedAfresh } = await signInByPassword('abcd', '/app/brand/dashboard?uid=brand-1');
  expect(loadedAfresh).toEqual(['/app/brand/dashboard?uid=brand-1']);
});

/** A server that says where to report errors and refuses everyone, and what it receives. */
function refusing(settingsCome: Promise<void> = Promise.resolve()): string[] {
  const settings = {
    supportEmail: 'support@tastemaker.test',
    links: {},
    monitoringDsn: 'https://key@errors.example/1',
  };
  serve({
    '/api/v1/settings': { body: settings },
    '/api/v1/auth/password': { status: 401, body: { code: 'identity/wrong-password', detail: 'Not correct.' } },
  });
  const answer = globalThis.fetch;
  const reports: string[] = [];
  globalThis.fetch = async (input, init) => {
    if (input === '/api/v1/settings') await settingsCome;
    if (input !== '/monitoring') return answer(input, init);
    reports.push(init?.body as string);
    return { ok: true } as Response;
  };
  return reports;
}

test('R115: a failed sign-in is reported, without email and password', async () => {
  const reports = refusing();
  await signInByPassword('abcd');
  await screen.findByText(/Incorrect account password!/);
  expect(reports).toEqual([expect.stringContaining('identity/wrong-password')]);
  expect(reports[0]).not.toMatch(/abcd|jane/);
});

test('R115: a sign-in that fails before the page knows where failures are reported is reported all the same', async () => {
  let comes = () => {};
  const reports = refusing(new Promise<void>((resolve) => void (comes = resolve)));
  await signInByPassword('abcd');
  await act(async () => comes());
  await screen.findByText(/Incorrect account password!/);
  expect(reports).toEqual([expect.stringContaining('identity/wrong-password')]);
});

test.each([
  [
    'R109',
    'wrong-password',
    "Incorrect account password! Please check your details and try again, or select 'Having trouble logging in?' below.",
  ],
  [
    'R110',
    'user-not-found',
    "No account found with this email. Please check your email or sign up if you're a new user.",
  ],
  ['R111', 'invalid-email', 'The email address entered is not valid. Please check and try again.'],
  ['R112', 'too-many-requests', 'Too many failed attempts. Please try again later or reset your password.'],
  ['R113', 'user-disabled', 'This account has been disabled. Please contact support at support@tastemaker.test.'],
  ['R114', 'sign-in-failed', 'Login Failed! Please check your password or contact support@tastemaker.test.'],
  ['R114', 'failed', 'Login Failed! Please check your password or contact support@tastemaker.test.'],
])('%s: %s has its own words', async (_requirement, slug, words) => {
  serve({ '/api/v1/auth/password': { status: 401, body: { code: `identity/${slug}` } } });
  const { loadedAfresh } = await signInByPassword('abcd');
  expect(await screen.findByText(words)).toHaveRole('status');
  expect(loadedAfresh).toEqual([]);
});

test('R114: so has a server that does not answer', async () => {
  serve({ '/api/v1/auth/password': { status: 503 } });
  await signInByPassword('abcd');
  const words = 'Login Failed! Please check your password or contact support@tastemaker.test.';
  expect(await screen.findByText(words)).toHaveRole('status');
  expect(press('Login Now')).toBeEnabled();
});

test('R101: the link can be sent again after half a minute, not before', () => {
  jest.useFakeTimers();
  try {
    const requests = serve({ '/api/v1/auth/links': {} });
    renderPage(<LinkSent email="jane@example.com" onAnotherEmail={jest.fn()} />, { at: '/app/login' });
    act(() => void jest.advanceTimersByTime(29_999));
    expect(screen.queryByRole('button', { name: 'Send it again' })).not.toBeInTheDocument();
    act(() => void jest.advanceTimersByTime(1));
    fireEvent.click(press('Send it again'));
    expect(screen.getByText('Sent again. Only the newest link works.')).toBeVisible();
    expect(requests).toHaveLength(1);
  } finally {
    jest.useRealTimers();
  }
});

test('R127, R128: leaving the email field says what is wrong with it, in both modes', async () => {
  for (const at of ['/app/login', '/app/login#password']) {
    serve({});
    const { user, unmount } = renderPage(<LoginPage />, { at });
    await user.type(await screen.findByLabelText('Email'), ' Jane@Example ');
    await user.tab();
    expect(email()).toHaveValue('jane@example');
    expect(screen.getByText('Please enter a valid email address.')).toBeVisible();
    unmount();
  }
});
