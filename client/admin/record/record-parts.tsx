import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Avatar } from '../../ui/Avatar';
import { Subtitle } from '../../ui/Subtitle';
import { FactList } from '../../ui/FactList';

/** Names the drawer after the record that is in it. */
export const recordTitleId = 'record-title';

type RecordHeaderProps = {
  title: string;
  subtitle?: ReactNode;
  /** Shown round at the left; initials where there is none. Left out for what has no face. */
  picture?: string | null;
};

/** Who or what the record is. */
export function RecordHeader({ title, subtitle, picture }: RecordHeaderProps) {
  return (
    <Box sx={{ display: 'flex', gap: 4, alignItems: 'center', pt: 4 }}>
      {picture !== undefined && <Avatar filePath={picture} name={title} size={56} />}
      <Box sx={{ minWidth: 0 }}>
        <Typography id={recordTitleId} variant="h2">
          {title}
        </Typography>
        {subtitle && <Subtitle>{subtitle}</Subtitle>}
      </Box>
    </Box>
  );
}

export type Fact = readonly [label: string, value: ReactNode];

/** What is known of a record, label beside value. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return <FactList facts={facts.map(([label, value]) => ({ label, value }))} sx={columns} />;
}

const columns = { gridTemplateColumns: 'minmax(112px, auto) 1fr', columnGap: 4, rowGap: 2 } as const;
