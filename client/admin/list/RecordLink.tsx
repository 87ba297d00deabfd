import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useCreatePath, useRecordContext, useResourceContext } from 'react-admin';
import { Link } from 'react-router';

/** A row's name as a link to its record, for the keyboard and for new tabs. The rows behind the drawer stay where they are. */
export function RecordLink({ children }: { children: ReactNode }) {
  const record = useRecordContext();
  const resource = useResourceContext();
  const createPath = useCreatePath();
  if (!record) return null;
  return (
    <Box
      component={Link}
      to={createPath({ resource, type: 'edit', id: record.id })}
      preventScrollReset
      onClick={(event) => event.stopPropagation()}
      sx={{ color: 'inherit', fontWeight: 600, textDecoration: 'none', '&:hover': { textDecoration: 'underline' } }}
    >
      {children}
    </Box>
  );
}
