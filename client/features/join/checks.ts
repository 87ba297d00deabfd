import BookCallInput from '../../api/limits/BookCallInput.json';
import JoinBrandInput from '../../api/limits/JoinBrandInput.json';
import JoinInfluencerInput from '../../api/limits/JoinInfluencerInput.json';
import { chosen, matching, text } from '../../ui/form-checks';

export const checks = {
  name: text(JoinBrandInput.name),
  brandName: text(JoinBrandInput.brandName),
  company: text(BookCallInput.company),
  handle: matching(JoinInfluencerInput.handle),
  city: chosen('Please choose a city.'),
  category: chosen('Please choose a category.'),
  dateOfBirth: chosen('Please give your date of birth.'),
  slot: chosen('Please choose a time.'),
};
