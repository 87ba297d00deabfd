import { NotFound } from '../shell/NotFound';
import { TopBar } from '../shell/TopBar';

/** Outside the app there is no shell to keep. */
export function PublicNotFound() {
  return (
    <>
      <TopBar noAuth />
      <main>
        <NotFound />
      </main>
    </>
  );
}
