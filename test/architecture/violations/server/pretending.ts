// no-fakes-in-production
import { fake } from '../sandbox/fake.js';
export const pretending = fake;
