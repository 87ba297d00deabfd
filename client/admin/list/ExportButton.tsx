import { IconDownload } from '@tabler/icons-react';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { type RaRecord, useDataProvider, useListContext } from 'react-admin';
import { toast } from '../../ui/toast';
import { type CsvColumn, csvOf } from './csv';
import { useFilters } from './useFilters';

const rowsARequest = 1_000;
const byteOrderMark = '\uFEFF'; // spreadsheets take the file for UTF-8 by it

type ExportButtonProps<Row> = { columns: readonly CsvColumn<Row>[] };

/** Downloads exactly the rows that the filters leave, in their order, however many pages they fill. */
export function ExportButton<Row extends RaRecord>({ columns }: ExportButtonProps<Row>) {
  const { resource, sort, total } = useListContext<Row>();
  const { applied } = useFilters();
  const dataProvider = useDataProvider();
  const [busy, setBusy] = useState(false);

  const collect = async (): Promise<Row[]> => {
    const rows: Row[] = [];
    for (let page = 1; ; page++) {
      const pagination = { page, perPage: rowsARequest };
      const { data } = await dataProvider.getList<Row>(resource, { filter: applied, sort, pagination });
      rows.push(...data);
      if (data.length < rowsARequest) return rows;
    }
  };

  const download = () => {
    setBusy(true);
    collect()
      .then((rows) => save(csvOf(rows, columns), `${resource}.csv`))
      .catch((error: Error) => toast.say(error.message))
      .finally(() => setBusy(false));
  };

  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={<IconDownload size={18} stroke={1.75} />}
      disabled={busy || !total}
      onClick={download}
    >
      Export CSV
    </Button>
  );
}

function save(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([byteOrderMark, text], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}
