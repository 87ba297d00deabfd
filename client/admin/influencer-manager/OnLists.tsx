import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router';
import { useInfluencerLists } from '../../api/influencer-lists';
import { paths } from '../../app/paths';
import { AddToList } from '../../ui/influencer-lists/AddToList';
import { useMay } from '../staff/useMay';

/** The lists that an influencer is on, and the way onto another. */
export function OnLists({ influencerId }: { influencerId: string }) {
  const { data: lists = [] } = useInfluencerLists({ influencerId });
  const [open, setOpen] = useState(false);
  const may = useMay();
  if (lists.length === 0 && !may('list.change')) return null;
  return (
    <Box component="section" aria-labelledby="lists-title" sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
      <Typography variant="h3" component="h2" id="lists-title">
        Lists
      </Typography>
      {lists.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Not on a list yet.
        </Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, pl: 5, typography: 'body2' }}>
          {lists.map(({ id, name }) => (
            <li key={id}>
              <Box component={Link} to={paths.admin.list(id)} sx={{ color: 'pass.primary' }}>
                {name}
              </Box>
            </li>
          ))}
        </Box>
      )}
      {may('list.change') && (
        <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
          Add to list
        </Button>
      )}
      {open && <AddToList influencerIds={[influencerId]} onClose={() => setOpen(false)} />}
    </Box>
  );
}
