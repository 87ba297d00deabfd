import { IconSearch } from '@tabler/icons-react';
import { houseIcon } from './house-icon.mjs';

export default houseIcon(IconSearch);
