import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ProblemError, call } from './client';
import type { components } from './schema';

export type Notification = components['schemas']['NotificationView'];
export type NotificationWishes = components['schemas']['NotificationWishesDto'];
type ReadInput = components['schemas']['ReadNotificationsInput'];

const bellKey = ['notifications', 'bell'];
const wishesKey = ['notification-preferences'];
type Bell = Readonly<components['schemas']['NotificationList']>;
const nothing: Bell = { unread: 0, items: [] };

/** Notifications, and how many are unread. */
export function useNotifications(enabled: boolean): Bell {
  const { data } = useQuery({
    queryKey: bellKey,
    queryFn: ({ signal }) => call('GET /api/v1/notifications', { signal }),
    enabled,
  });
  return data ?? nothing;
}

/** Marks notifications as read: some, all about one subject, or with `{}` everything. */
export function useReadNotifications() {
  const queries = useQueryClient();
  return useMutation<unknown, ProblemError, ReadInput>({
    mutationFn: (input) => call('POST /api/v1/notifications/read', { body: input }),
    onSuccess: () => queries.invalidateQueries({ queryKey: bellKey }),
  });
}

/** Notification settings, and how to change them. */
export function useNotificationWishes() {
  const queries = useQueryClient();
  const { data: wishes, error } = useQuery({
    queryKey: wishesKey,
    queryFn: ({ signal }) => call('GET /api/v1/notification-preferences', { signal }),
  });
  const keep = useMutation<NotificationWishes, ProblemError, NotificationWishes>({
    mutationFn: (body) => call('PUT /api/v1/notification-preferences', { body }),
    onMutate: (next) => void queries.setQueryData(wishesKey, next),
    onError: () => queries.invalidateQueries({ queryKey: wishesKey }),
  });
  return { wishes, error, keep };
}

/** Which emails an unsubscribe link turns off. */
export const useUnsubscription = (token: string) =>
  useQuery<components['schemas']['UnsubscribedView'], ProblemError>({
    queryKey: ['unsubscription', token],
    queryFn: ({ signal }) => call('GET /api/v1/unsubscribe/{token}', { path: { token }, signal }),
  });

export const useUnsubscribe = (token: string) =>
  useMutation<unknown, ProblemError>({
    mutationFn: () => call('POST /api/v1/unsubscribe/{token}', { path: { token } }),
  });
