import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Suspense, lazy, useState } from 'react';
import { useMay } from '../staff/useMay';

const EditProfile = lazy(() => import('./EditProfile').then((module) => ({ default: module.EditProfile })));

/** Opens the form for what staff put right, where one's staff role allows it. */
export function ChangeProfile({ id }: { id: string }) {
  const [open, setOpen] = useState(false);
  const may = useMay();
  if (!may('influencer.change')) return null;
  if (!open)
    return (
      <Box>
        <Button variant="outlined" onClick={() => setOpen(true)}>
          Change the profile
        </Button>
      </Box>
    );
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
      <EditProfile id={id} onClose={() => setOpen(false)} />
    </Suspense>
  );
}
