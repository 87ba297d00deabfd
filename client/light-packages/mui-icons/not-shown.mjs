import { IconPoint } from '@tabler/icons-react';
import { houseIcon } from './house-icon.mjs';

/** A dot, for icons of parts of react-admin that the panel doesn't use: better a dot than a page that breaks. */
export default houseIcon(IconPoint);
