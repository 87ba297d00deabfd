import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { HTMLAttributes, ReactNode } from 'react';
import { FilterLiveForm, TextInput } from 'react-admin';
import { useFilters } from './useFilters';

/** Search, and the resource's own filters. */
export function FilterBar({ children }: { children?: ReactNode }) {
  return (
    <FilterLiveForm formComponent={FilterForm}>
      <Box sx={{ flex: '2 1 220px', maxWidth: { sm: 320 } }}>
        <TextInput source="q" label="Search" type="search" helperText={false} fullWidth />
      </Box>
      {children}
      <ClearAll />
    </FilterLiveForm>
  );
}

function FilterForm(props: HTMLAttributes<HTMLFormElement>) {
  return (
    <Box
      component="form"
      role="search"
      {...props}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'flex-end', mb: 4 }}
    />
  );
}

function ClearAll() {
  const { applied, clear } = useFilters();
  if (Object.keys(applied).length === 0) return null;
  return (
    <Button size="small" onClick={clear}>
      Clear all
    </Button>
  );
}
