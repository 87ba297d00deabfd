/** In whose storage it counts: with a Collab its brand's, else one's own. */
export const forCollab = (collabId: string | null): { collab?: string } => (collabId ? { collab: collabId } : {});
