import { addressWith } from './reload-with.ts'
import type { Settings } from './settings.ts'

/** Links to the sandbox's pages and to the ways to look inside. */
export function Foot({ settings: { phone, mailbox } }: { settings: Settings }) {
  const isOpen = new URLSearchParams(location.search).has('devtools')
  return (
    <footer className="foot">
      <ul>
        {phone && (
          <li>
            <a href={phone} target="_blank" rel="noreferrer" data-testid="to-phone">
              A phone
            </a>{' '}
            to paste a code’s link into
          </li>
        )}
        {mailbox && (
          <li>
            <a href={mailbox} target="_blank" rel="noreferrer" data-testid="to-mailbox">
              The mailbox
            </a>{' '}
            where the codes of email logins arrive
          </li>
        )}
        <li>
          <a href={addressWith('devtools', isOpen ? undefined : '')} data-testid="to-devtools">
            {isOpen ? 'Close the devtools' : 'The devtools'}
          </a>{' '}
          with the charts that run this page
        </li>
        <li>
          <code>npm run storybook</code> for every state of every flow
        </li>
      </ul>
      <p>The lamp in the arch burns while you’re connected.</p>
    </footer>
  )
}
