import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Suspense, lazy, useState } from 'react';
import { useGifts } from '../../api/gifts';
import { Meter } from '../../ui/Meter';
import { Money } from '../../ui/Money';

const GiftStatementDialog = lazy(() =>
  import('./GiftStatementDialog').then((module) => ({ default: module.GiftStatementDialog })),
);

/** The retail value of what was received in this tax year, and the way to the statement. */
export function ValueReceived({ influencerId }: { influencerId: string }) {
  const [open, setOpen] = useState(false);
  const { data, isPending, error } = useGifts(influencerId);
  return (
    <Card component="section" aria-label="Value received" aria-busy={isPending} sx={{ p: 4, minHeight: 190 }}>
      <Typography variant="subtitle2" component="h2" sx={{ color: 'text.secondary' }}>
        {data ? `Value received, tax year ${data.taxYear.name}` : 'Value received'}
      </Typography>
      {error && <Typography variant="body2">{error.message}</Typography>}
      {data && (
        <>
          <Typography variant="h1" component="p" sx={{ mb: 1 }}>
            <Money pence={data.totalPence} />
          </Typography>
          <Meter label="Towards the £1,000 threshold" value={data.totalPence} max={data.markPence} />
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
            Retail value, counted from the visit. The <Money pence={data.markPence} /> threshold threshold is explained
            in the statement.
          </Typography>
          <Button size="small" onClick={() => setOpen(true)} sx={{ mt: 2, ml: -3 }}>
            Statement
          </Button>
        </>
      )}
      {open && data && (
        <Suspense fallback={null}>
          <GiftStatementDialog influencerId={influencerId} present={data} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}
