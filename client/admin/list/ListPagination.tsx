import { IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import { useListPaginationContext } from 'react-admin';
import { Box, Button, Typography } from '../../ui/elements';
import { usePhone } from './table-rows';

const sizes = [25, 50, 100];
const counted = new Intl.NumberFormat('en-GB');

/** The first page, those around this one, and the last; null where some are left out. */
export function pagesAround(page: number, last: number): (number | null)[] {
  const shown = [1, page - 1, page, page + 1, last].filter((each) => each >= 1 && each <= last);
  const inOrder = [...new Set(shown)].sort((one, other) => one - other);
  return inOrder.flatMap((each, at) => (at > 0 && each > inOrder[at - 1]! + 1 ? [null, each] : [each]));
}

/** Below a list: how many rows a page has, which of them are shown, and the way to the others. */
export function ListPagination() {
  const { isPending, page, perPage, total, hasNextPage, setPage } = useListPaginationContext();
  const phone = usePhone();
  const last = Math.ceil((total ?? 0) / perPage);
  if (isPending || !total || page < 1 || page > last) return <Box sx={{ minHeight: 52 }} />;
  const from = (page - 1) * perPage + 1;
  return (
    <Box component="nav" aria-label="Pages" sx={bar}>
      {!phone && <PageSize />}
      <Typography variant="body2" className="tnum">
        {`${counted.format(from)}–${counted.format(Math.min(page * perPage, total))} of ${counted.format(total)}`}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Button
          size="small"
          sx={step}
          disabled={page === 1}
          aria-label="Previous page"
          onClick={() => setPage(page - 1)}
        >
          ‹
        </Button>
        {!phone &&
          pagesAround(page, last).map((each, at) =>
            each === null ? (
              <span key={`gap-${at}`}>…</span>
            ) : (
              <Button
                key={each}
                size="small"
                variant={each === page ? 'outlined' : 'text'}
                sx={step}
                aria-label={`Page ${counted.format(each)}`}
                aria-current={each === page ? 'page' : undefined}
                onClick={() => setPage(each)}
              >
                {counted.format(each)}
              </Button>
            ),
          )}
        <Button size="small" sx={step} disabled={!hasNextPage} aria-label="Next page" onClick={() => setPage(page + 1)}>
          ›
        </Button>
      </Box>
    </Box>
  );
}

function PageSize() {
  const { perPage, setPerPage } = useListPaginationContext();
  const id = useId();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Typography component="label" htmlFor={id} variant="body2">
        Rows per page
      </Typography>
      <Box sx={{ position: 'relative' }}>
        <Box
          component="select"
          id={id}
          value={perPage}
          sx={choice}
          onChange={({ target }) => setPerPage(+target.value)}
        >
          {[...new Set([...sizes, perPage])].map((size) => (
            <option key={size}>{size}</option>
          ))}
        </Box>
        <Box component={IconChevronDown} size={20} stroke={1.75} aria-hidden sx={arrow} />
      </Box>
    </Box>
  );
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 4,
  minHeight: 52,
  py: 1,
} as const;

const step = { minWidth: 36, px: 1 } as const;

const choice = {
  height: 36,
  pl: 2,
  pr: 8,
  appearance: 'none',
  border: '1px solid',
  borderColor: 'pass.lineStrong',
  borderRadius: 1,
  bgcolor: 'background.paper',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
} as const;

const arrow = { position: 'absolute', top: 8, right: 6, pointerEvents: 'none' } as const;
