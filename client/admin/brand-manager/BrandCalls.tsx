import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCallsOf } from '../../api/overview';
import { Fault } from '../../ui/Fault';
import { TitledPart } from '../../ui/TitledPart';
import { useMay } from '../staff/useMay';
import { BookCall, type Guest } from './BookCall';
import { CallRow } from './CallRow';

type BrandCallsProps = {
  brandId: string;
  /** Whom a call may be booked for, the likeliest first. */
  guests: readonly Guest[];
  /** A deleted brand is not called any more. */
  closed: boolean;
};

/** Booked calls with somebody of the brand; staff book, move and cancel them. */
export function BrandCalls({ brandId, guests, closed }: BrandCallsProps) {
  const { data, error } = useCallsOf(brandId);
  const mayBook = useMay()('call.book');
  return (
    <TitledPart title="Calls">
      <Fault>{error?.message}</Fault>
      {data?.items.length === 0 && <Typography variant="body2">No calls booked with this brand.</Typography>}
      <Box
        component="ul"
        aria-label="Calls"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3, typography: 'body2' }}
      >
        {data?.items.map((booked) => (
          <CallRow key={booked.id} call={booked} mayChange={mayBook} />
        ))}
      </Box>
      {mayBook && !closed && <BookCall brandId={brandId} guests={guests} />}
    </TitledPart>
  );
}
