import { IconQrcode } from '@tabler/icons-react';
import { useState } from 'react';
import type { DoorPhone } from './door-phone';
import { Button, Fault, focusTitle } from './parts';
import type { Arrival, Visit } from './visits';

type VisitActionsProps = {
  phone: DoorPhone;
  visit: Visit;
  by: Arrival;
  /** They can be checked in now. */
  canEnter: boolean;
  /** It should have begun by now. */
  hasBegun: boolean;
  onScan: () => void;
};

const latenesses = [10, 20, 30, 60] as const;

/** The actions on a visit: the next one is the large button within thumb reach. */
export function VisitActions({ phone, visit, by, canEnter, hasBegun, onScan }: VisitActionsProps) {
  const [asking, setAsking] = useState<'late' | 'no-show' | null>(null);
  const [fault, setFault] = useState('');
  const { collabId, name, status } = visit;
  const isAwaited = status === 'awaited';
  const record = async (what: Parameters<DoorPhone['record']>[0]) => {
    setAsking(null);
    setFault(await phone.record(what));
    focusTitle();
  };
  const checkIn = () => record({ kind: 'check-in', collabId, ...(by.how === 'code' ? by : { how: 'name' as const }) });
  return (
    <div className="foot">
      <Fault>{fault}</Fault>
      {asking === 'late' && (
        <Lateness
          onChoose={(minutes) => void record({ kind: 'late', collabId, minutes })}
          onCancel={() => setAsking(null)}
        />
      )}
      {asking === 'no-show' && (
        <div className="stack" role="group" aria-label="No-show">
          <p>Report {name} as a no-show? We’ll ask them for their side.</p>
          <div className="wrap">
            <Button onClick={() => void record({ kind: 'no-show', collabId })}>They didn’t come</Button>
            <Button onClick={() => setAsking(null)}>Cancel</Button>
          </div>
        </div>
      )}
      {canEnter && !asking && (
        <Button main onClick={() => void checkIn()}>
          Check in
        </Button>
      )}
      {!asking && isAwaited && (
        <div className="row">
          <Button className="button grow" onClick={() => setAsking('late')}>
            Running late
          </Button>
          {hasBegun && (
            <Button className="button grow" onClick={() => setAsking('no-show')}>
              No-show
            </Button>
          )}
        </div>
      )}
      {!canEnter && (
        <Button main={status === 'in'} onClick={onScan}>
          <IconQrcode size={24} aria-hidden />
          Scan the next code
        </Button>
      )}
    </div>
  );
}

type LatenessProps = { onChoose: (minutes: number) => void; onCancel: () => void };

const Lateness = ({ onChoose, onCancel }: LatenessProps) => (
  <div className="stack" role="group" aria-label="Running late">
    <p>How late will they be?</p>
    <div className="wrap">
      {latenesses.map((minutes) => (
        <Button key={minutes} onClick={() => onChoose(minutes)}>
          {minutes} min
        </Button>
      ))}
      <Button onClick={onCancel}>Cancel</Button>
    </div>
  </div>
);
