import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { fileTypeOf } from '../../../../server/contract/rules/file-types';
import { useEnterMetrics } from '../../../api/metrics';
import { Fault } from '../../../ui/Fault';
import { SubmitButton } from '../../../ui/SubmitButton';
import { toast } from '../../../ui/toast';
import { DropZone } from '../../../ui/upload/DropZone';
import { UploadRow } from '../../../ui/upload/UploadRow';
import { useUpload } from '../../../ui/upload/use-upload';
import { MetricFields, faultsIn, numbersOf, typedOf } from './MetricFields';

type EnterMetricsProps = { pieceId: string; onDone: () => void };

/** The influencer copies their post's current figures, with a screenshot. */
export function EnterMetrics({ pieceId, onDone }: EnterMetricsProps) {
  const [typed, setTyped] = useState(typedOf());
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [fileFault, setFileFault] = useState<string | null>(null);
  const { state, start, pause, resume, clear } = useUpload(null);
  const enter = useEnterMetrics(pieceId);
  const take = (file: File) => {
    const isPicture = fileTypeOf(file.name) === 'image';
    setFileFault(isPicture ? null : 'A screenshot is a picture. Please choose another file.');
    if (isPicture) void start(file);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = faultsIn(typed);
    setFaults(found);
    setFileFault(state?.mediaId ? null : 'Please upload a screenshot of the numbers first.');
    if (Object.keys(found).length > 0 || !state?.mediaId) return;
    enter.mutate(
      { ...numbersOf(typed), screenshotId: state.mediaId },
      {
        onSuccess: () => {
          toast.success('Thank you. The brand sees your numbers now.');
          onDone();
        },
        onError: ({ fieldErrors }) => setFaults(fieldErrors),
      },
    );
  };
  const elsewhere = enter.error && Object.keys(enter.error.fieldErrors).length === 0 ? enter.error.message : null;
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 4 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        As they are now. Leave blank what your platform doesn’t show.
      </Typography>
      <MetricFields typed={typed} faults={faults} onChange={setTyped} />
      <Typography variant="subtitle2">Screenshot of the numbers</Typography>
      {state ? (
        <UploadRow upload={state} onPause={pause} onResume={resume} onRemove={clear} />
      ) : (
        <DropZone onFile={take} />
      )}
      <Fault>{fileFault ?? faults.screenshotId ?? faults.takenAt ?? elsewhere}</Fault>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <SubmitButton busy={enter.isPending || state?.status === 'uploading'}>Save numbers</SubmitButton>
        <Button onClick={onDone}>Cancel</Button>
      </Box>
    </Box>
  );
}
