export type Collab = { id: string };
export type CollabEvent = Readonly<{ name: 'collabApproved.now.then' }>;
export const visible = (): boolean => true;
