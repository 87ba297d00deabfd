import './check-in.css';
import { createRoot } from 'react-dom/client';
import { CheckInApp } from './CheckInApp';
import { DoorPhone } from './door-phone';

const root = document.getElementById('root');
if (!root) throw new Error('check-in.html has lost its #root.');

const { href, pathname, search } = location;
const token = /^\/check-in\/([^/]+)/i.exec(pathname)?.[1] ?? null;
const hasCode = /[?&](s|code)=/.test(search);
// A code works once: neither a reload nor the history may show it again.
if (hasCode) history.replaceState(null, '', pathname);

if ('serviceWorker' in navigator)
  void navigator.serviceWorker.register('/check-in/sw.js', { scope: '/check-in' }).catch(() => undefined); // private windows have none

createRoot(root).render(<CheckInApp phone={new DoorPhone(token)} scanned={hasCode ? href : null} />);
