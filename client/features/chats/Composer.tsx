import { IconSend } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type FormEvent, type KeyboardEvent, useState } from 'react';

const longestMessage = 4_000;

type ComposerProps = { to: string; onSend: (text: string) => void };

/** Where one writes. Enter sends, Shift and Enter make a new line. */
export function Composer({ to, onSend }: ComposerProps) {
  const [text, setText] = useState('');
  const send = () => {
    if (!text.trim()) return;
    onSend(text.trim());
    setText('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <Box
      component="form"
      onSubmit={submit}
      sx={{ display: 'flex', gap: 2, alignItems: 'flex-end', p: 3, borderTop: '1px solid', borderColor: 'divider' }}
    >
      <TextField
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={sendOnEnter}
        placeholder={`Write to ${to}`}
        multiline
        maxRows={6}
        slotProps={{ htmlInput: { 'aria-label': 'Message', maxLength: longestMessage } }}
      />
      <Button type="submit" variant="contained" startIcon={<IconSend size={18} stroke={1.75} />}>
        Send
      </Button>
    </Box>
  );
}
