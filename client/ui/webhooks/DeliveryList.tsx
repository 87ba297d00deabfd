import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Fault } from '../Fault';
import type { components } from '../../api/schema';
import { ExactTime } from '../RelativeTime';
import { toast } from '../toast';

type DeliveryListProps<Delivery> = {
  /** Newest first; undefined while loading. */
  deliveries: readonly Delivery[] | undefined;
  /** The infinite list's loading state. */
  list: Readonly<{
    error: Error | null;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => Promise<unknown>;
  }>;
  /** Shown if nothing was sent. */
  empty: string;
  children: (delivery: Delivery) => ReactNode;
};

/** A webhook's deliveries in the last 30 days, page by page. */
export function DeliveryList<Delivery>({ deliveries, list, empty, children }: DeliveryListProps<Delivery>) {
  if (!deliveries) {
    return list.error ? <Fault>{list.error.message}</Fault> : <Typography role="status">Loading the log…</Typography>;
  }
  if (deliveries.length === 0) return <Typography sx={{ color: 'text.secondary' }}>{empty}</Typography>;
  return (
    <div>
      <Box component="ul" aria-label="Log" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {deliveries.map(children)}
      </Box>
      {list.hasNextPage && (
        <Button size="small" disabled={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          Show older messages
        </Button>
      )}
    </div>
  );
}

type Delivery = components['schemas']['StaffDeliveryView'];

type DeliveryItemProps = {
  delivery: Delivery;
  /** Resends it; omitted without permission. */
  resend?: Readonly<{
    isPending: boolean;
    mutate: (id: string, told: { onSuccess: () => void; onError: (error: Error) => void }) => void;
  }>;
  /** Details. */
  children?: ReactNode;
};

const stateWords = { waiting: 'Waiting', delivered: 'Delivered', failed: 'Given up' } as const;

/** The result, in a few words. */
function outcomeOf({ state, lastStatus, lastError, attempts }: Delivery): string {
  const answer = lastStatus === null ? lastError : `Answer ${lastStatus}`;
  const tries = attempts > 1 ? `, ${attempts} tries` : '';
  return `${stateWords[state]}${tries}${answer ? `. ${answer}` : ''}`;
}

/** One message of a webhook's log: its event, its result, and a button to resend it. */
export function DeliveryItem({ delivery, resend, children }: DeliveryItemProps) {
  const { id, event, state, createdAt, lastAttemptAt } = delivery;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, py: 2, borderBottom: '1px solid', borderColor: 'divider' }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography variant="code">{event}</Typography>
        <Typography variant="body2" sx={{ color: state === 'failed' ? 'pass.error' : 'text.secondary' }}>
          <ExactTime time={lastAttemptAt ?? createdAt} />: {outcomeOf(delivery)}
        </Typography>
        {children}
      </Box>
      {resend && state !== 'waiting' && (
        <Button
          size="small"
          aria-label={`Send ${event} again`}
          disabled={resend.isPending}
          onClick={() =>
            resend.mutate(id, {
              onSuccess: () => toast.success('Sending it again.'),
              onError: ({ message }) => toast.say(message),
            })
          }
        >
          Send again
        </Button>
      )}
    </Box>
  );
}
