import { IconArrowsRightLeft } from '@tabler/icons-react';
import ButtonBase from '@mui/material/ButtonBase';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';

type MoveMenuProps = {
  name: string;
  targets: readonly Readonly<{ id: string; label: string }>[];
  onChoose: (id: string) => void;
};

/** "Move to…", for those who do not drag. */
export function MoveMenu({ name, targets, onChoose }: MoveMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <ButtonBase
        aria-label={`Move ${name} to…`}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ width: 28, height: 28, flex: 'none', borderRadius: '6px', color: 'text.secondary' }}
      >
        <IconArrowsRightLeft size={16} stroke={1.75} />
      </ButtonBase>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {targets.map(({ id, label }) => (
          <MenuItem
            key={id}
            onClick={() => {
              setAnchor(null);
              onChoose(id);
            }}
          >
            Move to {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
