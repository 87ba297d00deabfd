import { risksToAsk } from '../../server/contract/rules/food-risks';
import { IconArrowLeft } from '@tabler/icons-react';
import { useId, useSyncExternalStore } from 'react';
import { formatPence } from '../../server/contract/rules/money';
import { useProductNow } from '../api/clock';
import type { DoorPhone } from './door-phone';
import { Conflicts, OtherConflicts } from './Conflicts';
import { Button, Face, Fault, Heading } from './parts';
import { VisitActions } from './VisitActions';
import { VisitBill } from './VisitBill';
import { FoodRisks, StatusSign } from './visit-marks';
import {
  type Arrival,
  isOnlyHere,
  obstacleOf,
  partyInWords,
  risksInShort,
  statusInWords,
  timeOf,
  type Visit,
} from './visits';

type VisitPageProps = { phone: DoorPhone; id: string; by: Arrival; onBack: () => void; onScan: () => void };

/** One visit: who it is, what they must not eat, and what to do next. */
export function VisitPage({ phone, id, by, onBack, onScan }: VisitPageProps) {
  useSyncExternalStore(phone.subscribe, phone.now);
  const now = useProductNow();
  const stateId = useId();
  const visit = phone.visits().find(({ collabId }) => collabId === id);
  if (!visit) return <Gone onBack={onBack} />;
  const isIn = visit.status === 'in';
  const obstacle = isIn ? null : obstacleOf(visit, now);
  return (
    <main className="page">
      <div>
        <Button onClick={onBack}>
          <IconArrowLeft size={20} aria-hidden />
          All visits
        </Button>
      </div>
      <OtherConflicts phone={phone} than={id} onShow={onBack} />
      <div className="row">
        <Face phone={phone} of={visit} size={80} />
        <div className="grow">
          <Heading aria-describedby={stateId}>{visit.name}</Heading>
          <p>@{visit.handle}</p>
          <p className="strong">
            {timeOf(visit.visitAt)} · {partyInWords(visit)}
          </p>
        </div>
      </div>
      <Conflicts phone={phone} of={id} />
      {by.how === 'signed' && by.wasIn && (
        <Fault>{visit.name} is already in. This code may be a copy, so compare their face with the picture.</Fault>
      )}
      <Fault>{obstacle}</Fault>
      <State id={stateId} visit={visit} words={obstacle ? '' : statusInWords(visit)} />
      <FoodRisks visit={visit} />
      <Facts visit={visit} />
      {isIn && <VisitBill phone={phone} visit={visit} />}
      <VisitActions
        phone={phone}
        visit={visit}
        by={by}
        canEnter={!isIn && !obstacle}
        hasBegun={now >= new Date(visit.visitAt)}
        onScan={onScan}
      />
    </main>
  );
}

type StateProps = { id: string; visit: Visit; words: string };

/** The visit's status. Screen readers also hear the guest's food risks. */
function State({ id, visit, words }: StateProps) {
  const risks = risksInShort(visit);
  const ask = risksToAsk(visit.foodRisks, visit.guests);
  return (
    <div role="status" id={id} className={words ? undefined : 'silent'}>
      {words && (
        <p className={visit.status === 'in' && !isOnlyHere(visit) ? 'notice done' : 'notice strong'}>
          <StatusSign visit={visit} size={24} />
          {words}
        </p>
      )}
      {risks && (
        <p className="silent">
          {visit.name} can’t eat: {risks}
        </p>
      )}
      {ask && <p className="silent">{ask}</p>}
    </div>
  );
}

/** A phone number within a text can be called. */
const numberIn = (text: string): string | null => /\+?\d[\d\s()-]{6,}\d/.exec(text)?.[0].replace(/[^\d+]/g, '') ?? null;

function Facts({ visit: { handoffNote, note, title, included, capPence, venue, callWho } }: { visit: Visit }) {
  const number = numberIn(callWho);
  return (
    <section aria-label="The visit" className="card stack">
      {handoffNote && <p className="strong note">{handoffNote}</p>}
      <dl className="facts">
        <dt>For</dt>
        <dd>{title}</dd>
        <dt>Included</dt>
        <dd className="note">{included}</dd>
        {capPence > 0 && (
          <>
            <dt>Covered</dt>
            <dd>Up to {formatPence(capPence)}</dd>
          </>
        )}
        <dt>Where</dt>
        <dd>{venue}</dd>
        {note && (
          <>
            <dt>They wrote</dt>
            <dd className="note">{note}</dd>
          </>
        )}
        {callWho && (
          <>
            <dt>Call</dt>
            <dd>
              {number ? (
                <a href={`tel:${number}`} className="button">
                  {callWho}
                </a>
              ) : (
                callWho
              )}
            </dd>
          </>
        )}
      </dl>
    </section>
  );
}

const Gone = ({ onBack }: { onBack: () => void }) => (
  <main className="page">
    <Heading>This visit isn’t on your list any more</Heading>
    <div>
      <Button onClick={onBack}>All visits</Button>
    </div>
  </main>
);
