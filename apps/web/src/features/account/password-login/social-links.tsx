import { Row } from '@karigar/ui/stack/stack';
import { useSay } from '@karigar/client/i18n/use-say';
import { passwordLoginMessages as texts } from './password-login.messages.ts';
import styles from './social-links.module.css';

const SITES = [
  { name: 'Google', letter: 'G', href: 'https://accounts.google.com/' },
  { name: 'Facebook', letter: 'f', href: 'https://www.facebook.com/' },
  { name: 'LinkedIn', letter: 'in', href: 'https://www.linkedin.com/' },
];

/** Links to the sites only; they do not sign anybody in. */
export const SocialLinks = () => {
  const say = useSay();
  return (
    <Row gap={3} className={styles['sites']}>
      {SITES.map(({ name, letter, href }) => (
        <a
          key={name}
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          className={styles['site']}
        >
          <span aria-hidden>{letter}</span>
          <span className={styles['unseen']}>{say(texts.openSite, { site: name })}</span>
        </a>
      ))}
    </Row>
  );
};
