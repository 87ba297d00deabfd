import { choiceCount, noChoice, otherFault } from '../../../../server/contract/rules/choice';
import type { FoodChoice, OwnFoodRisks, ToldFoodRisks } from '../../../api/collabs';
import GuestFoodChoiceDto from '../../../api/limits/GuestFoodChoiceDto.json';

/** Nothing has been said yet. */
export const unsaid: ToldFoodRisks = { own: { ...noChoice, chosen: [] }, guests: [] };

/** The last answer, if there was one. */
export const lastAnswer = ({ own, guests }: OwnFoodRisks): ToldFoodRisks | null => own && { own, guests };

/** What an answer lacks, in a sentence; undefined if it's complete. */
export function answerFault({ own, guests }: ToldFoodRisks): string | undefined {
  if (guests.some(({ name }) => name.trim() === '')) return GuestFoodChoiceDto.name.says;
  return choiceFault('you', own) ?? guests.map((guest) => choiceFault(guest.name, guest)).find(Boolean);
}

function choiceFault(who: string, choice: FoodChoice): string | undefined {
  return choiceCount(choice) === 0
    ? `Please say what ${who} can’t be served, or choose “None of these”.`
    : otherFault(choice);
}
