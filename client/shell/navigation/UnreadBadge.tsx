import { useUnreadConversations } from '../../api/unread';
import { CountBadge } from '../../ui/CountBadge';

/** In how many conversations something is unread. */
export function UnreadBadge() {
  const unread = useUnreadConversations(true);
  return <CountBadge count={unread} title={`${unread} unread`} />;
}
