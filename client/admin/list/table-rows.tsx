import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ComponentProps, type ReactNode, Suspense, useCallback, useDeferredValue, useState } from 'react';
import {
  DataTableBody,
  type DataTableBodyProps,
  DataTableDataContext,
  type RaRecord,
  type RowClickFunction,
  type SimpleListProps,
  useDataTableDataContext,
  useListContext,
  useRecordContext,
  useResourceContext,
} from 'react-admin';
import { Link, NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { latePart } from '../../app/theme/with-mui';
import { EmptyState } from '../../ui/EmptyState';
import { PageSkeleton } from '../../ui/skeletons';
import { useAddressInList } from '../record/useOpenId';
import { useFilters } from './useFilters';
import type { CheckboxProps } from '@mui/material/Checkbox';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import { type Theme, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/**
 * A row's name as a link to its record, for the keyboard and for new tabs. The list behind the drawer keeps its
 * position.
 */
export function RecordLink({ children }: { children: ReactNode }) {
  const record = useRecordContext();
  const resource = useResourceContext();
  const addressInList = useAddressInList();
  if (!record) return null;
  return (
    <Box
      component={Link}
      to={addressInList(resource, record.id)}
      preventScrollReset
      onClick={(event) => event.stopPropagation()}
      sx={{ color: 'inherit', fontWeight: 600, textDecoration: 'none', '&:hover': { textDecoration: 'underline' } }}
    >
      {children}
    </Box>
  );
}

type NoRowsProps = {
  /** The plural noun: "brands". */
  what: string;
  /** If there are none at all: how the first one is created. */
  children: ReactNode;
};

/** No rows, because of the filters or at all. */
export function NoRows({ what, children }: NoRowsProps) {
  const { applied, clear } = useFilters();
  const filtered = Object.keys(applied).length > 0;
  return filtered ? (
    <EmptyState title={`No ${what} match these filters`} action={<Button onClick={clear}>Show all {what}</Button>} />
  ) : (
    <EmptyState title={`No ${what} yet`}>{children}</EmptyState>
  );
}

const SimpleRows = latePart(() => import('./SimpleRows').then((module) => module.default));

/** The text on the right of a row, in the same colour as the rest. */
const aside = { opacity: 1, color: 'text.secondary', typography: 'body2', lineHeight: 'inherit', pl: 3 } as const;

/** A row in two lines, for phones; not loaded in wide windows. */
export function PhoneRows<Row extends RaRecord>(props: SimpleListProps<Row>) {
  return (
    <Suspense fallback={<PageSkeleton shape="rows" tickets={8} bare />}>
      <SimpleRows {...(props as SimpleListProps)} sx={{ '& .RaSimpleList-tertiary': aside }} />
    </Suspense>
  );
}

/** A click anywhere on a row opens its record, and keeps the list's position. */
export function useOpenRecord(): RowClickFunction {
  const navigate = useNavigate();
  const addressInList = useAddressInList();
  return useCallback(
    (id, resource) => {
      void navigate(addressInList(resource, id), { preventScrollReset: true });
      return false;
    },
    [navigate, addressInList],
  );
}

/** react-admin puts the checkbox's name on its wrapper, where screen readers miss it; here it is on the checkbox. */
const defaultProps: Partial<CheckboxProps> = {
  slotProps: {
    root: { 'aria-label': undefined },
    input: (tick: CheckboxProps) => ({ 'aria-label': tick['aria-label'] }),
  },
};

/** Tables with selectable rows. */
export function NamedTicks({ children }: { children: ReactNode }) {
  const { components } = useTheme();
  // It also accepts the theme's component settings; only its types use an older form.
  const value = { ...components, MuiCheckbox: { defaultProps } } as ComponentProps<
    typeof DefaultPropsProvider
  >['value'];
  return <DefaultPropsProvider value={value}>{children}</DefaultPropsProvider>;
}

/** About as many as a window shows. */
const mostInView = 15;

/**
 * The rows in view come first, and the others right after them: drawing fifty takes a slow computer a second. A list that
 * someone comes back to is drawn whole, so that it can be where it was.
 */
export function RowsInViewFirst(props: DataTableBodyProps) {
  const rows = useDataTableDataContext();
  const isOpened = useLocation().key === 'default'; // by its address
  const isComeBackTo = useNavigationType() === NavigationType.Pop && !isOpened;
  const drawn = useDeferredValue(rows, isComeBackTo ? rows : rows?.slice(0, mostInView));
  return (
    <DataTableDataContext value={drawn}>
      <DataTableBody {...props} />
    </DataTableDataContext>
  );
}

/** Actions on selected rows: loaded with the first selection, and kept mounted. */
export function WhenTicked({ children }: { children: ReactNode }) {
  const { selectedIds } = useListContext();
  const [wanted, setWanted] = useState(false);
  if (selectedIds.length > 0 && !wanted) setWanted(true);
  return wanted && <Suspense fallback={null}>{children}</Suspense>;
}

/** Phones get a list instead of a table. */
export const usePhone = (): boolean => useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
