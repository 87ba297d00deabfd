import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { signInMessage } from '../../../server/contract/rules/sign-in-message';
import { ProblemError } from '../../api/client';
import { usePublicSettings } from '../../api/settings';
import { browserMemory } from '../../shell/session/browser-memory';
import { useSession } from '../../shell/session/session-context';
import { Fault } from '../../ui/Fault';
import { Box, Button } from '../../ui/elements';
import { authApi } from './auth-api';

/**
 * Sign-in with an external provider, with the reason if the last attempt failed. Links and passwords are still offered.
 */
export default function OutsideSignIn({ label }: { label: string }) {
  const { search } = useLocation();
  const { leaveFor } = useSession();
  const { supportEmail } = usePublicSettings();
  const [failure, setFailure] = useState(() => new URLSearchParams(search).get('outside'));
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    browserMemory.takeGreeting(); // anyone back here hasn't been signed in
  }, []);

  const leave = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const { address } = await authApi.leaveForProvider();
      browserMemory.keepGreeting();
      leaveFor(address);
    } catch (error) {
      setFailure(error instanceof ProblemError ? error.slug : '');
      setBusy(false);
    }
  };
  return (
    <Box sx={{ mt: 6, display: 'grid', gap: 5 }}>
      <Box role="separator" sx={rule}>
        or
      </Box>
      <Fault>{failure === null ? null : outsideFailure(failure, { label, supportEmail })}</Fault>
      <Button
        variant="outlined"
        fullWidth
        aria-disabled={busy || undefined}
        aria-busy={busy || undefined}
        onClick={() => {
          if (!busy) void leave();
        }}
      >
        Continue with {label}
      </Button>
    </Box>
  );
}

/** A line on both sides of the word. */
const rule = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  typography: 'body2',
  color: 'text.secondary',
  '&::before, &::after': { content: '""', flex: 1, borderTop: 1, borderColor: 'divider' },
} as const;

type Facts = Readonly<{ label: string; supportEmail: string }>;

const sentences: Readonly<Record<string, (facts: Facts) => string>> = {
  'provider-away': ({ label }) => `We can’t reach ${label} right now. Please sign in with an email link or a password.`,
  'email-not-verified': ({ label }) =>
    `${label} hasn’t verified your email address. Please verify it there, or sign in with an email link.`,
  'user-not-found': ({ label }) =>
    `There is no account here for your email address at ${label}. Please join first, or ask to be invited.`,
  'user-disabled': ({ supportEmail }) => signInMessage('user-disabled', supportEmail),
  'other-subject': ({ label }) =>
    `Your email address already signs in with another account at ${label}. Please use that one, or an email link.`,
};

/** Why a sign-in at the provider failed. `slug` is the last part of the problem's code. */
const outsideFailure = (slug: string, facts: Facts): string =>
  Object.hasOwn(sentences, slug)
    ? sentences[slug]!(facts)
    : `The sign-in with ${facts.label} didn’t work. Please try again.`;
