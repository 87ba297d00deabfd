import { Box, Button } from './elements';

type LoadMoreProps = {
  /** An infinite list's loading state. */
  list: Readonly<{ hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> }>;
};

/** The button for a list's next page; absent on the last. */
export function LoadMore({ list: { hasNextPage, isFetchingNextPage, fetchNextPage } }: LoadMoreProps) {
  if (!hasNextPage) return null;
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', mt: 6 }}>
      <Button variant="outlined" onClick={() => void fetchNextPage()} loading={isFetchingNextPage}>
        Load more
      </Button>
    </Box>
  );
}
