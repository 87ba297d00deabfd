import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Fault } from '../Fault';

type DeliveryListProps<Delivery> = {
  /** The newest first; undefined while they are on their way. */
  deliveries: readonly Delivery[] | undefined;
  /** What the endless list knows of itself. */
  list: Readonly<{
    error: Error | null;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => Promise<unknown>;
  }>;
  /** What is said where nothing was sent. */
  empty: string;
  children: (delivery: Delivery) => ReactNode;
};

/** What was sent to a webhook in the last 30 days, page by page. */
export function DeliveryList<Delivery>({ deliveries, list, empty, children }: DeliveryListProps<Delivery>) {
  if (!deliveries) {
    return list.error ? <Fault>{list.error.message}</Fault> : <Typography role="status">Loading the log …</Typography>;
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
