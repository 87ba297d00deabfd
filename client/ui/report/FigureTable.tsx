import Box from '@mui/material/Box';

export type Column<Row> = Readonly<{ head: string; cell: (row: Row) => React.ReactNode; numeric?: boolean }>;

type FigureTableProps<Row> = {
  /** The table's accessible name. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
};

const cell = { overflowWrap: 'normal',
  py: 2, px: 2, borderBottom: '1px solid', borderColor: 'divider', 'th&:first-of-type': { pl: 0 }, 'td&:last-of-type, thead &:last-of-type': { pr: 0 } } as const; // prettier-ignore

/** Figures in rows and columns; scrolls horizontally on narrow screens, also by keyboard. */
export function FigureTable<Row>({ caption, columns, rows, keyOf }: FigureTableProps<Row>) {
  const align = (numeric?: boolean) => ({ textAlign: numeric ? 'right' : 'left' }) as const;
  return (
    <Box tabIndex={0} role="region" aria-label={caption} sx={{ overflowX: 'auto', maxHeight: 480, minWidth: 0 }}>
      <Box component="table" sx={{ width: '100%', borderCollapse: 'collapse', typography: 'body2' }}>
        <Box component="thead">
          <tr>
            {columns.map(({ head, numeric }) => (
              <Box component="th" scope="col" key={head} sx={{ ...cell, ...align(numeric), color: 'text.secondary', fontWeight: 550, whiteSpace: 'nowrap' }}>
                {head}
              </Box>
            ))}
          </tr>
        </Box>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ head, cell: content, numeric }, place) => (
                <Box component={place === 0 ? 'th' : 'td'} scope={place === 0 ? 'row' : undefined} key={head} className={numeric ? 'tnum' : undefined} sx={{ ...cell, ...align(numeric), whiteSpace: numeric ? 'nowrap' : undefined, minWidth: place === 0 ? 104 : undefined, fontWeight: place === 0 ? 550 : undefined }}>
                  {content(row)}
                </Box>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  ); // prettier-ignore
}
