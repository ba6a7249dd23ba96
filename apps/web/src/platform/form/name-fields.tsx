import { TextField } from '@karigar/ui/field/text-field';
import { Row } from '@karigar/ui/stack/stack';
import type { ComponentProps } from 'react';
import styles from './name-fields.module.css';

type NameField = Omit<ComponentProps<typeof TextField>, 'autoComplete'>;

/** First and last name side by side, below each other with large text. */
export const NameFields = ({ first, last }: { first: NameField; last: NameField }) => (
  <Row gap={3} align="start" wrap className={styles['names']}>
    <TextField {...first} autoComplete="given-name" />
    <TextField {...last} autoComplete="family-name" />
  </Row>
);
