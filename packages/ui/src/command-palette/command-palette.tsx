import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { Icon, type IconName } from '../icon/icon.tsx';
import { KeyHint } from '../key-hint/key-hint.tsx';
import styles from './command-palette.module.css';

export interface Command {
  id: string;
  icon: IconName;
  label: string;
  /** A small line below. */
  detail?: string;
  /** Other words that find it. */
  also?: string;
  /** Names of the keys that do the same. */
  caps?: readonly string[];
  run: () => void;
}

export interface CommandPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Accessible name, and placeholder of the field. */
  label: string;
  emptyLabel: string;
  commands: readonly Command[];
  /** Where something else than the palette looks for what was typed: it shows all commands that it is given. */
  search?: { typed: string; onType: (typed: string) => void };
}

/** Everything that can be done now, found by typing. */
export function CommandPalette({
  open,
  onOpenChange,
  label,
  emptyLabel,
  commands,
  search,
}: CommandPaletteProps) {
  const run = (command: Command): void => {
    onOpenChange(false);
    command.run();
  };
  return (
    <Dialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles['scrim']} />
        <Dialog.Viewport className={styles['viewport']}>
          <Dialog.Popup aria-label={label} className={styles['palette']}>
            <Autocomplete.Root
              open
              inline
              autoHighlight="always"
              items={commands}
              {...(search && {
                mode: 'none',
                value: search.typed,
                onValueChange: search.onType,
              })}
              itemToStringValue={({ label: words, also = '' }: Command) => `${words} ${also}`}
            >
              <div className={styles['field']}>
                <Icon name="search" size={20} />
                <Autocomplete.Input
                  aria-label={label}
                  placeholder={label}
                  className={styles['input']}
                />
              </div>
              <Autocomplete.Empty className={styles['empty']}>{emptyLabel}</Autocomplete.Empty>
              <Autocomplete.List className={styles['list']}>
                {(command: Command) => (
                  <Autocomplete.Item
                    key={command.id}
                    value={command}
                    className={styles['item']}
                    onClick={() => run(command)}
                  >
                    <Icon name={command.icon} size={20} />
                    <span className={styles['words']}>
                      {command.label}
                      {command.detail !== undefined && (
                        <span className={styles['detail']}>{command.detail}</span>
                      )}
                    </span>
                    {command.caps?.map((cap) => (
                      <KeyHint key={cap}>{cap}</KeyHint>
                    ))}
                  </Autocomplete.Item>
                )}
              </Autocomplete.List>
            </Autocomplete.Root>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
