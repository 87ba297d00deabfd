import type { ReactNode } from 'react';
import { Box, Card, Skeleton } from './elements';

/** Fast responses show no skeleton at all. */
export const afterAMoment = { animation: 'appear 0s 150ms both' } as const;

type PageSkeletonProps = {
  /** The expected content: tickets by default. */
  shape?: keyof typeof shapes;
  /** The number of tickets, rows or columns. */
  tickets?: number;
  /** Without the page's header, which is already visible. */
  bare?: boolean;
};

/** A page's skeleton, in the shape of its content. */
export function PageSkeleton({ shape = 'tickets', tickets = 3, bare = false }: PageSkeletonProps) {
  const Shape = shapes[shape];
  return (
    <Box role="status" aria-label="Loading" sx={afterAMoment}>
      {!bare && (
        <>
          <Skeleton variant="rounded" width="min(320px, 60%)" height={36} />
          <Skeleton variant="rounded" width="min(440px, 80%)" height={20} sx={{ mt: 2, mb: 6 }} />
        </>
      )}
      <Shape count={tickets} />
    </Box>
  );
}

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

const shapes = {
  tickets: ({ count }: { count: number }) => (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))' }}>
      {times(count).map((index) => (
        <TicketSkeleton key={index} />
      ))}
    </Box>
  ),
  /** A ticket, and the steps next to it. */
  ticketAndSteps: () => (
    <Box sx={{ display: 'grid', gap: 6, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '380px minmax(0, 1fr)' } }}>
      <Skeleton variant="rounded" height={420} />
      <Box sx={{ display: 'grid', gap: 4, alignContent: 'start' }}>
        <Skeleton variant="rounded" height={180} />
        <Skeleton variant="rounded" height={300} />
      </Box>
    </Box>
  ),
  /** Stacked fields. */
  form: () => (
    <Box sx={{ display: 'grid', gap: 5, maxWidth: 640 }}>
      {times(5).map((index) => (
        <div key={index}>
          <Skeleton variant="text" width={120} />
          <Skeleton variant="rounded" height={44} />
        </div>
      ))}
    </Box>
  ),
  /** Tiles with a figure each, and a chart. */
  figures: () => (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr 1fr', lg: 'repeat(3, 1fr)' } }}>
      {times(6).map((index) => (
        <Skeleton key={index} variant="rounded" height={116} />
      ))}
      <Skeleton variant="rounded" height={340} sx={{ gridColumn: '1 / -1' }} />
    </Box>
  ),
  rows: ({ count }: { count: number }) => (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {times(count).map((index) => (
        <Skeleton key={index} variant="rounded" height={56} />
      ))}
    </Box>
  ),
  /** A board: columns of cards. */
  columns: ({ count }: { count: number }) => (
    <Box
      sx={{ display: 'grid', gap: 3, overflow: 'hidden', gridTemplateColumns: `repeat(${count}, minmax(164px, 1fr))` }}
    >
      {times(count).map((index) => (
        <Skeleton key={index} variant="rounded" height={320} />
      ))}
    </Box>
  ),
} satisfies Record<string, (props: { count: number }) => ReactNode>;

/** A ticket's skeleton. */
export function TicketSkeleton() {
  return (
    <Card sx={{ p: 4, display: 'grid', gap: 3 }}>
      <Skeleton variant="rounded" height={6} />
      <Box sx={{ display: 'flex', gap: 3 }}>
        <Skeleton variant="circular" width={40} height={40} />
        <Box sx={{ flex: 1 }}>
          <Skeleton variant="text" width="70%" />
          <Skeleton variant="text" width="40%" />
        </Box>
      </Box>
      <Skeleton variant="rounded" height={72} />
    </Card>
  );
}

/** A section's skeleton: its heading and a few rows. */
export function SectionSkeleton() {
  return (
    <Box role="status" aria-label="Loading" sx={{ display: 'grid', gap: 4 }}>
      <Skeleton variant="rounded" width="min(220px, 60%)" height={28} />
      <Skeleton variant="rounded" width="min(420px, 90%)" height={20} />
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} variant="rounded" height={64} />
      ))}
    </Box>
  );
}
