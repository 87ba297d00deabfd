/** For all icons of parts of react-admin that the panel doesn't use. */
export default function NotShown() {
  throw new Error('The panel shows an icon of MUI that has no file in client/light-packages/mui-icons yet.');
}
