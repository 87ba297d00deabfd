import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { HTMLAttributes, ReactNode } from 'react';
import { FilterLiveForm, TextInput } from 'react-admin';
import { useFilters } from './useFilters';

type FilterBarProps = { children?: ReactNode; tools?: ReactNode };

/** Search, the resource's own filters, and what can be done with the rows that they leave. */
export function FilterBar({ children, tools }: FilterBarProps) {
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'flex-end', justifyContent: 'space-between', mb: 4 }}
    >
      <FilterLiveForm formComponent={FilterForm}>
        <Box sx={{ flex: '2 1 220px', maxWidth: { sm: 320 } }}>
          <TextInput source="q" label="Search" type="search" helperText={false} fullWidth />
        </Box>
        {children}
        <ClearAll />
      </FilterLiveForm>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>{tools}</Box>
    </Box>
  );
}

function FilterForm(props: HTMLAttributes<HTMLFormElement>) {
  return (
    <Box
      component="form"
      role="search"
      {...props}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'flex-end', flex: '1 1 320px' }}
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
