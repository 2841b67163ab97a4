import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** What stands in for the children once one of them has thrown. React logs the error. */
  fallback?: ReactNode;
  /** What may fail. */
  children: ReactNode;
}

/** Keeps an error in its own corner: the rest of the page stands. */
export class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
