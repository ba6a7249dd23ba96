import { IconButton } from '@karigar/ui/icon-button/icon-button';
import { Text } from '@karigar/ui/text/text';
import styles from './steps.module.css';

type Step = { readonly label: string; readonly onPress: (() => void) | null };

/** Previous, current and next. A disabled step keeps its place and the focus. */
export const Steps = ({ title, before, next }: { title: string; before: Step; next: Step }) => (
  <div className={styles['steps']}>
    <StepButton icon="left" step={before} />
    <Text as="h2" size="lead" aria-live="polite" className={styles['title']}>
      {title}
    </Text>
    <StepButton icon="right" step={next} />
  </div>
);

const StepButton = ({ icon, step }: { icon: 'left' | 'right'; step: Step }) => (
  <IconButton
    icon={icon}
    label={step.label}
    aria-disabled={step.onPress === null}
    className={styles['step']}
    onClick={() => step.onPress?.()}
  />
);
