import { IconX } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useState } from 'react';
import { browserLimits } from '../../../server/contract/rules/influencer-filters';
import { Fault } from '../../ui/Fault';
import { IconAction } from '../../ui/IconAction';
import { SubmitButton } from '../../ui/SubmitButton';
import { TextInput } from '../../ui/TextInput';
import { toast } from '../../ui/toast';
import { type SavedSearch, useChangeSearches } from './browser-api';
import { appliedFilters, type BrowserFilter, isNarrowed } from './browser-filter';
import { SavedSearchRow } from './SavedSearchRow';

type SavedSearchesDialogProps = {
  filter: BrowserFilter;
  searches: readonly SavedSearch[];
  open: boolean;
  onClose: () => void;
};

/** Saves the current search under a name, and opens, renames or removes saved ones. */
export default function SavedSearchesDialog({ filter, searches, open, onClose }: SavedSearchesDialogProps) {
  const titleId = useId();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId} sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
        Saved searches
        <IconAction icon={IconX} label="Close" onClick={onClose} />
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', alignContent: 'start', gap: 6 }}>
        {isNarrowed(filter) ? (
          <KeepForm filter={filter} />
        ) : (
          <Typography sx={{ color: 'text.secondary' }}>
            Choose some filters first. Then you can save them here by name, for everyone on your team.
          </Typography>
        )}
        {searches.length > 0 && (
          <Box component="ul" aria-label="Your searches" sx={{ listStyle: 'none', p: 0, m: 0 }}>
            {searches.map((search) => (
              <SavedSearchRow key={search.id} search={search} onOpened={onClose} />
            ))}
          </Box>
        )}
      </DialogContent>
    </Dialog>
  );
}

function KeepForm({ filter }: { filter: BrowserFilter }) {
  const [name, setName] = useState('');
  const change = useChangeSearches();
  const words = [...(filter.text ? [`“${filter.text}”`] : []), ...appliedFilters(filter).map(({ label }) => label)];
  const { error } = change;
  const keep = (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim()) return;
    change.mutate(
      { kind: 'keep', name: name.trim(), filter },
      {
        onSuccess: () => {
          setName('');
          toast.success('Search saved.');
        },
      },
    );
  };
  return (
    <Box component="form" onSubmit={keep} sx={{ display: 'grid', gap: 3 }}>
      <TextInput
        label="Name of this search"
        value={name}
        onChange={setName}
        maxLength={browserLimits.savedSearchName}
        hint={words.join(', ')}
        fault={error?.fieldErrors.name}
        required
      />
      <Fault>{error && !error.fieldErrors.name ? error.message : null}</Fault>
      <Box>
        <SubmitButton busy={change.isPending}>Save this search</SubmitButton>
      </Box>
    </Box>
  );
}
