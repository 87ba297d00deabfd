import { IconX } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useState } from 'react';
import { deskLimits } from '../../../server/contract/rules/desk';
import { type DeskSubject, useTag, useTagsInUse } from '../../api/desk';
import { TextField } from '../../ui/TextField';
import { toast } from '../../ui/toast';
import { TitledPart } from '../../ui/TitledPart';

type TagsProps = { subject: DeskSubject; tags: readonly string[]; mayWrite: boolean };

/** Tags for finding it. Existing ones are suggested while typing. */
export function Tags({ subject: { kind, id }, tags, mayWrite }: TagsProps) {
  const tag = useTag(kind);
  const { data: inUse } = useTagsInUse(kind);
  const [typed, setTyped] = useState('');
  const listId = useId();
  const change = (add: readonly string[], remove: readonly string[]) =>
    tag.mutate(
      { ids: [id], add, remove },
      {
        onError: ({ message }) => toast.say(message),
        onSuccess: ({ refused }) => refused.forEach(({ reason }) => toast.say(reason)),
      },
    );
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === '') return;
    change([typed], []);
    setTyped('');
  };
  return (
    <TitledPart title="Tags">
      {tags.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          No tags yet.
        </Typography>
      ) : (
        <Box
          component="ul"
          aria-label="Tags"
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 2 }}
        >
          {tags.map((each) => (
            <li key={each}>
              <Chip
                label={each}
                variant="outlined"
                onDelete={mayWrite ? () => change([], [each]) : undefined}
                deleteIcon={<IconX role="img" aria-label={`Remove “${each}”`} size={16} stroke={1.75} />}
              />
            </li>
          ))}
        </Box>
      )}
      {mayWrite && (
        <Box component="form" onSubmit={add} sx={{ display: 'flex', gap: 2, alignItems: 'flex-end' }}>
          <TextField
            label="New tag"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            autoComplete="off"
            slotProps={{ htmlInput: { list: listId, maxLength: deskLimits.tagCharacters } }}
          />
          <datalist id={listId}>
            {inUse?.items.map((each) => (
              <option key={each.tag} value={each.tag} />
            ))}
          </datalist>
          <Button type="submit" variant="outlined" sx={{ flex: 'none' }}>
            Add tag
          </Button>
        </Box>
      )}
    </TitledPart>
  );
}
