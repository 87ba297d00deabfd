import type { MouseEvent } from 'react';
import { Link, useLocation } from 'react-router';
import { useUnreadConversations } from '../../api/messages';
import { NewTab } from '../../ui/TextLink';
import { paths } from '../../app/paths';
import { CountBadge } from '../../ui/CountBadge';
import { Box } from '../../ui/elements';
import { upgrade } from '../billing/upgrade';
import { WaitingBadge } from './WaitingBadge';
import type { NavItem } from './nav-items';

type NavListProps = {
  items: readonly NavItem[];
  /** A brand that doesn't pay. */
  onTrial: boolean;
  onNavigate?: () => void;
};

/** The user's pages, as links. */
export function NavList({ items, onTrial, onNavigate }: NavListProps) {
  const follow = (item: NavItem, event: MouseEvent) => {
    if (item.blockedForTrial && onTrial) {
      event.preventDefault();
      upgrade.open();
    }
    onNavigate?.();
  };
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
      {items.map((item) => (
        <li key={item.label}>
          <NavLink item={item} onClick={(event) => follow(item, event)} />
        </li>
      ))}
    </Box>
  );
}

function NavLink({ item, onClick }: { item: NavItem; onClick: (event: MouseEvent) => void }) {
  const { pathname } = useLocation();
  const { icon: Icon, label, to, alsoFor = [], external, waits } = item;
  const isBelow = (page: string) => pathname === page || pathname.startsWith(`${page}/`);
  const unread = useUnreadConversations(to === paths.chats);
  const page = to.split('?', 1)[0] ?? to;
  const isPage = pathname === page;
  const current = !external && [page, ...alsoFor].some(isBelow);
  const target = external
    ? { component: 'a', href: to, target: '_blank', rel: 'noopener noreferrer' }
    : { component: Link, to };
  return (
    <Box
      {...target}
      onClick={onClick}
      aria-description={unread > 0 ? `${unread} unread` : undefined}
      aria-current={isPage ? 'page' : current || undefined}
      sx={{
        ...menuRow,
        fontWeight: current ? 650 : 500,
        textDecoration: 'none',
        color: current ? 'pass.primary' : 'pass.ink',
        bgcolor: current ? 'pass.primarySoft' : undefined,
        '&:hover': { bgcolor: current ? 'pass.primarySoft' : 'pass.sunken' },
      }}
    >
      <Icon size={20} stroke={1.75} aria-hidden />
      {label}
      <CountBadge count={unread} title={`${unread} unread`} />
      {waits && <WaitingBadge waits={waits} />}
      {external && <NewTab />}
    </Box>
  );
}

/** One line of a shell menu, tall enough for touch. */
export const menuRow = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  minHeight: 44,
  px: 3,
  borderRadius: '6px',
  typography: 'body1',
} as const;
