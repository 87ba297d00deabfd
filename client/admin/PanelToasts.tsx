import { useEffect } from 'react';
import { useNotificationContext, useTranslate } from 'react-admin';
import { toast } from '../ui/toast';

/** What react-admin has to say appears as the portal's own toasts. */
export function PanelToasts() {
  const { notifications, takeNotification } = useNotificationContext();
  const translate = useTranslate();

  useEffect(() => {
    if (notifications.length === 0) return;
    const notification = takeNotification();
    if (!notification || typeof notification.message !== 'string') return;
    const { message, type, notificationOptions } = notification;
    const text = translate(message, notificationOptions?.messageArgs as Record<string, unknown> | undefined);
    if (type === 'success') toast.success(text);
    else toast.say(text);
  }, [notifications, takeNotification, translate]);

  return null;
}
