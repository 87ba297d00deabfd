import { useQuery } from '@tanstack/react-query';
import { call, type ProblemError } from '../../api/client';
import type { components } from '../../api/schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { type KeyboardEvent, useDeferredValue, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../app/paths';
import { Fault } from '../../ui/Fault';
import { TextField } from '../../ui/TextField';

type FoundList = components['schemas']['FoundList'];
type Found = FoundList['items'][number];

/** A few of each kind whose names contain all the words; empty without any. */
const useSearch = (q: string) =>
  useQuery<FoundList, ProblemError>({
    queryKey: ['staff-search', q],
    queryFn: ({ signal }) => call('GET /api/v1/admin/search', { query: { q }, signal }),
    enabled: q !== '',
    placeholderData: (before) => (q === '' ? undefined : before),
  });

const kinds: Record<Found['kind'], Readonly<{ label: string; addressOf: (id: string) => string }>> = {
  brand: { label: 'Brand', addressOf: (id) => `${paths.admin.brands}/${id}` },
  influencer: { label: 'Influencer', addressOf: (id) => `${paths.admin.influencers}/${id}` },
  user: { label: 'User', addressOf: (id) => `${paths.admin.users}/${id}` },
  collab: { label: 'Collab', addressOf: paths.admin.collab },
  offer: { label: 'Offer', addressOf: paths.influencer.offer },
};

/** Searches for a brand, influencer, person, Collab or offer by name; arrows select, Enter opens. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const q = useDeferredValue(typed).trim();
  const { data, error } = useSearch(q);
  const navigate = useNavigate();
  const listId = useId();
  const items = data?.items ?? [];
  const place = Math.min(chosen, items.length - 1);
  const open = ({ kind, id }: Found) => {
    onClose();
    void navigate(kinds[kind].addressOf(id));
  };
  const onKey = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    const found = items[place];
    if (step !== undefined && items.length > 0) {
      event.preventDefault();
      setChosen((place + step + items.length) % items.length);
    } else if (event.key === 'Enter' && found) open(found);
  };
  const idOf = (index: number) => `${listId}-${index}`;
  const combobox = {
    role: 'combobox',
    'aria-expanded': items.length > 0,
    'aria-controls': listId,
    'aria-activedescendant': items.length > 0 ? idOf(place) : undefined,
    onKeyDown: onKey,
  };
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-label="Search everything"
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <Box sx={{ p: 4, display: 'grid', gap: 3 }}>
        <TextField
          label="Search everything"
          helperText="Brands, influencers, users, Collabs and offers, by name, email, @handle or profile address."
          autoFocus
          autoComplete="off"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setChosen(0);
          }}
          slotProps={{ htmlInput: combobox }}
        />
        <Fault>{error?.message}</Fault>
        <Box role="status" sx={{ typography: 'body2', color: 'text.secondary' }}>
          {q !== '' && data && (items.length === 0 ? 'No results.' : `${items.length} found`)}
        </Box>
        <Box component="ul" role="listbox" id={listId} aria-label="Found" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {items.map((found, index) => (
            <Box
              component="li"
              key={`${found.kind} ${found.id}`}
              id={idOf(index)}
              role="option"
              aria-selected={index === place}
              onClick={() => open(found)}
              sx={{
                display: 'flex',
                gap: 3,
                alignItems: 'baseline',
                p: 2,
                borderRadius: '6px',
                cursor: 'pointer',
                bgcolor: index === place ? 'pass.primarySoft' : undefined,
                '&:hover': { bgcolor: 'pass.sunken' },
              }}
            >
              <Box component="span" sx={{ flex: '0 0 84px', typography: 'body2', color: 'text.secondary' }}>
                {kinds[found.kind].label}
              </Box>
              <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                <Box component="span" sx={{ fontWeight: 600 }}>
                  {found.title}
                </Box>{' '}
                <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
                  {found.detail}
                </Box>
              </Box>
            </Box>
          ))}
        </Box>
        <Button onClick={onClose} sx={{ display: { sm: 'none' }, justifySelf: 'center' }}>
          Close
        </Button>
      </Box>
    </Dialog>
  );
}
