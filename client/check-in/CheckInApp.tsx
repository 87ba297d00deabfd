import { type FormEvent, lazy, Suspense, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { ProblemError } from '../api/client';
import { productNow } from '../api/clock';
import OpenDoorInput from '../api/limits/OpenDoorInput.json';
import type { DoorPhone } from './door-phone';
import { Button, Fault, Field } from './parts';
import { present } from './scanned-code';
import { Conflicts } from './visit-marks';
import { VisitList } from './VisitList';
import { VisitPage } from './VisitPage';
import type { Arrival } from './visits';

const Scanner = lazy(() => import('./Scanner').then((module) => ({ default: module.Scanner })));

/** The current screen. The phone’s own back button goes back to the list. */
type View = Readonly<{ at: 'list' | 'scan' } | { at: 'visit'; id: string; by: Arrival }>;

function useView() {
  const [view, setView] = useState<View>({ at: 'list' });
  useEffect(() => {
    const back = ({ state }: PopStateEvent) => setView((state as View | null) ?? { at: 'list' });
    window.addEventListener('popstate', back);
    return () => window.removeEventListener('popstate', back);
  }, []);
  const show = useCallback((next: View) => {
    // One step back is always the list.
    const isFirst = history.state === null;
    if (next.at === 'list') return isFirst ? setView(next) : history.back();
    if (isFirst) history.pushState(next, '');
    else history.replaceState(next, '');
    setView(next);
    document.documentElement.scrollTop = 0;
  }, []);
  return [view, show] as const;
}

/** The page at the door. `scanned` is the code from the phone’s own camera, if that opened the page. */
export function CheckInApp({ phone, scanned }: { phone: DoorPhone; scanned: string | null }) {
  const { phase, token, list } = useSyncExternalStore(phone.subscribe, phone.now);
  const [view, show] = useView();
  const [fault, setFault] = useState('');
  useEffect(() => phone.start(), [phone]);
  useEffect(coverWhenHidden, []);
  const isReady = phase === 'open' && list !== null;
  useEffect(() => {
    if (!isReady || !scanned) return;
    void present(phone, scanned, productNow(), null).then((outcome) => {
      if ('collabId' in outcome) show({ at: 'visit', id: outcome.collabId, by: outcome.by });
      else setFault(outcome.says);
    });
  }, [isReady, phone, scanned, show]);

  if (phase === 'starting') return null;
  if (phase === 'closed') return token ? <PinForm phone={phone} token={token} /> : <NoDoor />;
  const home = () => show({ at: 'list' });
  return (
    <>
      {view.at === 'list' && (
        <VisitList
          phone={phone}
          notices={
            <>
              <Conflicts phone={phone} />
              <Fault>{fault}</Fault>
            </>
          }
          onScan={() => show({ at: 'scan' })}
          onChoose={(id, by) => show({ at: 'visit', id, by })}
        />
      )}
      {view.at === 'visit' && (
        <VisitPage
          key={view.id}
          phone={phone}
          id={view.id}
          by={view.by}
          onBack={home}
          onScan={() => show({ at: 'scan' })}
        />
      )}
      {view.at === 'scan' && (
        <Suspense fallback={null}>
          <Scanner phone={phone} onBack={home} onFound={(id, by) => show({ at: 'visit', id, by })} />
        </Suspense>
      )}
    </>
  );
}

/** The app switcher takes a screenshot when you leave the page. Returns a function that stops it. */
function coverWhenHidden(): () => void {
  const cover = () => void document.body.classList.toggle('covered', document.hidden);
  document.addEventListener('visibilitychange', cover);
  return () => document.removeEventListener('visibilitychange', cover);
}

const NoDoor = () => (
  <main className="page">
    <h1>Check-in</h1>
    <p>Please open your venue’s check-in link on this phone first and enter its PIN. Then scan the code again.</p>
  </main>
);

/** Signs this phone in at its door. */
function PinForm({ phone, token }: { phone: DoorPhone; token: string }) {
  const { why } = useSyncExternalStore(phone.subscribe, phone.now);
  const [pin, setPin] = useState('');
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState(why);
  const open = async () => {
    setBusy(true);
    setFault('');
    try {
      await phone.unlock(token, pin);
    } catch (error) {
      setBusy(false);
      setFault(
        error instanceof ProblemError
          ? error.message
          : 'This browser can’t keep anything. Leave private browsing and try again.',
      );
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (pin.trim()) void open();
  };
  return (
    <main className="page">
      <h1>Check-in</h1>
      <form onSubmit={submit} noValidate className="stack">
        <p>Enter the PIN the brand gave you. This phone then works for twelve hours, with or without a connection.</p>
        <Field
          label="PIN"
          value={pin}
          onChange={setPin}
          inputMode="numeric"
          autoFocus
          maxLength={OpenDoorInput.pin.most}
        />
        <Fault>{fault}</Fault>
        <Button main type="submit" disabled={busy}>
          Open
        </Button>
      </form>
    </main>
  );
}
