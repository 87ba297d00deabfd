// modules-meet-at-index, asking-goes-one-way
import { brand } from '../../profiles/domain/brand.js';
export const nosy = brand;
