import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import { useLocation, useNavigate, useParams } from 'react-router';
import { DialogDrawer } from '../../../ui/DialogDrawer';
import { Fault } from '../../../ui/Fault';
import { Heart } from '../../../ui/SaveButton';
import { IconAction } from '../../../ui/IconAction';
import { SectionSkeleton } from '../../../ui/skeletons';
import { sheetQuery } from '../browser-api';
import { useSaved } from '../use-saved';
import { PersonSheet } from './PersonSheet';

const titleId = 'person-drawer-title';

/** Everything that a brand can see about one influencer, over the page it came from; full-screen on phones. */
export function PersonDrawer() {
  const { person = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { data, error } = useQuery(sheetQuery(person));
  const { saved, save } = useSaved();
  const close = () => void navigate({ pathname: '..', search }, { preventScrollReset: true });
  return (
    <DialogDrawer
      anchor="right"
      open
      onClose={close}
      titleId={data && titleId}
      label="Influencer"
      paper={{ width: { xs: '100%', sm: 640 }, bgcolor: 'background.default' }}
    >
      <Box
        sx={{
          p: { xs: 4, sm: 6 },
          pt: { xs: 2, sm: 3 },
          display: 'grid',
          gap: 4,
          gridTemplateColumns: 'minmax(0, 1fr)',
        }}
      >
        <Box sx={{ justifySelf: 'end', mr: -2, display: 'flex', gap: 1 }}>
          {data && saved && (
            <Heart
              what={data.name}
              saved={saved.has(data.id)}
              onPress={() => save({ id: data.id, name: data.name, keep: !saved.has(data.id) })}
            />
          )}
          <IconAction icon={IconX} label="Close" onClick={close} />
        </Box>
        <Fault>{error?.message}</Fault>
        {!data && !error && <SectionSkeleton />}
        {data && <PersonSheet key={person} person={data} titleId={titleId} />}
      </Box>
    </DialogDrawer>
  );
}
