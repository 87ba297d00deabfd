import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { deliverableTypes } from '../../../server/contract/lists/collab';
import { type ContentFilter, rightsStates } from '../../api/content';
import { NativeChoice } from '../../ui/NativeChoice';
import { TextField } from '../../ui/TextField';
import { useTypedText } from '../../ui/use-typed-text';

type ContentFiltersProps = { filter: ContentFilter; onChange: (filter: ContentFilter) => void };

/** Narrows the library at once. */
export function ContentFilters({ filter, onChange }: ContentFiltersProps) {
  const [typed, type] = useTypedText(filter.text, (text) => onChange({ ...filter, text }));
  return (
    <Box
      role="search"
      aria-label="Filter the content"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'flex-end', mb: 6 }}
    >
      <TextField
        label="Search"
        type="search"
        value={typed}
        onChange={(event) => type(event.target.value)}
        placeholder="Creator, offer or caption"
        slotProps={{ htmlInput: { maxLength: 100 } }}
        sx={{ flex: { xs: '1 1 100%', sm: '0 1 280px' } }}
      />
      <NativeChoice
        label="Type"
        all="All types"
        options={deliverableTypes}
        value={filter.type}
        onChange={(chosen) => onChange({ ...filter, type: chosen })}
      />
      <NativeChoice
        label="Usage rights"
        all="Any"
        options={rightsStates}
        value={filter.rights}
        onChange={(chosen) => onChange({ ...filter, rights: chosen })}
      />
      {Object.values(filter).some(Boolean) && (
        <Button onClick={() => onChange({ type: '', rights: '', text: '' })}>Clear all</Button>
      )}
    </Box>
  );
}
