import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { call, type ProblemError } from '../../api/client';
import { withFreshProof } from '../../api/proof';
import type { components } from '../../api/schema';
import { Fault } from '../../ui/Fault';
import { Box, Button, type ButtonProps } from '../../ui/elements';
import { useSession } from '../session/session-context';
import { checkoutMemory } from './checkout-memory';

export type PortalPage = components['schemas']['OpenPortalInput']['to'];

/**
 * Opens the card provider's portal, signed in, and returns to the page `from`. Stays pending until the browser has left
 * the page.
 */
export function usePortal(from: string) {
  const { leaveFor } = useSession();
  const { mutate, error, isPending, isSuccess } = useMutation<{ url: string }, ProblemError, PortalPage>({
    mutationFn: (to) => withFreshProof(() => call('POST /api/v1/billing/portal', { body: { to } })),
    onSuccess: ({ url }) => {
      checkoutMemory.keepJourney({ from, plan: null });
      leaveFor(url);
    },
  });
  return { open: mutate, error, underWay: isPending || isSuccess };
}

/** A button for a page of the card provider's portal. */
export function PortalButton({ to, ...button }: { to: PortalPage } & Omit<ButtonProps, 'onClick' | 'disabled'>) {
  const { pathname, search } = useLocation();
  const { open, error, underWay } = usePortal(pathname + search);
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Button {...button} disabled={underWay} onClick={() => open(to)} />
      <Fault>{error?.message}</Fault>
    </Box>
  );
}
