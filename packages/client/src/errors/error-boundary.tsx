import { Component, type ReactNode } from 'react';
import { perTab } from '../device/storage.ts';
import { reportError } from './report-error.ts';

const RELOADED = 'reloadedFor';
/** The error after a deployment removed files of the version that this page runs. */
const LOST_FILE = /dynamically imported module|Importing a module script failed/;

const reloadOnce = (message: string): boolean => {
  if (!LOST_FILE.test(message) || perTab.getItem(RELOADED) === message) return false;
  perTab.setItem(RELOADED, message);
  location.reload();
  return true;
};

/** Catches errors while rendering, reports them and shows the app's way out. */
export class ErrorBoundary extends Component<
  { readonly children: ReactNode; readonly broken: ReactNode },
  { readonly isBroken: boolean }
> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown): void {
    const message = error instanceof Error ? error.message : String(error);
    if (!reloadOnce(message)) reportError(error);
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.broken : this.props.children;
  }
}
