import { Component, type ReactNode } from 'react'

export interface BoundaryProps {
  /** Renders the replacement for a crashed part. */
  broken: (error: unknown) => ReactNode
  children: ReactNode
}

/** Keeps crashes of the devtools from the page around them. */
export class Boundary extends Component<BoundaryProps, { error: unknown; isBroken: boolean }> {
  override state = { error: undefined, isBroken: false }

  static getDerivedStateFromError(error: unknown) {
    return { error, isBroken: true }
  }

  override render() {
    return this.state.isBroken ? this.props.broken(this.state.error) : this.props.children
  }
}
