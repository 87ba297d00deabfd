import { IconChevronDown } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useId, useState } from 'react';
import type { Party } from '../../api/reliability';
import { MarkList } from './MarkList';
import type { Figure } from './reliability-words';

/** One number; it opens the events that it was counted from. */
export function FigureRow({ of, figure: { kind, label, value } }: { of: Party; figure: Figure }) {
  const listId = useId();
  const [open, setOpen] = useState(false);
  return (
    <Box component="li" sx={{ borderTop: '1px dashed', borderColor: 'pass.lineStrong' }}>
      <ButtonBase
        onClick={() => setOpen(!open)}
        aria-expanded={open}
        aria-controls={listId}
        sx={{
          width: '100%',
          minHeight: 44,
          py: 2,
          gap: 3,
          justifyContent: 'space-between',
          textAlign: 'left',
          typography: 'body1',
        }}
      >
        <span>{label}</span>
        <Box
          component="span"
          className="tnum"
          sx={{ display: 'flex', gap: 2, alignItems: 'center', fontWeight: 600, flex: 'none' }}
        >
          {value}
          <Box
            component={IconChevronDown}
            size={20}
            stroke={1.75}
            aria-hidden
            sx={{ transform: open ? 'rotate(180deg)' : 'none' }}
          />
        </Box>
      </ButtonBase>
      <Box id={listId}>{open && <MarkList of={of} kind={kind} />}</Box>
    </Box>
  );
}
