import { consentVersion } from '../../server/contract/consent';
import { givenId } from '../../server/contract/given-page';
import { appearanceKey, schemeAttribute } from '../shell/appearance/appearance';
import { consentKey } from '../shell/consent/consent';

/**
 * The only script in a page itself, which runs before anything shows: a page that the server has rendered has the
 * colours chosen on this device, asks nobody about cookies twice, and keeps the last button pressed for `take-over.ts`:
 * the browser would send a form itself, with what is in it in the address. The content security policy has its hash.
 */
export const firstLook = [
  'let look,consent',
  `try{look=localStorage.${appearanceKey};consent=JSON.parse(localStorage.${consentKey}).version}catch{}`,
  `look=look=='dark'||look!='light'&&matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light'`,
  `document.documentElement.setAttribute('${schemeAttribute}',look)`,
  `if(consent==${consentVersion})document.documentElement.setAttribute('data-answered','')`,
  `document.addEventListener('click',event=>{let button=event.target.closest('button');` +
    `if(button&&document.getElementById('${givenId}')){event.preventDefault();document.pressed=button}})`,
]
  .join(';')
  .replace(/^.*$/s, '{$&}');
