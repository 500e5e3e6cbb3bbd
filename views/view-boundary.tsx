import { Component, type ReactNode } from 'react'

interface ViewBoundaryProps {
  broken: ReactNode
  /** Called when a view has crashed. */
  onBroken?: () => void
  children: ReactNode
}

/** Keeps a crashing view from taking down the modal, or the page. Each view has its own boundary. */
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
