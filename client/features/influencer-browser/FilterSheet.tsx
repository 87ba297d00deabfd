import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { hasWords } from '../../../server/contract/rules/has-words';
import { filterGroups, offeredFilterNames, influencerFilters } from '../../../server/contract/rules/influencer-filters';
import { DialogDrawer, DrawerTitle, FilterFoot } from '../../ui/DialogDrawer';
import { TextInput } from '../../ui/TextInput';
import type { Facets } from './browser-api';
import { type BrowserFilter, countChosen, type FilterName, listNamed } from './browser-filter';
import { FilterList } from './FilterList';

type FilterSheetProps = {
  open: boolean;
  /** The initially expanded list. */
  at: FilterName | null;
  filter: BrowserFilter;
  facets: Facets | undefined;
  onChange: (filter: BrowserFilter) => void;
  onClose: () => void;
};

const groups: readonly { label: string; names: readonly FilterName[] }[] = [
  ...filterGroups.map(({ id, label }) => ({
    label,
    names: offeredFilterNames.filter((name) => influencerFilters[name].group === id),
  })),
  { label: 'Safety', names: ['exclude'] },
];

/** Whether a list, or an option in it, contains this text. */
const has = (name: FilterName, letters: string): boolean => {
  const { label, options } = listNamed(name);
  return [label, ...options.map((option) => option.label)].some((text) => hasWords(text, letters));
};

/** All lists, grouped and searchable. A choice applies at once. */
export function FilterSheet({ open, at, filter, facets, onChange, onClose }: FilterSheetProps) {
  const titleId = useId();
  const [sought, setSought] = useState('');
  const letters = sought.trim();
  const shown = groups
    .map(({ label, names }) => ({ label, names: names.filter((name) => has(name, letters)) }))
    .filter(({ names }) => names.length > 0);
  return (
    <DialogDrawer
      open={open}
      onClose={onClose}
      titleId={titleId}
      paper={{ width: 420, maxWidth: '100vw', display: 'flex', flexDirection: 'column' }}
    >
      <Box sx={{ p: 5, pb: 4, borderBottom: '1px solid', borderColor: 'divider', display: 'grid', gap: 3 }}>
        <DrawerTitle id={titleId} closeLabel="Close the filters" onClose={onClose}>
          All filters
        </DrawerTitle>
        <TextInput
          label="Find a filter"
          type="search"
          value={sought}
          onChange={setSought}
          placeholder="Brunch, drone, Leeds…"
        />
      </Box>
      <Box sx={{ flex: 1, overflowY: 'auto', px: 5, pb: 5 }}>
        {shown.length === 0 && <Typography sx={{ mt: 5 }}>No filters match.</Typography>}
        {shown.map(({ label, names }) => (
          <Box key={label} component="section" aria-label={label} sx={{ mt: 5 }}>
            <Typography variant="subtitle2" component="h3" sx={{ color: 'text.secondary', mb: 1 }}>
              {label}
            </Typography>
            {names.map((name) => (
              <FilterList
                key={`${name}-${at ?? ''}`}
                name={name}
                letters={letters}
                startsOpen={name === at}
                filter={filter}
                facets={name === 'exclude' ? undefined : facets}
                onChange={onChange}
              />
            ))}
          </Box>
        ))}
      </Box>
      <FilterFoot
        onClear={countChosen(filter) === 0 ? undefined : () => onChange({ ...filter, chosen: {} })}
        onDone={onClose}
      >
        {facets ? resultsInWords(facets) : 'Show results'}
      </FilterFoot>
    </DialogDrawer>
  );
}

const resultsInWords = ({ total, exact }: Facets): string =>
  `Show ${exact ? '' : 'about '}${total.toLocaleString('en-GB')} ${total === 1 ? 'result' : 'results'}`;
