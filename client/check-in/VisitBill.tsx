import { type FormEvent, useState } from 'react';
import {
  billPenceOf,
  dividedInWords,
  divideBill,
  type BillStatus,
  type DividedBill,
} from '../../server/contract/rules/bill';
import { formatPence, typedPence } from '../../server/contract/rules/money';
import TypeBillInput from '../api/limits/TypeBillInput.json';
import type { DoorPhone } from './door-phone';
import { Button, Fault, Field } from './parts';
import type { Visit } from './visits';

type VisitBillProps = { phone: DoorPhone; visit: Visit };

/** Shown once a bill can no longer be changed. */
const answeredInWords: Readonly<Record<Exclude<BillStatus, 'awaiting'>, (name: string) => string>> = {
  confirmed: () => 'Confirmed. It can’t be changed any more.',
  contested: (name) => `${name} says this isn’t right. Our team will check with both sides and decide.`,
  settled: () => 'Our team has decided on this bill.',
};

/** A guest's bill. It can be changed until they have answered. */
export function VisitBill({ phone, visit }: VisitBillProps) {
  const { bill, name, capPence, collabId, waiting } = visit;
  const [changing, setChanging] = useState(false);
  const [saved, setSaved] = useState(0);
  const [fault, setFault] = useState('');
  const save = async (pence: number) => {
    const says = await phone.record({ kind: 'bill', collabId, pence });
    setFault(says);
    if (says) return;
    setChanging(false);
    setSaved(pence);
  };
  const isSaved = bill?.pence === saved; // another door's may count instead
  const asked = isSaved ? `Saved. We’ve asked ${name} to check it.` : `Waiting for ${name} to check it.`;
  const sentence = waiting.includes('bill') ? 'Recorded here.' : asked;
  return (
    <section aria-label="Bill" className="card stack">
      <h2>Bill</h2>
      <Fault>{fault}</Fault>
      {bill && (!changing || bill.status !== 'awaiting') ? (
        <>
          <BillFacts bill={bill} />
          {bill.status === 'awaiting' ? (
            <>
              <p role="status" className="strong">
                {sentence}
              </p>
              <Button onClick={() => setChanging(true)}>Change</Button>
            </>
          ) : (
            <p role="status">{answeredInWords[bill.status](name)}</p>
          )}
        </>
      ) : (
        <BillForm
          capPence={capPence}
          before={bill?.pence}
          onSubmit={(pence) => void save(pence)}
          onCancel={bill ? () => setChanging(false) : undefined}
        />
      )}
    </section>
  );
}

/** A bill in three lines: the total, what the offer covers, and what the guest pays. */
function BillFacts({ bill: { pence, coveredPence, guestPaysPence } }: { bill: DividedBill }) {
  const lines = [['Total', pence], ['The offer covers', coveredPence], ['The guest pays', guestPaysPence]] as const; // prettier-ignore
  return (
    <dl className="facts">
      {lines.map(([label, amount]) => (
        <Line key={label} label={label} amount={amount} />
      ))}
    </dl>
  );
}

const Line = ({ label, amount }: { label: string; amount: number }) => (
  <>
    <dt>{label}</dt>
    <dd className="strong">{formatPence(amount)}</dd>
  </>
);

type BillFormProps = { capPence: number; before?: number; onSubmit: (pence: number) => void; onCancel?: () => void };

/** Enters a bill's total in pounds, and shows while typing who pays what. */
function BillForm({ capPence, before, onSubmit, onCancel }: BillFormProps) {
  const [typed, setTyped] = useState(before === undefined ? '' : typedPence(before));
  const [tried, setTried] = useState(false);
  const pence = billPenceOf(typed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (pence !== null) onSubmit(pence);
  };
  return (
    <form onSubmit={submit} noValidate className="stack">
      <Field
        label="Bill in pounds"
        value={typed}
        onChange={setTyped}
        inputMode="decimal"
        enterKeyHint="done"
        placeholder="0.00"
        hint="The whole bill, before the offer is taken off"
        maxLength={15}
        fault={tried && pence === null ? TypeBillInput.pence.says : undefined}
      />
      <p role="status" className="strong">
        {pence !== null && dividedInWords(divideBill(pence, capPence))}
      </p>
      <div className="wrap">
        <Button type="submit" className="button grow">
          Save the bill
        </Button>
        {onCancel && <Button onClick={onCancel}>Cancel</Button>}
      </div>
    </form>
  );
}
