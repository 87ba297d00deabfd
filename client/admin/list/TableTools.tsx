import { ColumnsButton } from 'react-admin';
import { ExportButton } from './ExportButton';
import { usePhone } from './usePhone';

/** Which columns to show (where there is a table), and the rows as a file. */
export function TableTools({ columns = true }: { columns?: boolean }) {
  const phone = usePhone();
  return (
    <>
      {columns && !phone && <ColumnsButton />}
      <ExportButton />
    </>
  );
}
