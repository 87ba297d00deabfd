import { IconChevronDown } from '@tabler/icons-react';
import { houseIcon } from './house-icon.mjs';

export default houseIcon(IconChevronDown);
