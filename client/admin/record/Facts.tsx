import type { ReactNode } from 'react';
import { FactList } from '../../ui/FactList';

export type Fact = readonly [label: string, value: ReactNode];

/** What is known of a record, label beside value. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return <FactList facts={facts.map(([label, value]) => ({ label, value }))} sx={columns} />;
}

const columns = { gridTemplateColumns: 'minmax(112px, auto) 1fr', columnGap: 4, rowGap: 2 } as const;
