import { withoutSecrets } from '../../server/contract/rules/names-nobody';

type Viewer = Readonly<{ uid: string; type: string }>;

/**
 * Notes that someone looks at a page. Nobody waits for it, and a failure is only logged.
 * @param title the page's title
 * @param address the page's whole address; what it may give away is left out
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
