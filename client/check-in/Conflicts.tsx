import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { DoorPhone } from './door-phone';
import type { KeptAction } from './memory';
import { Button, focusTitle } from './parts';
import { type DoorConflict, timeOf } from './visits';

type ConflictsProps = {
  phone: DoorPhone;
  /** The Collab of one visit; by default those of all. */
  of?: string;
};

/** Warnings to check: shown until acknowledged. */
export function Conflicts({ phone, of }: ConflictsProps) {
  const { list, actions, read } = useSyncExternalStore(phone.subscribe, phone.now);
  const listed = list?.conflicts ?? [];
  const visitOf = (id: string) => list?.items.find(({ collabId }) => collabId === id);
  // The server includes most of them in both doors' lists.
  const refused = actions
    .filter(({ id, refusal }) => refusal && !listed.some((conflict) => conflict.id === id))
    .map((action) => ({ ...action, name: visitOf(action.collabId)?.name ?? 'A guest', says: refusedInWords(action) }));
  const unread = [...listed.map((conflict) => ({ ...conflict, says: inWords(conflict) })), ...refused].filter(
    ({ id, collabId }) => !read.includes(id) && (!of || collabId === of),
  );
  const [heard] = useState(() => new Set(phone.announced));
  useEffect(() => unread.forEach(({ id }) => phone.announced.add(id)));
  if (unread.length === 0) return null;
  return (
    <section aria-label="Please check" className="stack">
      {unread.map(({ id, kind, name, collabId, at, says }) => (
        <div key={id} role={heard.has(id) ? undefined : 'alert'} className="warning stack">
          <h2>
            <IconAlertTriangle size={24} aria-hidden />
            {name}, {timeOf(at)}
          </h2>
          <p>
            {says}
            {kind === 'check-in' && visitOf(collabId)?.status === 'awaited' && stillAwaited}
          </p>
          <div>
            <Button
              onClick={() => {
                void phone.markRead(id);
                focusTitle();
              }}
            >
              I’ve read this
            </Button>
          </div>
        </div>
      ))}
    </section>
  );
}

function inWords(conflict: DoorConflict): string {
  const { kind, code, detail, at, otherAt, otherDoor } = conflict;
  if (kind !== 'check-in' || code !== 'collabs/code-used') return refusedInWords({ kind, refusal: detail });
  if (!otherAt) return detail; // by the brand's own people
  const other = `${timeOf(otherAt)} (${otherDoor})`;
  return otherAt < at
    ? `${detail} The earlier one, ${other}, counts.`
    : `${detail} This one is earlier than ${other}, so it counts.`;
}

const refusedInWords = ({ kind, refusal }: Pick<KeptAction, 'kind' | 'refusal'>): string =>
  `This ${words[kind]} wasn’t accepted. ${refusal}`;

const stillAwaited = ' They aren’t checked in. If they came, check them in by name.';

const words = { 'check-in': 'check-in', bill: 'bill', late: 'delay', 'no-show': 'no-show' } as const;
