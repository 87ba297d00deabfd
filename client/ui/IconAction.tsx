import ButtonBase from '@mui/material/ButtonBase';
import type { TablerIcon } from '@tabler/icons-react';
import type { MouseEvent } from 'react';

type IconActionProps = {
  icon: TablerIcon;
  /** What it does: its only name. */
  label: string;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  /** Makes it a link that opens outside, in a new tab. */
  href?: string;
};

/** A button of one icon, large enough for a thumb; for pages that must be light. */
export function IconAction({ icon: Icon, label, onClick, href }: IconActionProps) {
  const link = href ? { component: 'a', href, target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <ButtonBase
      {...link}
      aria-label={label}
      onClick={onClick}
      sx={{
        flex: 'none',
        width: 44,
        height: 44,
        borderRadius: '50%',
        color: 'inherit',
        '&:hover': { bgcolor: 'pass.sunken' },
      }}
    >
      <Icon size={20} stroke={1.75} aria-hidden />
    </ButtonBase>
  );
}
