import { collabErrors } from './collab.errors.js';

it.each([
  ['check-in', 'You can’t check in at this point of the Collab.'],
  ['ask-days', 'You can’t ask for more time at this point of the Collab.'],
  ['contest-no-show', 'You can’t contest the claim at this point of the Collab.'],
  ['uphold-undelivered', 'You can’t uphold the claim at this point of the Collab.'],
  ['drop-undelivered-claim', 'You can’t take the claim back at this point of the Collab.'],
  ['confirm-bill', 'You can’t confirm the bill at this point of the Collab.'],
])('says in English that %s isn’t possible', (action, says) => {
  expect(collabErrors.wrongStep(action).message).toBe(says);
});

it('says of a piece what can’t be done with it', () => {
  expect(collabErrors.wrongPiece('suggest-changes').message).toBe(
    'You can’t suggest changes to this piece at this point.',
  );
});

it('says from when content can be claimed', () => {
  const opens = new Date('2027-02-10T19:00:00Z');
  expect(collabErrors.notDueYet('claim-undelivered', opens).message).toBe(
    'It’s too early to claim that the content never came.',
  );
});
