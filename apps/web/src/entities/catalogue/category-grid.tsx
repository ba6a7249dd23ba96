import type { OutputOf } from '@karigar/contract/define-call';
import type { listCategories } from '@karigar/contract/catalogue/list-categories';
import { Art } from '@karigar/ui/art/art';
import { Link } from '@karigar/ui/link/link';
import { serviceArt } from './service-art.ts';
import { categoryPath } from './category-path.ts';
import styles from './category-grid.module.css';

type Category = OutputOf<typeof listCategories>[number];

/** Drawings with a label below, four in a row where they fit. */
export const CategoryGrid = ({ categories }: { categories: readonly Category[] }) => (
  <ul className={styles['grid']}>
    {categories.map(({ id, name, image }) => (
      <li key={id}>
        <Link href={categoryPath(id)} className={styles['category']}>
          <span className={styles['tile']}>
            <Art name={serviceArt(image)} className={styles['art']} />
          </span>
          <span className={styles['name']}>{name}</span>
        </Link>
      </li>
    ))}
  </ul>
);
