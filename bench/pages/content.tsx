import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import './content.css'

/** The content that every page of the bench shows around its own button. */
export const Content = ({ address, children }: { address: string | undefined; children: ReactNode }) => (
  <main>
    <h1>Bench</h1>
    {children}
    <p data-testid="address">{address}</p>
    <p>
      <a href="#after">A link after the button</a>
    </p>
  </main>
)

/** Renders a page of the bench. */
export function draw(page: ReactNode): void {
  const root = document.getElementById('root')
  if (root) createRoot(root).render(page)
}
