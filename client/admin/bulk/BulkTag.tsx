import { useState } from 'react';
import { useListContext, useRefresh } from 'react-admin';
import { type DeskKind, cleanTag, deskLimits } from '../../../server/contract/rules/desk';
import { useTag, useTagsInUse } from '../../api/desk';
import { TextField } from '../../ui/TextField';
import { toast } from '../../ui/toast';
import type { RecordOf } from '../resources';
import { BulkDialog } from './BulkDialog';
import { useBulk } from './useBulk';

type BulkTagProps = { kind: DeskKind; onClose: () => void };

/** Tags or untags all selected rows. */
export function BulkTag({ kind, onClose }: BulkTagProps) {
  const { selectedIds, onUnselectItems } = useListContext<RecordOf<'brands' | 'influencers'>>();
  const { ids, task, setReport, progress } = useBulk(selectedIds);
  const { data: inUse } = useTagsInUse(kind);
  const [typed, setTyped] = useState('');
  const [way, setWay] = useState<'add' | 'remove'>('add');
  const refresh = useRefresh();
  const tag = useTag(kind);
  const submit = () => {
    const words = { add: way === 'add' ? [typed] : [], remove: way === 'remove' ? [typed] : [] };
    tag.mutate(
      { ids, task, ...words },
      {
        onError: ({ message }) => toast.say(message),
        onSuccess: ({ changed, refused }) => {
          const turned = { add: words.remove, remove: words.add };
          const undo = () =>
            void tag
              .mutateAsync({ ids: changed.map(({ id }) => id), ...turned })
              .then(refresh, ({ message }: Error) => toast.say(message));
          refresh();
          onUnselectItems();
          if (refused.length > 0) {
            setReport({ done: changed.length, refused, undo: () => (undo(), onClose()) });
            return;
          }
          toast.say(`${changed.length} ${way === 'add' ? 'tagged' : 'untagged'} “${cleanTag(typed)}”`, {
            ...(changed.length > 0 && { undo }),
          });
          onClose();
        },
      },
    );
  };
  return (
    <BulkDialog
      title={`Add or remove a tag on ${ids.length}`}
      busy={tag.isPending}
      {...progress}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField label="What to do" select value={way} onChange={({ target }) => setWay(target.value as typeof way)}>
        <option value="add">Add a tag</option>
        <option value="remove">Remove a tag</option>
      </TextField>
      <TextField
        label="Tag"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        autoComplete="off"
        slotProps={{ htmlInput: { required: true, maxLength: deskLimits.tagCharacters, list: 'tags-in-use' } }}
      />
      <datalist id="tags-in-use">
        {inUse?.items.map((each) => (
          <option key={each.tag} value={each.tag} />
        ))}
      </datalist>
    </BulkDialog>
  );
}
