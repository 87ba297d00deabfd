import { type Actor, isTheProduct } from '../../../shared/kernel/index.js';
import { checkStillActsAs } from '../domain/staff.js';
import type { UserRepository } from '../ports/user.repository.js';

/**
 * Before a right of staff is given or taken: nobody else does so until the open transaction ends, and the actor still
 * has theirs. Of two super users who take each other's rights at once, one is second, and no super user any more.
 * @throws identity/super-user-needed
 */
export async function holdStaff(users: UserRepository, actor: Actor): Promise<void> {
  await users.holdStaff();
  if (!isTheProduct(actor)) checkStillActsAs(await users.get(actor.userId), actor);
}
