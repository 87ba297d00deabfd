import { IconPaperclip, IconSend } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import SendMessageInput from '../../api/limits/SendMessageInput.json';
import { useDraftText } from '../../shell/drafts/use-draft';
import { TextField } from '../../ui/TextField';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { uploadExtensions, fileTypeOf } from '../../../server/contract/rules/file-types';
import { SendFile } from '../../ui/upload/SendFile';
import { QuickReplies } from './QuickReplies';
import { type Attachment, noteTyping } from './conversations';

const filesAtMost = 6;
const typingEveryMs = 3_000;

type Chosen = Readonly<{ key: string; file: File; attachment: Attachment | null }>;

/** How it is shown until the server has measured it. */
const attachmentOf = (file: File, mediaId: string): Attachment => ({
  mediaId,
  kind: fileTypeOf(file.name) === 'video' ? 'video' : 'image',
  fileName: file.name,
  bytes: file.size,
  width: null,
  height: null,
});

type ComposerProps = {
  conversationId: string;
  to: string;
  onSend: (text: string, files: readonly Attachment[]) => void;
};

/** The message input. Enter sends, Shift and Enter make a new line. Drafts are kept. */
export function Composer({ conversationId, to, onSend }: ComposerProps) {
  const [text, setText] = useDraftText(`chat:${conversationId}`);
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const typedAt = useRef(0);
  const picker = useRef<HTMLInputElement>(null);
  const attachments = chosen.flatMap(({ attachment }) => attachment ?? []);
  const ready = (text.trim() !== '' || attachments.length > 0) && attachments.length === chosen.length;

  const write = (next: string) => {
    setText(next);
    const now = Date.now();
    if (next && now - typedAt.current > typingEveryMs) {
      typedAt.current = now;
      noteTyping(conversationId);
    }
  };
  const send = () => {
    if (!ready) return;
    onSend(text.trim(), attachments);
    setText('');
    setChosen([]);
    typedAt.current = 0;
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
  const take = (files: readonly File[]) => {
    const more = files.map((file) => ({ key: crypto.randomUUID(), file, attachment: null }));
    setChosen((now) => [...now, ...more].slice(0, filesAtMost));
  };
  const settle = (key: string, attachment: Attachment) =>
    setChosen((now) => now.map((each) => (each.key === key ? { ...each, attachment } : each)));
  return (
    <Box component="form" onSubmit={submit} sx={{ borderTop: '1px solid', borderColor: 'divider', p: 3 }}>
      {chosen.length > 0 && (
        <Box sx={{ display: 'grid', gap: 2, mb: 3, maxHeight: 200, overflowY: 'auto' }}>
          {chosen.map(({ key, file }) => (
            <SendFile
              key={key}
              file={file}
              onSent={(mediaId) => settle(key, attachmentOf(file, mediaId))}
              onRemove={() => setChosen((now) => now.filter((each) => each.key !== key))}
            />
          ))}
        </Box>
      )}
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-end' }}>
        <input
          ref={picker}
          type="file"
          hidden
          multiple
          aria-label="Pictures and videos"
          accept={uploadExtensions.map((extension) => `.${extension}`).join(',')}
          onChange={({ target }) => {
            take([...(target.files ?? [])]);
            target.value = '';
          }}
        />
        <IconButton aria-label="Add pictures or videos" onClick={() => picker.current?.click()}>
          <IconPaperclip size={20} stroke={1.75} />
        </IconButton>
        <QuickReplies draft={text} onChoose={(reply) => write(text ? `${text} ${reply}` : reply)} />
        <TextField
          value={text}
          onChange={(event) => write(event.target.value)}
          onKeyDown={sendOnEnter}
          placeholder={`Write to ${to}`}
          multiline
          maxRows={6}
          sx={{ flex: 1, minWidth: 0 }}
          slotProps={{ htmlInput: { 'aria-label': 'Message', maxLength: SendMessageInput.text.most } }}
        />
        <Button type="submit" variant="contained" aria-label="Send" disabled={!ready} sx={{ minWidth: 48, px: 3 }}>
          <IconSend size={18} stroke={1.75} />
        </Button>
      </Box>
    </Box>
  );
}
