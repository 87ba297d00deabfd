import {
  IconAlertTriangle,
  IconBan,
  IconCircleCheck,
  IconClock,
  IconCloudUpload,
  IconHelpCircle,
  IconUserX,
} from '@tabler/icons-react';
import { useId, useSyncExternalStore } from 'react';
import { risksToAsk } from '../../server/contract/rules/food-risks';
import { connection } from '../api/connection';
import type { DoorPhone } from './door-phone';
import { isOnlyHere, risksInShort, risksOf, statusInWords, type Visit } from './visits';

/** A visit's status: an icon, text and colour. */
export function Status({ visit }: { visit: Visit }) {
  const words = statusInWords(visit);
  return words ? (
    <span className={`status ${isOnlyHere(visit) ? 'recorded' : marks[visit.status][1]}`}>
      <StatusSign visit={visit} size={16} />
      {words}
    </span>
  ) : null;
}

export function StatusSign({ visit, size }: { visit: Visit; size: number }) {
  const Sign = isOnlyHere(visit) ? IconCloudUpload : marks[visit.status][0];
  return <Sign size={size} aria-hidden />;
}

const marks = {
  in: [IconCircleCheck, 'in'],
  awaited: [IconClock, ''],
  cancelled: [IconBan, 'off'],
  'no-show-claimed': [IconUserX, 'off'],
} as const;

/** The party's food risks, in one line. */
export function MustNotEat({ visit }: { visit: Visit }) {
  const words = risksInShort(visit);
  return (
    <>
      {words && (
        <span className="must-not">
          <IconAlertTriangle size={18} aria-hidden />
          <span>
            <span className="silent">Can’t eat: </span>
            {words}
          </span>
        </span>
      )}
      {risksToAsk(visit.foodRisks, visit.guests) && (
        <span className="ask">
          <IconHelpCircle size={18} aria-hidden />
          Ask about allergies
        </span>
      )}
    </>
  );
}

/** The same, one line per person who has answered; says so if the guest hasn't. */
export function FoodRisks({ visit }: { visit: Visit }) {
  const titleId = useId();
  const party = risksOf(visit);
  const ask = risksToAsk(visit.foodRisks, visit.guests);
  if (party.length === 0 && !ask) return null;
  const isClear = party.every((each) => each.isClear);
  return (
    <section aria-labelledby={titleId} className={isClear ? 'clear stack' : 'warning stack'}>
      <h2 id={titleId}>
        {!isClear && <IconAlertTriangle size={24} aria-hidden />}
        Allergies and diet
      </h2>
      {party.length > 0 && (
        <ul aria-labelledby={titleId} className="stack">
          {party.map(({ who, words }, place) => (
            <li key={place}>
              {who}: <span className="strong">{words}</span>
            </li>
          ))}
        </ul>
      )}
      {ask && <p className="strong">{ask}</p>}
      <p className="quiet">Please share it with the kitchen and the floor only.</p>
    </section>
  );
}

/** "3 of 12 in"; nothing if nobody is expected. */
export function Count({ visits }: { visits: readonly Visit[] }) {
  const expected = visits.filter(({ status }) => status !== 'cancelled');
  const isIn = expected.filter(({ status }) => status === 'in');
  return (
    expected.length > 0 && (
      <p className="strong" role="status">
        {isIn.length} of {expected.length} in
      </p>
    )
  );
}

/** How many visits the phone didn’t get. */
export const Left = ({ count }: { count: number }) =>
  count > 0 && (
    <p className="quiet">
      {count === 1 ? '1 more visit doesn’t' : `${count} more visits don’t`} fit on this phone. Find guests who aren’t
      here by their code.
    </p>
  );

const notYetOffline = (): string =>
  'serviceWorker' in navigator
    ? ' Getting ready to work offline.'
    : ' This browser can’t open the page offline. Keep it open.';

/** Whether what was done here has been sent. */
export function Connection({ phone }: { phone: DoorPhone }) {
  const { actions, opensOffline } = useSyncExternalStore(phone.subscribe, phone.now);
  const isThere = useSyncExternalStore(connection.subscribe, connection.isThere);
  const unsent = actions.filter(({ refusal }) => !refusal).length;
  const toSend = unsent === 0 ? '' : ` ${unsent} to send.`;
  return (
    <p className="quiet" role="status">
      {isThere
        ? `Connected.${toSend}${opensOffline ? '' : notYetOffline()}`
        : `No connection. You can carry on: it’s all kept here.${toSend}`}
    </p>
  );
}
