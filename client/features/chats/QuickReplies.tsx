import { IconBolt, IconTrash } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useQuickReplies } from '../../api/messages';
import { Fault } from '../../ui/Fault';

type QuickRepliesProps = {
  /** The current text, which can be saved as a reply. */
  draft: string;
  onChoose: (text: string) => void;
};

/** Saved replies: choose one, save the current text, delete one. */
export function QuickReplies({ draft, onChoose }: QuickRepliesProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { replies, mayChange, add, remove } = useQuickReplies();
  const choose = (text: string) => {
    setAnchor(null);
    onChoose(text);
  };
  const kept = draft.trim();
  return (
    <>
      <IconButton
        aria-label="Quick replies"
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <IconBolt size={20} stroke={1.75} />
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Quick replies', sx: { width: 340, p: 3 } } }}
      >
        {replies.length === 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary', p: 2 }}>
            No quick replies yet.{mayChange && ' Write something you use often, then save it here.'}
          </Typography>
        )}
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {replies.map(({ id, text }) => (
            <Box component="li" key={id} sx={{ display: 'flex', alignItems: 'center' }}>
              <Button
                color="inherit"
                onClick={() => choose(text)}
                sx={{ flex: 1, justifyContent: 'flex-start', textAlign: 'left', fontWeight: 500 }}
              >
                {text}
              </Button>
              {mayChange && (
                <IconButton aria-label={`Delete “${text.slice(0, 30)}”`} onClick={() => remove.mutate(id)}>
                  <IconTrash size={18} stroke={1.75} />
                </IconButton>
              )}
            </Box>
          ))}
        </Box>
        <Fault>{add.error?.message}</Fault>
        {mayChange && kept && !replies.some(({ text }) => text === kept) && (
          <Button variant="outlined" fullWidth onClick={() => add.mutate(kept)} loading={add.isPending} sx={{ mt: 2 }}>
            Save what I’m writing
          </Button>
        )}
      </Popover>
    </>
  );
}
