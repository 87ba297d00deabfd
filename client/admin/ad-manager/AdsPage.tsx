import { IconPlus } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDeferredValue, useState } from 'react';
import { adStates } from '../../../server/contract/rules/ads';
import { type StaffAd, useStaffAds } from '../../api/ads';
import { EmptyState } from '../../ui/EmptyState';
import { Fault } from '../../ui/Fault';
import { PageHeader } from '../../ui/PageHeader';
import { PageSkeleton } from '../../ui/skeletons';
import { TextField } from '../../ui/TextField';
import { useMay } from '../staff/useMay';
import { AdDialog } from './AdDialog';
import { AdRow } from './AdRow';

/** Our promotions in the influencers' feed: each ad's preview, schedule, targets and results. */
export function AdsPage() {
  const [q, setQ] = useState('');
  const [state, setState] = useState('');
  const [editing, setEditing] = useState<StaffAd | 'new' | null>(null);
  const mayChange = useMay()('ad.change');
  const { data, error } = useStaffAds({ q: useDeferredValue(q).trim(), state });
  const narrowed = q.trim() !== '' || state !== '';
  return (
    <>
      <PageHeader
        title="Ads"
        lead="Promotions that influencers see between offers in their feed."
        action={
          mayChange && (
            <Button
              variant="contained"
              startIcon={<IconPlus size={20} stroke={1.75} />}
              onClick={() => setEditing('new')}
            >
              New ad
            </Button>
          )
        }
      />
      <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mb: 5 }}>
        <TextField
          label="Search"
          type="search"
          value={q}
          onChange={({ target }) => setQ(target.value)}
          sx={{ flex: '2 1 200px', maxWidth: { sm: 320 } }}
        />
        <TextField
          select
          label="State"
          value={state}
          onChange={({ target }) => setState(target.value)}
          sx={{ flex: '1 1 140px', maxWidth: { sm: 200 } }}
        >
          <option value="">All</option>
          {adStates.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </TextField>
      </Box>
      <Fault>{error?.message}</Fault>
      {!data && !error && <PageSkeleton tickets={2} />}
      {data?.length === 0 &&
        (narrowed ? (
          <EmptyState
            title="No ads match these filters"
            action={
              <Button
                onClick={() => {
                  setQ('');
                  setState('');
                }}
              >
                Show all ads
              </Button>
            }
          />
        ) : (
          <EmptyState title="No ads yet">Place the first one with “New ad”.</EmptyState>
        ))}
      <Box component="ul" aria-label="Ads" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 5 }}>
        {data?.map((ad) => (
          <li key={ad.id}>
            <AdRow ad={ad} mayChange={mayChange} onEdit={() => setEditing(ad)} />
          </li>
        ))}
      </Box>
      {editing && <AdDialog ad={editing === 'new' ? undefined : editing} onClose={() => setEditing(null)} />}
    </>
  );
}
