import { IconQrcode } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useState, useSyncExternalStore } from 'react';
import { useProductNow } from '../api/clock';
import LookAtCodeInput from '../api/limits/LookAtCodeInput.json';
import type { DoorPhone } from './door-phone';
import { Button, Face, Fault, Field, Heading } from './parts';
import { lookUp } from './scanned-code';
import { Connection, Count, Left, MustNotEat, Status } from './visit-marks';
import { type Arrival, codeIn, type Day, dayOf, matching, partyInWords, timeOf, type Visit } from './visits';

type VisitListProps = {
  phone: DoorPhone;
  /** What has to be read first. */
  notices: ReactNode;
  onScan: () => void;
  onChoose: (collabId: string, by: Arrival) => void;
};

/** Expected and checked-in guests. */
export function VisitList({ phone, notices, onScan, onChoose }: VisitListProps) {
  const { list, why } = useSyncExternalStore(phone.subscribe, phone.now);
  const now = useProductNow();
  const [typed, setTyped] = useState('');
  const [day, setDay] = useState<Day>('today');
  const visits = phone.visits();
  const ofDay = visits.filter((visit) => dayOf(visit, now) === day);
  const shown = typed.trim() ? matching(visits, typed) : ofDay;
  const { fault, busy, find, clear } = useLookUp(phone, onChoose);
  const code = codeIn(typed);
  const findCode = code && (
    <Button disabled={busy} onClick={() => void find(code)}>
      {busy ? 'Looking it up…' : 'Find guest by this code'}
    </Button>
  );
  return (
    <main className="page">
      <header className="row">
        <div className="grow">
          <Heading>{list?.venue ?? list?.brand ?? 'Check-in'}</Heading>
          <Connection phone={phone} />
        </div>
        {list && day === 'today' && <Count visits={ofDay} />}
      </header>
      <Fault>{why}</Fault>
      {notices}
      <Search
        {...{ typed, fault, findCode }}
        onType={(next) => {
          clear();
          setTyped(next);
        }}
        hasMatches={shown.length > 0}
        onSubmit={() => code && void find(code)}
      />
      <div className="stack">
        {!typed.trim() && <Days day={day} onChoose={setDay} />}
        {list && shown.length === 0 && !typed.trim() && <p className="quiet">Nobody is booked for {day}.</p>}
        {!list && !why && <p className="quiet">Getting your list. Stay connected until it’s here.</p>}
        <ul className="visits" aria-label="Visits">
          {shown.map((visit) => (
            <VisitRow key={visit.collabId} phone={phone} visit={visit} onChoose={onChoose} />
          ))}
        </ul>
        {list && <Left count={list.left} />}
        {typed.trim() && shown.length > 0 && findCode}
      </div>
      <div className="foot">
        <Button main onClick={onScan}>
          <IconQrcode size={24} aria-hidden />
          Scan a code
        </Button>
      </div>
    </main>
  );
}

const Days = ({ day, onChoose }: { day: Day; onChoose: (day: Day) => void }) => (
  <div className="row" role="group" aria-label="Day">
    {(['today', 'tomorrow'] as const).map((each) => (
      <Button key={each} className="button grow" aria-pressed={day === each} onClick={() => onChoose(each)}>
        {each === 'today' ? 'Today' : 'Tomorrow'}
      </Button>
    ))}
  </div>
);

/** Codes are looked up by the server. */
function useLookUp(phone: DoorPhone, onChoose: VisitListProps['onChoose']) {
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState(false);
  const find = async (code: string) => {
    setBusy(true);
    const outcome = await lookUp(phone, code);
    setBusy(false);
    if ('collabId' in outcome) onChoose(outcome.collabId, outcome.by);
    else setFault(outcome.says);
  };
  return { fault, busy, find, clear: () => setFault('') };
}

type SearchProps = {
  typed: string;
  onType: (typed: string) => void;
  /** Whether what is typed is a name or handle on this phone; if not, it may be the end of a code. */
  hasMatches: boolean;
  fault: string;
  /** Looks up a code; null if what is typed isn't one. */
  findCode: ReactNode;
  onSubmit: () => void;
};

function Search({ typed, onType, hasMatches, fault, findCode, onSubmit }: SearchProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!hasMatches) onSubmit();
  };
  return (
    <form role="search" className="stack" onSubmit={submit}>
      <Field
        label="Name, handle or code"
        type="search"
        value={typed}
        onChange={onType}
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={LookAtCodeInput.code.most}
      />
      {typed.trim() && !hasMatches && !fault && (
        <p role="status" className="quiet">
          Nobody on your list has this name. {findCode ? '' : 'To find a code, type at least its last 4 characters.'}
        </p>
      )}
      <Fault>{fault}</Fault>
      {!hasMatches && findCode}
    </form>
  );
}

type VisitRowProps = { phone: DoorPhone; visit: Visit; onChoose: VisitListProps['onChoose'] };

function VisitRow({ phone, visit, onChoose }: VisitRowProps) {
  const { collabId, name, handle, visitAt, status } = visit;
  return (
    <li>
      <button type="button" className="visit" onClick={() => onChoose(collabId, { how: 'name' })}>
        <span className="grow">
          <span className={status === 'cancelled' ? 'strong off-name' : 'strong'}>{name}</span>
          <span className="quiet" style={{ display: 'block' }}>
            @{handle} · {partyInWords(visit)}
          </span>
          <MustNotEat visit={visit} />
          <Status visit={visit} />
        </span>
        <span className="time">{timeOf(visitAt)}</span>
        <Face phone={phone} of={visit} size={48} />
      </button>
    </li>
  );
}
