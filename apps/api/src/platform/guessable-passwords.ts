import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The list of others says where it comes from, in its first lines. */
const readCommon = (): string =>
  readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8').replaceAll(/^#.*$/gm, '');

/** Indian ones, which the list of others does not have. */
const INDIAN = `
  12345678 123456789 1234567890 0123456789 987654321 9876543210 87654321 12341234 11223344 123123123
  123321123 147258369 159753456 112233445566 123456789a 12345678a a12345678 1q2w3e4r 1q2w3e4r5t 1qaz2wsx
  1qaz@wsx zaq12wsx q1w2e3r4 qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty@123 asdfghjk
  asdfghjkl asdf1234 zxcvbnm1 zxcvbnm123 qazwsxedc abcd1234 abcd@1234 abc12345 abc@1234 abcdefgh
  abcdefghi aa123456 aa12345678 a1b2c3d4 password password1 password12 password123 password1234 password@1
  password@12 password@123 passw0rd p@ssw0rd p@ssword pass1234 pass@123 pass@1234 mypassword admin123
  admin1234 admin@123 administrator welcome1 welcome123 welcome@1 welcome@123 changeme letmein1 letmein123
  iloveyou iloveyou1 iloveyou2 loveyou1 iloveindia sunshine princess football baseball superman
  computer internet whatever trustno1 starwars samsung1 samsung123 google123 facebook facebook123 whatsapp
  cricket1 cricket123 sachin10 sachin123 india123 india@123 india1234 india1947 hindustan bharat123
  jaishreeram jaimatadi jai@1234 radhekrishna radheradhe harekrishna omnamahshivaya omsairam sairam123 krishna123
  ganesha1 ganesh123 mahadev1 mahadev123 waheguru bismillah 786786786 allah786 karigar1 karigar123
  karigar@123 test1234 test@123 test@1234 temp1234 user1234 guest123 secret123 default1 qwe123qwe
  `;

/** Most used passwords; lower case, eight characters or longer. */
export const GUESSABLE_PASSWORDS: ReadonlySet<string> = new Set(
  `${readCommon()} ${INDIAN}`.trim().split(/\s+/),
);
