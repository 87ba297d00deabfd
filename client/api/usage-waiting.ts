/** Where notes of what somebody did wait in this browser until the server has them. */
export const waitingKey = 'usage-waiting';
