import { IconCircleCheck } from '@tabler/icons-react';
import { houseIcon } from './house-icon.mjs';

export default houseIcon(IconCircleCheck);
