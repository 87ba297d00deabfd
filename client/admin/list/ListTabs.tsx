import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useListContext } from 'react-admin';

type ListTabsProps = {
  /** What the tabs are called together. */
  label: string;
  /** The filter that the second tab sets to true. */
  source: string;
  first: string;
  second: string;
};

/** Two views of one list, kept in the address like any other filter. */
export function ListTabs({ label, source, first, second }: ListTabsProps) {
  const list = useListContext();
  const { [source]: chosen, ...others } = list.filterValues as Record<string, unknown>;
  const isSecond = String(chosen) === 'true';
  return (
    <Tabs
      aria-label={label}
      value={isSecond ? 1 : 0}
      onChange={(_, place: number) => list.setFilters(place === 1 ? { ...others, [source]: true } : others, {})}
      sx={{ mb: 4, borderBottom: 1, borderColor: 'divider' }}
    >
      <Tab label={first} />
      <Tab label={second} />
    </Tabs>
  );
}
