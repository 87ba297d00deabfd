import { type ReactNode, useState } from 'react';
import { CheckEmail } from './CheckEmail';
import { InfluencerForm } from './InfluencerForm';

type InfluencerJoinProps = {
  invitedBy: string | null;
  /** The page's header, shown until the link is on its way. */
  children: ReactNode;
};

/** The sign-up for influencers: the form, and then the word that mail has come. */
export function InfluencerJoin({ invitedBy, children }: InfluencerJoinProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <>
      {sentTo === null ? children : <CheckEmail email={sentTo} onBack={() => setSentTo(null)} />}
      {/* The form stays while the other page shows, so that nothing has to be typed again. */}
      <div hidden={sentTo !== null}>
        <InfluencerForm invitedBy={invitedBy} onJoined={setSentTo} />
      </div>
    </>
  );
}
