import { Component, type ReactNode } from 'react';
import { FailureScreen } from '../components/FailureScreen/FailureScreen';
import { crash } from '../copy/trouble';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** A new value clears the fault: the patient went elsewhere. */
  place: string;
}

interface ErrorBoundaryState {
  failed: boolean;
  place: string;
}

/** The last net: a fault while drawing shows a sentence and a way on, never a blank screen. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false, place: this.props.place };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ place }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return place === state.place ? null : { failed: false, place };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <FailureScreen kind="malformed" title={crash.title} onRetry={() => location.reload()} />;
  }
}
