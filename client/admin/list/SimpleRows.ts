export { SimpleList as default } from 'react-admin';
