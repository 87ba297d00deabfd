/** A team of one, the user, with this role. */
export const teamOf = (role: string) => ({
  seats: 5,
  taken: 1,
  members: [
    {
      ...{ userId: 'me', name: 'Me', email: 'me@example.com', role, joinedAt: '2026-11-02T10:00:00Z' },
      ...{ seated: true, readOnly: false, disabled: false, self: true, manageable: false },
    },
  ],
  invitations: [],
});
