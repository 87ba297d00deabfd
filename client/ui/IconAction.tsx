import type { TablerIcon } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { ButtonBase } from './elements';

type IconActionProps = {
  icon: TablerIcon;
  /** The action: its accessible name. */
  label: string;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  /** Makes it a link that opens outside, in a new tab. */
  href?: string;
  /** For a toggle button: its name doesn't change. */
  pressed?: boolean;
  /** Shown on a picture, which may be any colour. */
  onPicture?: boolean;
};

/** A button of one icon, large enough for touch; for pages that must be light. */
export function IconAction({ icon: Icon, label, onClick, href, pressed, onPicture = false }: IconActionProps) {
  const link = href ? { component: 'a', href, target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <ButtonBase
      {...link}
      aria-label={label}
      aria-pressed={pressed}
      onClick={onClick}
      sx={{
        flex: 'none',
        width: 44,
        height: 44,
        borderRadius: '50%',
        color: pressed ? 'pass.accent' : 'inherit',
        '&:hover': { bgcolor: 'pass.sunken' },
        ...(onPicture && { bgcolor: 'background.paper', border: '1px solid', borderColor: 'divider' }),
      }}
    >
      <Icon size={20} stroke={1.75} aria-hidden />
    </ButtonBase>
  );
}
