import { withoutSecrets } from '../../server/contract/rules/names-nobody';

type Viewer = Readonly<{ uid: string; type: string }>;

/**
 * Records a page view. Not awaited, and failures are only logged.
 * @param title the page's title
 * @param address the page's full URL; sensitive parts are removed
 */
export function logPageView(title: string, address: string, { uid, type }: Viewer): void {
  const note = {
    event_name: 'page_view',
    event_context: { target_name: title, target_uid: withoutSecrets(address), target_type: 'page' },
    user_profile: { uid, type },
  };
  import('./usage-queue')
    .then(({ tell }) => tell(note))
    .catch((error: unknown) => console.debug('The page view could not be logged.', error));
}
