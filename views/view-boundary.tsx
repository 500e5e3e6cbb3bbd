import { Component, type ReactNode } from 'react'

interface ViewBoundaryProps {
  broken: ReactNode
  /** Something broke. */
  onBroken?: () => void
  children: ReactNode
}

/** Keeps a view that breaks from taking the modal, or the page, with it. The next view has a boundary of its own. */
export class ViewBoundary extends Component<ViewBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(): void {
    this.props.onBroken?.()
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.broken : this.props.children
  }
}
