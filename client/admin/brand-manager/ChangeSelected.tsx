import { IconAdjustments, IconTag } from '@tabler/icons-react';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { BulkBar } from '../bulk/BulkBar';
import { BulkTag } from '../bulk/BulkTag';
import { useMay } from '../staff/useMay';
import { BulkChange } from './BulkChange';
import type { Brand } from '../resources';

/** Actions on the selected brands. */
export function ChangeSelected() {
  const { selectedIds } = useListContext<Brand>();
  const [open, setOpen] = useState<'change' | 'tag' | null>(null);
  const may = useMay();
  if (!may('brand.change') || (selectedIds.length === 0 && open === null)) return null;
  const close = () => setOpen(null);
  return (
    <BulkBar label="Selected brands">
      <Button size="small" startIcon={<IconAdjustments size={18} stroke={1.75} />} onClick={() => setOpen('change')}>
        Change
      </Button>
      <Button size="small" startIcon={<IconTag size={18} stroke={1.75} />} onClick={() => setOpen('tag')}>
        Tag
      </Button>
      {open === 'change' && <BulkChange onClose={close} />}
      {open === 'tag' && <BulkTag kind="brand" onClose={close} />}
    </BulkBar>
  );
}
