import Box from '@mui/material/Box';
import { useState } from 'react';
import { filePathOf } from '../../../../server/contract/rules/file-path';
import { fileTypeOf } from '../../../../server/contract/rules/file-types';
import { profileLimits } from '../../../../server/contract/rules/influencer-profile';
import { Fault } from '../../../ui/Fault';
import { CropDialog } from '../../../ui/picture/CropDialog';
import { portrait } from '../../../ui/picture/crop';
import { visuallyHidden } from '../../../ui/sx';
import { DropZone } from '../../../ui/upload/DropZone';
import { SendFile } from '../../../ui/upload/SendFile';
import { sizeOrNameFault } from '../../../ui/upload/size-or-name-fault';
import { useUnfinishedUploads } from '../../../ui/upload/unfinished-uploads';
import { useEditor } from '../editor-context';
import type { Piece } from '../profile-api';
import { PieceTile, pieceName } from './PieceTile';
import { moved, placeSaid, useDragOrder } from '../../../ui/order/use-drag-order';
import { pictureGrid } from '../../../ui/pictures';

/** The pieces in order: dragged by their handle, or moved by buttons and arrow keys. */
export function Portfolio() {
  const { profile, faults, change, mayEdit } = useEditor();
  const { portfolio } = profile;
  const [unfinished] = useUnfinishedUploads(profile.id);
  /** From here on, uploads in progress are visible. */
  const [taken, setTaken] = useState(false);
  const [chosen, setChosen] = useState<File | null>(null);
  const [sending, setSending] = useState<readonly File[]>([]);
  const [fault, setFault] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const move = (from: number, to: number) => {
    if (to < 0 || to >= portfolio.length || from === to) return;
    change({ portfolio: moved(portfolio, from, to) });
    setSaid(placeSaid(pieceName(portfolio[from]!, from), to, portfolio.length));
  };
  const { dragging, begin } = useDragOrder(move);
  const put = (at: number, piece: Partial<Piece>) =>
    change({ portfolio: portfolio.map((each, place) => (place === at ? { ...each, ...piece } : each)) });
  const take = (file: File) => {
    const full = portfolio.length + sending.length >= profileLimits.portfolio.max;
    const found = full ? `A portfolio can have up to ${profileLimits.portfolio.max} pieces.` : sizeOrNameFault(file);
    setFault(found);
    if (found) return;
    setTaken(true);
    if (canBeCut(file)) setChosen(file);
    else setSending((before) => [...before, file]);
  };
  const done = (file: File) => setSending((before) => before.filter((each) => each !== file));
  return (
    <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {portfolio.length > 0 && (
        <Box component="ul" aria-label="Portfolio" sx={grid}>
          {portfolio.map((piece, at) => (
            <PieceTile
              key={piece.mediaId}
              piece={piece}
              place={{ at, of: portfolio.length }}
              dragged={dragging === at}
              onGrab={() => mayEdit && begin(at)}
              onMove={(to) => move(at, to)}
              onCaption={(caption) => put(at, { caption })}
              onRemove={() => change({ portfolio: portfolio.filter((_, place) => place !== at) })}
            />
          ))}
        </Box>
      )}
      <Box role="status" sx={visuallyHidden}>
        {said}
      </Box>
      {sending.map((file) => (
        <SendFile
          key={`${file.name}-${file.lastModified}-${file.size}`}
          file={file}
          profileId={canBeCut(file) ? undefined : profile.id} // a cropped picture is cropped again, not uploaded again
          onSent={(mediaId) => {
            done(file);
            const kind = fileTypeOf(file.name) === 'video' ? 'video' : 'image';
            change({ portfolio: [...portfolio, { mediaId, filePath: filePathOf(mediaId), kind, caption: '' }] });
          }}
          onRemove={() => done(file)}
        />
      ))}
      {portfolio.length < profileLimits.portfolio.max && (
        <DropZone onFile={take} unfinished={taken ? undefined : unfinished} />
      )}
      <Fault>{fault ?? faults.portfolio ?? null}</Fault>
      {chosen && (
        <CropDialog
          file={chosen}
          ratio={portrait}
          onCancel={() => setChosen(null)}
          onDone={(cut) => {
            setChosen(null);
            setSending((before) => [...before, cut]);
          }}
        />
      )}
    </Box>
  );
}

/** Animations would freeze, and few browsers show TIFF: these are sent unchanged. */
const canBeCut = ({ name }: File): boolean => /\.(jpe?g|png|webp)$/i.test(name);

const grid = pictureGrid('168px, 100%');
