import Box from '@mui/material/Box';
import DeliverPieceInput from '../../../api/limits/DeliverPieceInput.json';
import { TextField } from '../../../ui/TextField';
import type { Platform } from '../../../../server/contract/lists/social';
import { judgeCaption } from '../../../../server/contract/rules/disclosure';
import type { Deliverable } from '../../../api/collabs';
import { usePublicSettings } from '../../../api/settings';
import { VerdictNote } from '../../../ui/VerdictNote';

type CaptionFieldProps = {
  caption: string;
  onChange: (caption: string) => void;
  type: Deliverable['type'];
  /** Null while it isn't known. */
  platform: Platform | null;
  brief: string;
  /** The platform’s own label is on. */
  platformLabel?: boolean;
  helperText: string;
  fault?: string;
};

/** The caption, with the disclosure rules' findings while typing. */
export function CaptionField(props: CaptionFieldProps) {
  const { caption, onChange, type, platform, brief, platformLabel, helperText, fault } = props;
  const { disclosureFolds } = usePublicSettings();
  const verdict = judgeCaption({ caption, platform, type, platformLabel, brief }, disclosureFolds);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <TextField
        label="Caption"
        value={caption}
        onChange={(event) => onChange(event.target.value)}
        multiline
        minRows={3}
        error={Boolean(fault)}
        helperText={fault ?? helperText}
        slotProps={{ htmlInput: { maxLength: DeliverPieceInput.caption.most } }}
      />
      {type !== 'ugc' && (caption.trim() !== '' || platformLabel) && (
        <VerdictNote verdict={verdict} onCorrect={onChange} />
      )}
    </Box>
  );
}
