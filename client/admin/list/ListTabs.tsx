import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useGetList, useListContext } from 'react-admin';

type ListTabsProps = {
  /** What the tabs are called together. */
  label: string;
  /** The filter that the second tab sets to true. */
  source: string;
  first: string;
  second: string;
  /** More tabs between the two, which show something else than the list. */
  others?: readonly OtherTab[];
};

export type OtherTab = Readonly<{
  label: string;
  total: number | undefined;
  chosen: boolean;
  onChoose: () => void;
  /** Back to the list, as this filter leaves it. */
  onLeave: (filter: Readonly<Record<string, unknown>>) => void;
}>;

const counted = new Intl.NumberFormat('en-GB');
const named = (label: string, total: number | undefined): string =>
  total === undefined ? label : `${label} (${counted.format(total)})`;

/** Two views of one list, each with how many it holds, kept in the address like any other filter. */
export function ListTabs({ label, source, first, second, others = [] }: ListTabsProps) {
  const list = useListContext();
  const { [source]: chosen, ...rest } = list.filterValues as Record<string, unknown>;
  const isSecond = String(chosen) === 'true';
  const filters = [rest, { ...rest, [source]: true }] as const;
  const { total: elsewhere } = useGetList(list.resource, {
    filter: filters[isSecond ? 0 : 1],
    pagination: { page: 1, perPage: 1 },
  });
  const totals = isSecond ? [elsewhere, list.total] : [list.total, elsewhere];
  const other = others.findIndex((tab) => tab.chosen);
  const choose = (place: number) => {
    const filter = filters[place];
    if (!filter) others[place - 2]?.onChoose();
    else if (others[other]) others[other].onLeave(filter);
    else list.setFilters(filter, {});
  };
  return (
    <Tabs
      aria-label={label}
      value={other < 0 ? Number(isSecond) : other + 2}
      onChange={(_, place: number) => choose(place)}
      variant="scrollable"
    >
      <Tab value={0} label={named(first, totals[0])} />
      {others.map(({ label: words, total }, place) => (
        <Tab key={words} value={place + 2} label={named(words, total)} />
      ))}
      <Tab value={1} label={named(second, totals[1])} />
    </Tabs>
  );
}
