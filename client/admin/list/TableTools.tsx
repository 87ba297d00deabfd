import Button from '@mui/material/Button';
import { IconDownload } from '@tabler/icons-react';
import { ColumnsButton, useListContext } from 'react-admin';
import { useFilters } from './useFilters';
import { usePhone } from './table-rows';

/** Which columns to show (for a table), and the rows as a file. */
export function TableTools({ columns = true }: { columns?: boolean }) {
  const phone = usePhone();
  return (
    <>
      {columns && !phone && <ColumnsButton />}
      <ExportButton />
    </>
  );
}

/** Downloads exactly the filtered rows, in order, however many there are. The server writes the file. */
function ExportButton() {
  const { resource, sort, total } = useListContext();
  const { applied } = useFilters();
  const query = new URLSearchParams({
    sort: JSON.stringify([sort.field, sort.order]),
    filter: JSON.stringify(applied),
  });
  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={<IconDownload size={18} stroke={1.75} />}
      disabled={!total}
      href={`/api/v1/admin/${resource}/rows.csv?${query.toString()}`}
      download
    >
      Export CSV
    </Button>
  );
}
