import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type Bill, type Collab, useConfirmBill, useContestBill } from '../../../api/collabs';
import { Fault } from '../../../ui/Fault';
import { ExactTime } from '../../../ui/RelativeTime';
import { toast } from '../../../ui/toast';
import { useState } from 'react';
import { penceOf } from '../../../../server/contract/rules/money';
import ContestBillInput from '../../../api/limits/ContestBillInput.json';
import { DraftNote } from '../../../shell/drafts/DraftNote';
import { useDraftText } from '../../../shell/drafts/use-draft';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { TextField } from '../../../ui/TextField';

/** The creator confirms or contests the bill. Silence confirms it. */
export function AnswerBill({ collab: { id, brand }, bill: { answerBy, pence } }: { collab: Collab; bill: Bill }) {
  const confirm = useConfirmBill(id);
  return (
    <>
      <Typography>
        {brand.name} entered this bill. Please confirm or contest it by <ExactTime time={answerBy} />. If you do
        neither, it counts as confirmed. What the offer covers is the value of your gift.
      </Typography>
      <Fault>{confirm.error?.message}</Fault>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button
          variant="contained"
          loading={confirm.isPending}
          onClick={() => confirm.mutate({ pence }, { onSuccess: () => toast.success('Confirmed.') })}
        >
          Confirm the bill
        </Button>
        <ContestBill id={id} />
      </Box>
    </>
  );
}

/** The creator says what is wrong with the bill, and the correct total. */
export function ContestBill({ id }: { id: string }) {
  const [open, setOpen] = useState(false);
  const [amount, setAmount] = useState('');
  const [words, setWords, draft] = useDraftText(`contest-bill:${id}`);
  const contest = useContestBill(id);
  const pence = penceOf(amount);
  const isWrong = amount.trim() !== '' && pence === null;
  const { pence: faultOfAmount, words: faultOfWords } = contest.error?.fieldErrors ?? {};
  const send = () =>
    contest.mutate(
      { words: words.trim(), ...(pence === null ? {} : { pence }) },
      { onSuccess: () => (draft.forget(), setOpen(false)) },
    );
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Contest the bill
      </Button>
      <ConfirmDialog
        open={open}
        title="Is the bill wrong?"
        busy={contest.isPending || isWrong || words.trim() === ''}
        onCancel={() => setOpen(false)}
        onConfirm={send}
      >
        <Typography sx={{ mb: 4 }}>
          Say what’s wrong. Our team hears both sides and decides. Until then, the value agreed in the offer counts.
        </Typography>
        <DraftNote draft={draft} onDiscard={({ text }) => setWords(text)} />
        <TextField
          label="What the bill was, in pounds (optional)"
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
          error={isWrong || faultOfAmount !== undefined}
          helperText={isWrong ? 'Please enter an amount such as 142 or 142.50.' : faultOfAmount}
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
          sx={{ mb: 4 }}
        />
        <TextField
          label="What’s wrong"
          value={words}
          onChange={({ target }) => setWords(target.value)}
          multiline
          minRows={2}
          error={faultOfWords !== undefined}
          helperText={faultOfWords}
          slotProps={{ htmlInput: { maxLength: ContestBillInput.words.most } }}
        />
        <Fault>{contest.error && !faultOfAmount && !faultOfWords ? contest.error.message : null}</Fault>
      </ConfirmDialog>
    </>
  );
}
