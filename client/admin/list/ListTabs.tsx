import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useGetList, useListContext } from 'react-admin';

/** A subset of the list: rows that match this filter. */
type PartTab = Readonly<{ source: string; label: string }>;

/** A tab with something other than the list. */
export type OtherTab = Readonly<{
  label: string;
  total: number | undefined;
  chosen: boolean;
  onChoose: () => void;
  /** Back to the list, with this filter. */
  onLeave: (filter: Filter) => void;
}>;

type Filter = Readonly<Record<string, unknown>>;

type ListTabsProps = {
  /** The tabs' accessible name. */
  label: string;
  /** The tab without any subset's filters. */
  first: string;
  parts: readonly PartTab[];
  /** Between the first tab and the subsets. */
  others?: readonly OtherTab[];
};

const counted = new Intl.NumberFormat('en-GB');
const named = (label: string, total: number | undefined): string =>
  total === undefined ? label : `${label} (${counted.format(total)})`;

/** Views of one list, each with its count, kept in the URL like any other filter. */
export function ListTabs({ label, first, parts, others = [] }: ListTabsProps) {
  const list = useListContext();
  const values = Object.entries(list.filterValues as Filter);
  const rest = Object.fromEntries(values.filter(([name]) => !parts.some(({ source }) => source === name)));
  const isOn = ({ source }: PartTab) => values.some(([name, value]) => name === source && String(value) === 'true');
  const chosen = parts.find(isOn)?.label ?? first;
  const other = others.find((tab) => tab.chosen);
  const own = (name: string, filter: Filter) => ({
    name,
    shown: <Counted label={name} filter={filter} isShown={name === chosen} />,
    choose: () => (other ? other.onLeave(filter) : list.setFilters(filter, {})),
  });
  const tabs = [
    own(first, rest),
    ...others.map(({ label: name, total, onChoose }) => ({ name, shown: named(name, total), choose: onChoose })),
    ...parts.map(({ source, label: name }) => own(name, { ...rest, [source]: true })),
  ];
  return (
    <Tabs
      aria-label={label}
      value={other?.label ?? chosen}
      onChange={(_, name: string) => tabs.find((tab) => tab.name === name)?.choose()}
      variant="scrollable"
    >
      {tabs.map(({ name, shown }) => (
        <Tab key={name} value={name} label={shown} />
      ))}
    </Tabs>
  );
}

/** The current list already has its count. */
function Counted({ label, filter, isShown }: { label: string; filter: Filter; isShown: boolean }) {
  const list = useListContext();
  const counts = { filter, pagination: { page: 1, perPage: 1 } };
  const { total } = useGetList(list.resource, counts, { enabled: !isShown });
  return named(label, isShown ? list.total : total);
}
