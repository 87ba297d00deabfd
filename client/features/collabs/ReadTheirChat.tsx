import { IconMessage } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Collab } from '../../api/collabs';
import { paths } from '../../app/paths';
import { useViewAs } from '../../shell/session/view-as';

/** What the two wrote to each other, for staff who decide between them. Staff are no side of it: they read it as the brand does. */
export function ReadTheirChat({ collab: { brand, influencer } }: { collab: Collab }) {
  const view = useViewAs({ uid: brand.id, type: 'brand' }, paths.chatsWith(influencer.id));
  return (
    <Box>
      <Button
        variant="outlined"
        size="small"
        startIcon={<IconMessage size={18} stroke={1.75} />}
        loading={view.isPending}
        onClick={() => view.mutate()}
      >
        Read their chat
      </Button>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        Opens it as {brand.name} sees it. We record that you looked.
      </Typography>
    </Box>
  );
}
