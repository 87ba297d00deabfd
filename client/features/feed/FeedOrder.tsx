import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

type Order = 'match' | 'newest';
type FeedOrderProps = { value: Order; onChange: (order: Order) => void };

const orders: readonly { id: Order; label: string }[] = [
  { id: 'newest', label: 'Newest' },
  { id: 'match', label: 'For you' },
];

/** The newest offers, or those first which suit the reader. */
export function FeedOrder({ value, onChange }: FeedOrderProps) {
  return (
    <Box role="group" aria-label="Order" sx={{ display: 'flex', gap: 1, mb: 4 }}>
      {orders.map(({ id, label }) => (
        <Button
          key={id}
          size="small"
          variant={id === value ? 'contained' : 'outlined'}
          aria-pressed={id === value}
          onClick={() => onChange(id)}
        >
          {label}
        </Button>
      ))}
    </Box>
  );
}
