import { Box, Button } from './elements';

type LoadMoreProps = {
  /** What an endless list knows of itself. */
  list: Readonly<{ hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> }>;
};

/** The way to the next page of a list; nothing when there is none. */
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
