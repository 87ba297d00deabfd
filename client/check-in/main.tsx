import './check-in.css';
import { createRoot } from 'react-dom/client';
import { CheckInApp } from './CheckInApp';
import { DoorPhone } from './door-phone';

const root = document.getElementById('root');
if (!root) throw new Error('check-in.html has lost its #root.');

const { href, pathname, search } = location;
const token = /^\/check-in\/([^/]+)/i.exec(pathname)?.[1] ?? null;
const hasCode = /[?&](s|code)=/.test(search);
// A code works once: it mustn't reappear after a reload or in the history.
if (hasCode) history.replaceState(null, '', pathname);

if ('serviceWorker' in navigator)
  void navigator.serviceWorker.register('/check-in/sw.js', { scope: '/check-in' }).catch(() => undefined); // private windows don't have it

createRoot(root).render(<CheckInApp phone={new DoorPhone(token)} scanned={hasCode ? href : null} />);
