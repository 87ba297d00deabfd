import { IconListDetails, IconMessage, IconTag } from '@tabler/icons-react';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useListContext } from 'react-admin';
import { latePart } from '../../app/theme/with-mui';
import { BulkBar } from '../bulk/BulkBar';
import { useMay } from '../staff/useMay';
import type { Influencer } from './influencer';

const AddToList = latePart(() => import('../../ui/influencer-lists/AddToList').then((module) => module.AddToList));
const MessageDialog = latePart(() => import('./MessageDialog').then((module) => module.MessageDialog));
const TagInfluencers = latePart(() => import('./TagInfluencers').then((module) => module.TagInfluencers));

/** Actions on the selected influencers. */
export function AddSelected() {
  const { selectedIds, onUnselectItems } = useListContext<Influencer>();
  const [open, setOpen] = useState<'list' | 'message' | 'tag' | null>(null);
  const may = useMay();
  if (!may('list.change') || (selectedIds.length === 0 && open === null)) return null;
  const close = () => setOpen(null);
  return (
    <BulkBar label="Selected influencers">
      <Button size="small" startIcon={<IconListDetails size={18} stroke={1.75} />} onClick={() => setOpen('list')}>
        Add to list
      </Button>
      <Button size="small" startIcon={<IconTag size={18} stroke={1.75} />} onClick={() => setOpen('tag')}>
        Tag
      </Button>
      {may('influencer.message') && (
        <Button size="small" startIcon={<IconMessage size={18} stroke={1.75} />} onClick={() => setOpen('message')}>
          Message
        </Button>
      )}
      <Suspense fallback={null}>
        {open === 'list' && <AddToList influencerIds={selectedIds} onClose={close} onAdded={() => onUnselectItems()} />}
        {open === 'message' && (
          <MessageDialog influencerIds={selectedIds} onClose={close} onSent={() => onUnselectItems()} />
        )}
        {open === 'tag' && <TagInfluencers onClose={close} />}
      </Suspense>
    </BulkBar>
  );
}
