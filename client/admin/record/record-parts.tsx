import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Avatar } from '../../ui/Avatar';
import { Subtitle } from '../../ui/Subtitle';
import { FactList } from '../../ui/FactList';

/** The drawer's accessible name is its record's title. */
export const recordTitleId = 'record-title';

type RecordHeaderProps = {
  title: string;
  subtitle?: ReactNode;
  /** A round picture on the left, or initials. Omitted for records without a picture. */
  picture?: string | null;
};

/** The record's title. */
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

/** A record's facts, as labels and values. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return <FactList facts={facts.map(([label, value]) => ({ label, value }))} sx={columns} />;
}

const columns = { gridTemplateColumns: 'minmax(112px, auto) 1fr', columnGap: 4, rowGap: 2 } as const;
