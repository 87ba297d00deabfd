import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Box } from './elements';
import type { Sx } from './sx';

type FoldProps = {
  /** The summary; clicking it opens and closes the section. */
  summary: ReactNode;
  /** How the summary looks. */
  sx?: Sx;
  children: ReactNode;
};

/** A disclosure with our arrow instead of the browser's triangle. */
export function Fold({ summary, sx, children }: FoldProps) {
  return (
    <Box component="details" sx={{ '&[open] > summary > svg': { transform: 'rotate(180deg)' } }}>
      <Box component="summary" sx={{ ...row, ...sx }}>
        {summary}
        <IconChevronDown size={20} stroke={1.75} aria-hidden />
      </Box>
      {children}
    </Box>
  );
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 44,
  cursor: 'pointer',
  borderRadius: '6px',
  '&::-webkit-details-marker': { display: 'none' },
  '& > svg': { flex: 'none', color: 'text.secondary', transition: 'transform 120ms' },
} as const;

/** Points down, and up when its section is open. */
export function FoldArrow({ open }: { open: boolean }) {
  const sx = { transform: open ? 'rotate(180deg)' : 'none', transition: 'transform 120ms' };
  return <Box component={IconChevronDown} size={20} stroke={1.75} aria-hidden sx={sx} />;
}
