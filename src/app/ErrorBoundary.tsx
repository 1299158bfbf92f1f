import { Component, type ReactNode } from 'react';
import { FailureScreen } from '../components/feedback/FailureScreen/FailureScreen';
import { crash } from '../copy/trouble';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** A new value clears the error: the patient has navigated. */
  resetKey: string;
}

interface ErrorBoundaryState {
  failed: boolean;
  resetKey: string;
}

/** Catches render errors: shows a message and a next action instead of a blank screen. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return resetKey === state.resetKey ? null : { failed: false, resetKey };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <FailureScreen kind="malformed" title={crash.title} onRetry={() => location.reload()} />;
  }
}
