import { type FormEvent, lazy, Suspense, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { ProblemError } from '../api/client';
import { productNow } from '../api/clock';
import OpenDoorInput from '../api/limits/OpenDoorInput.json';
import type { DoorPhone } from './door-phone';
import { faults, unsentInWords } from './door-state';
import { Button, coverWhenHidden, Fault, Field, Recovery, useNight } from './parts';
import { present } from './scanned-code';
import { Conflicts } from './Conflicts';
import { VisitList } from './VisitList';
import { VisitPage } from './VisitPage';
import type { Arrival } from './visits';

const loadScanner = () => import('./Scanner');
const Scanner = lazy(() => loadScanner().then((module) => ({ default: module.Scanner })));

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

type CheckInAppProps = {
  phone: DoorPhone;
  /** The code from the phone’s own camera, if that opened the page. */
  scanned: string | null;
};

/** The page at the door. */
export const CheckInApp = (props: CheckInAppProps) => (
  <Recovery>
    <Screens {...props} />
  </Recovery>
);

function Screens({ phone, scanned }: CheckInAppProps) {
  const { phase, token, list, why } = useSyncExternalStore(phone.subscribe, phone.now);
  const [view, show] = useView();
  const [fault, setFault] = useState('');
  useEffect(() => phone.start(), [phone]);
  useEffect(coverWhenHidden, []);
  useNight();
  const isReady = phase === 'open' && list !== null;
  useEffect(() => void (isReady && loadScanner().catch(() => undefined)), [isReady]); // for a quick first scan
  const isPresented = useRef(false);
  useEffect(() => {
    if (!isReady || !scanned || isPresented.current) return;
    isPresented.current = true;
    const look = () => setFault('Looking it up…');
    void present(phone, scanned, productNow(), null, look).then((outcome) => {
      setFault('');
      if ('collabId' in outcome) show({ at: 'visit', id: outcome.collabId, by: outcome.by });
      else setFault(outcome.says);
    });
  }, [isReady, phone, scanned, show]);

  if (phase === 'starting') return null;
  if (phase === 'closed') return token ? <PinForm phone={phone} token={token} /> : <NoDoor why={why} />;
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
        <Suspense fallback={<p className="page">Starting the camera…</p>}>
          <Scanner phone={phone} onBack={home} onFound={(id, by) => show({ at: 'visit', id, by })} />
        </Suspense>
      )}
    </>
  );
}

const NoDoor = ({ why }: { why: string }) => (
  <main className="page">
    <h1>Check-in</h1>
    <Fault>{why}</Fault>
    <p>Please open your venue’s check-in link on this phone first and enter its PIN. Then scan the code again.</p>
  </main>
);

/** Signs this phone in at its door. */
function PinForm({ phone, token }: { phone: DoorPhone; token: string }) {
  const { why, actions } = useSyncExternalStore(phone.subscribe, phone.now);
  const unsent = unsentInWords(actions);
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
      setFault(error instanceof ProblemError ? error.message : faults.unexpected);
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
        <p>
          Enter the PIN the brand gave you. This phone then works for 12 hours. Once your list has loaded, it also works
          without a connection.
        </p>
        <Field
          label="PIN"
          value={pin}
          onChange={setPin}
          inputMode="numeric"
          autoFocus
          maxLength={OpenDoorInput.pin.most}
        />
        <Fault>{fault}</Fault>
        {unsent && <p className="strong">{unsent}</p>}
        <Button main type="submit" disabled={busy}>
          Open
        </Button>
      </form>
    </main>
  );
}
