import type { ReactNode } from 'react'
import type { AskingApp } from '../../core/smart-session.ts'
import { Badged, type BadgeTone } from '../../ui/badged.tsx'
import { WalletIcon } from '../../ui/image.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Text } from '../../ui/prose.tsx'
import { Skeleton } from '../../ui/text.tsx'
import { hostOf } from '../host-of.ts'
import { RowsWaiting } from './rows-waiting.tsx'

export interface AppHeadProps {
  app: AskingApp
  /** The status of its request. */
  tone?: BadgeTone | undefined
  /** Additional text. */
  text?: string | undefined
  testId?: string | undefined
  children: ReactNode
}

/** The app that asks: its picture, the question, and its site. */
export function AppHead({ app: { name, url, iconUrl }, tone, text, testId, children }: AppHeadProps) {
  const picture = <WalletIcon src={iconUrl} name={name} size={56} />
  return (
    <div data-testid={testId}>
      <Stack gap={12} align="center">
        {tone ? <Badged tone={tone}>{picture}</Badged> : picture}
        <Stack gap={2}>
          <Text size="l" heading align="center">
            {children}
          </Text>
          {text ? (
            <Text tone="quiet" align="center">
              {text}
            </Text>
          ) : null}
          {url === undefined ? null : (
            <Text size="s" tone="quiet" align="center" testId="session-site">
              <bdi>{hostOf(url)}</bdi>
            </Text>
          )}
        </Stack>
      </Stack>
    </div>
  )
}

/** Reserves space for the question and the app until both are known. */
export function AppHeadWaiting({ label }: { label: string }) {
  return (
    <Stack gap={16}>
      <Stack gap={12} align="center">
        <Skeleton inlineSize={56} blockSize={56} />
        <Skeleton inlineSize={240} blockSize={20} />
        <Skeleton inlineSize={110} blockSize={12} />
      </Stack>
      <RowsWaiting label={label} />
    </Stack>
  )
}
