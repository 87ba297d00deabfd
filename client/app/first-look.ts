import { consentVersion } from '../../server/contract/consent';
import { appearanceKey, schemeAttribute } from '../shell/appearance/appearance';
import { consentKey } from '../shell/consent/consent';

/**
 * The only script in a page itself, which runs before anything shows: a page that the server has rendered has the
 * colours chosen on this device, and asks nobody about cookies twice. The content security policy has its hash.
 */
export const firstLook = [
  'let look,consent',
  `try{look=localStorage.${appearanceKey};consent=JSON.parse(localStorage.${consentKey}).version}catch{}`,
  `look=look=='dark'||look!='light'&&matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light'`,
  `document.documentElement.setAttribute('${schemeAttribute}',look)`,
  `if(consent==${consentVersion})document.documentElement.setAttribute('data-answered','')`,
]
  .join(';')
  .replace(/^.*$/s, '{$&}');
