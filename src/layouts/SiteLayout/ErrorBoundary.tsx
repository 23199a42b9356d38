import { Component } from 'react';
import type { ErrorInfo, ReactNode } from 'react';

export interface ErrorBoundaryProps {
  /** What may fail. */
  children: ReactNode;
  /** What stands in for the children after a failure; `retry` renders them anew. */
  fallback: (retry: () => void) => ReactNode;
  /** Called before a retry. */
  onRetry?: (() => void) | undefined;
  /** When it changes, a failure is over: the path of the page, say. */
  resetKey: string;
}

interface ErrorBoundaryState {
  hasFailed: boolean;
  /** The reset key under which it failed; set right after the failure. */
  failedKey: string | undefined;
}

/** Keeps a failure below it from taking the layout along (ROUTE-5). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false, failedKey: undefined };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { hasFailed: true, failedKey: undefined };
  }

  // A failure at the very render that brings the new key belongs to the new key, or it would be taken back and thrown on.
  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    { hasFailed, failedKey }: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    if (!hasFailed || failedKey === resetKey) return null;
    return failedKey === undefined ? { failedKey: resetKey } : { hasFailed: false };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error('A page failed:', error, info.componentStack);
  }

  private readonly handleRetry = () => {
    this.props.onRetry?.();
    this.setState({ hasFailed: false });
  };

  override render() {
    return this.state.hasFailed ? this.props.fallback(this.handleRetry) : this.props.children;
  }
}
