import type { RaRecord } from 'react-admin';
import { ColumnsButton } from 'react-admin';
import { ExportButton } from './ExportButton';
import type { CsvColumn } from './csv';
import { usePhone } from './usePhone';

/** Which columns to show (where there is a table), and the rows as a file. */
export function TableTools<Row extends RaRecord>({ columns }: { columns: readonly CsvColumn<Row>[] }) {
  const phone = usePhone();
  return (
    <>
      {!phone && <ColumnsButton />}
      <ExportButton columns={columns} />
    </>
  );
}
