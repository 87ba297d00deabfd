import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { DoorPhone } from './door-phone';
import type { KeptAction } from './memory';
import { Button, focusTitle } from './parts';
import { type DoorConflict, type KeptList, timeOf } from './visits';

type ConflictsProps = {
  phone: DoorPhone;
  /** The Collab of one visit; by default those of all. */
  of?: string;
};

/** Warnings to check: shown until acknowledged. */
export function Conflicts({ phone, of }: ConflictsProps) {
  const { list } = useSyncExternalStore(phone.subscribe, phone.now);
  const unread = useUnread(phone).filter(({ collabId }) => !of || collabId === of);
  const section = useRef<HTMLElement>(null);
  const [heard] = useState(() => new Set(phone.announced));
  useEffect(() => unread.forEach(({ id }) => phone.announced.add(id)));
  if (unread.length === 0) return null;
  const isAwaited = (id: string) => visitIn(list, id)?.status === 'awaited';
  return (
    <>
      {!of && <Line count={unread.length} onClick={() => section.current?.focus()} />}
      <section ref={section} tabIndex={-1} aria-label="Please check" className="conflicts stack">
        {unread.map(({ id, kind, name, collabId, at, says }) => (
          <div key={id} role={heard.has(id) ? undefined : 'alert'} className="warning stack">
            <h2>
              <IconAlertTriangle size={24} aria-hidden />
              {name}, {timeOf(at)}
            </h2>
            <p>
              {says}
              {kind === 'check-in' && isAwaited(collabId) && stillAwaited}
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
    </>
  );
}

type OtherConflictsProps = { phone: DoorPhone; than: string; onShow: () => void };

/** While one visit is open: how many warnings there are about others. */
export function OtherConflicts({ phone, than, onShow }: OtherConflictsProps) {
  const { length } = useUnread(phone).filter(({ collabId }) => collabId !== than);
  return length > 0 && <Line count={length} onClick={onShow} />;
}

/** Stays in view, and leads to the warnings. */
const Line = ({ count, onClick }: { count: number; onClick: () => void }) => (
  <div className="to-check">
    <Button onClick={onClick}>
      <IconAlertTriangle size={20} aria-hidden />
      {count === 1 ? '1 problem' : `${count} problems`} to check
    </Button>
  </div>
);

function useUnread(phone: DoorPhone) {
  const { list, actions, read } = useSyncExternalStore(phone.subscribe, phone.now);
  const listed = list?.conflicts ?? [];
  // The server includes most of them in both doors' lists.
  const refused = actions
    .filter(({ id, refusal }) => refusal && !listed.some((conflict) => conflict.id === id))
    .map((action) => {
      const name = visitIn(list, action.collabId)?.name ?? 'A guest';
      return { ...action, name, says: refusedInWords(action) };
    });
  return [...listed.map((conflict) => ({ ...conflict, says: inWords(conflict) })), ...refused].filter(
    ({ id }) => !read.includes(id),
  );
}

const visitIn = (list: KeptList | null, id: string) => list?.items.find(({ collabId }) => collabId === id);

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
