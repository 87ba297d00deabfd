import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { type Collab, useBlockingCollab } from '../api/collabs';
import { paths } from '../app/paths';
import { lazyWithMui } from '../app/theme/with-mui';
import type { RequestedOffer } from './RequestDialog';
import { Box, Button, Typography } from './elements';

const RequestDialog = lazyWithMui(() => import('./RequestDialog').then((module) => module.default));

/**
 * Requests an offer, with a message to the brand. The dialog is lazily loaded. A creator who owes content is redirected
 * to it.
 */
export function RequestButton({ offer }: { offer: RequestedOffer }) {
  const [open, setOpen] = useState<boolean>();
  const blocking = useBlockingCollab();
  if (blocking) return <OwedFirst collab={blocking} />;
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        Request
      </Button>
      <Suspense fallback={null}>
        {open !== undefined && <RequestDialog offer={offer} open={open} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}

/** Above a list of offers: why none can be requested now. Absent unless overdue content blocks requests. */
export function RequestsBlocked() {
  const blocking = useBlockingCollab();
  return (
    blocking && (
      <Box sx={{ p: 4, mb: 5, borderRadius: '6px', bgcolor: 'pass.sunken' }}>
        <OwedFirst collab={blocking} />
      </Box>
    )
  );
}

/** Why nothing can be requested now, and a link to what is owed. */
function OwedFirst({ collab: { id, brand, owed } }: { collab: Collab }) {
  return (
    <div>
      <Button component={Link} to={paths.collab(id)} variant="contained">
        Add your late content first
      </Button>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        You owe {brand.name} {owed?.inWords}, more than 7 days late. You can request again once it’s published.
      </Typography>
    </div>
  );
}
