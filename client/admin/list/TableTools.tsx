import { ColumnsButton } from 'react-admin';
import { ExportButton } from './ExportButton';
import { ViewsButton } from './ViewsButton';
import { usePhone } from './usePhone';

/** Saved views, which columns to show (where there is a table), and the rows as a file. */
export function TableTools({ columns = true }: { columns?: boolean }) {
  const phone = usePhone();
  return (
    <>
      <ViewsButton />
      {columns && !phone && <ColumnsButton />}
      <ExportButton />
    </>
  );
}
