import Typography from '@mui/material/Typography';
import { useCollabCost } from '../../api/collabs';
import { productNow } from '../../api/clock';
import { exactTime } from '../../ui/RelativeTime';
import { useReader } from './reader';

/** What becomes of the brand's credit when it cancels now; nothing for others. */
export function CreditOnCancel({ id }: { id: string }) {
  const isBrand = useReader() === 'brand';
  const { data } = useCollabCost(id, { enabled: isBrand });
  if (!isBrand || data?.taken?.state !== 'spent') return null;
  return <Typography sx={{ mb: 4, fontWeight: 550 }}>{wordsFor(data.returnsUntil, productNow())}</Typography>;
}

function wordsFor(returnsUntil: string | null, now: Date): string {
  if (returnsUntil === null) return 'Your credit comes back.';
  return now <= new Date(returnsUntil)
    ? `Your credit comes back, as you cancel before ${exactTime(returnsUntil)}.`
    : 'Your credit does not come back: that ends 48 hours before the visit.';
}
