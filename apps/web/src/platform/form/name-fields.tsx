import { TextField } from '@karigar/ui/field/text-field';
import { Row } from '@karigar/ui/stack/stack';
import type { ComponentProps } from 'react';
import styles from './name-fields.module.css';

/** As the server takes it: a longer name would be refused without a word at its field. */
const LONGEST = 100;

type NameField = Omit<ComponentProps<typeof TextField>, 'autoComplete'>;

/** First and last name side by side, below each other with large text. */
export const NameFields = ({ first, last }: { first: NameField; last: NameField }) => (
  <Row gap={3} align="start" wrap className={styles['names']}>
    <TextField maxLength={LONGEST} {...first} autoComplete="given-name" />
    <TextField maxLength={LONGEST} {...last} autoComplete="family-name" />
  </Row>
);
