// shared-knows-no-module
import { brand } from '../modules/profiles/domain/brand.js';
export const knowing = brand;
