import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/EmptyState';
import { useFilters } from './useFilters';

type NoRowsProps = {
  /** What there would be: "brands". */
  what: string;
  /** Where there are none at all: how the first one comes. */
  children: ReactNode;
};

/** No row is left, by the filters or from the start. */
export function NoRows({ what, children }: NoRowsProps) {
  const { applied, clear } = useFilters();
  const filtered = Object.keys(applied).length > 0;
  return filtered ? (
    <EmptyState title={`No ${what} match these filters`} action={<Button onClick={clear}>Show all {what}</Button>} />
  ) : (
    <EmptyState title={`There are no ${what} yet`}>{children}</EmptyState>
  );
}
