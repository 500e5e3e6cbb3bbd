import { ConnectButton, useAppKitAccount } from 'portico'
import { Account } from './account.tsx'
import { Arcade } from './arcade.tsx'
import { Deeds } from './deeds.tsx'
import { Events } from './events.tsx'
import { Foot } from './foot.tsx'
import { LookPanel } from './look-panel.tsx'
import type { Settings } from './settings.ts'
import { SignInCard } from './sign-in-card.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { Welcome, WelcomeBack } from './welcome.tsx'

interface PageProps {
  settings: Settings
  refused: readonly string[]
}

/** The whole page: the connected account, the modal's options, the account's actions, and Portico's events. */
export function Page({ settings, refused }: PageProps) {
  const { isConnected, status } = useAppKitAccount()
  const { token, signIn = 'off' } = settings
  return (
    <>
      <header className="bar">
        <a className="mark" href="./">
          <svg viewBox="0 0 32 32" aria-hidden="true">
            <path d="M7 26V14a9 9 0 0 1 18 0v12M12.5 26V14.500a3.5 3.5 0 0 1 7 0V26M4 26h24" />
          </svg>
          Portico
        </a>
        <ThemeSwitch />
        <ConnectButton className="connect" data-testid="connect" />
      </header>
      {refused.length > 0 && (
        <p className="notice" role="status" data-testid="notice">
          Ignored in the URL: {refused.join(', ')} (only addresses on this machine are allowed).
        </p>
      )}
      <main>
        <section className="stage" data-lit={isConnected}>
          {isConnected ? (
            <Account token={token} />
          ) : status === 'reconnecting' ? (
            <WelcomeBack />
          ) : (
            <Welcome settings={settings} />
          )}
          <Arcade />
        </section>
        <div className="cards">
          <LookPanel settings={settings} />
          <Deeds />
          <SignInCard asked={signIn} />
          <Events />
        </div>
      </main>
      <Foot settings={settings} />
    </>
  )
}
