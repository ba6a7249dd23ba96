import { Component, type ReactNode } from 'react';
import { reportError } from '@karigar/client/errors/report-error';

type Props = { readonly children: ReactNode };
type State = { readonly isBroken: boolean };

/** An error boundary around an optional part: if it fails, it is left out and the screen stays. */
export class Quietly extends Component<Props, State> {
  override state: State = { isBroken: false };

  static getDerivedStateFromError(): State {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error);
  }

  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children;
  }
}
