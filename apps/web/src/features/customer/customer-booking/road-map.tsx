import { Avatar } from '@karigar/ui/avatar/avatar';
import styles from './road-map.module.css';

/** A drawing of streets, a house, and the serviceman. */
export const RoadMap = ({
  picture,
  hasServiceman,
}: {
  picture: string | null;
  hasServiceman: boolean;
}) => (
  <div className={styles['map']} aria-hidden="true">
    <svg viewBox="0 0 328 150" preserveAspectRatio="xMidYMid slice" className={styles['streets']}>
      <rect width="328" height="150" className={styles['ground']} />
      <path
        d="M-10 122 84 98l66-22 190-40M60-10l24 170M232-10l20 170"
        className={styles['road']}
        strokeWidth="12"
      />
      <path
        d="M-10 40l150 16M120 160l30-90M180 160l60-60 100 10"
        className={styles['road']}
        strokeWidth="6"
      />
      <rect x="14" y="58" width="38" height="26" rx="5" className={styles['water']} />
      <rect x="258" y="56" width="50" height="30" rx="5" className={styles['water']} />
      {hasServiceman && <path d="M86 100 150 76l88-18" className={styles['way']} />}
      <g transform="translate(238 58)">
        <path
          d="M0 0s-17-15-17-28a17 17 0 1 1 34 0C17-15 0 0 0 0z"
          className={styles['pin']}
          strokeWidth="2.5"
        />
        <path d="M-7-27 0-33l7 6v8H-7z" className={styles['house']} />
      </g>
    </svg>
    {hasServiceman && (
      <span className={styles['serviceman']}>
        <Avatar size={36} {...(picture !== null && { src: picture })} />
      </span>
    )}
  </div>
);
