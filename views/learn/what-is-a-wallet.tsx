import { useSelector } from '@xstate/react'
import type { kitMachine } from '../../machines/kit/index.ts'
import { Art } from '../../ui/art.tsx'
import { Button } from '../../ui/button.tsx'
import { Footer, Stack } from '../../ui/layout.tsx'
import { Lesson } from '../../ui/lesson.tsx'
import { List } from '../../ui/list.tsx'
import { TextLink } from '../../ui/press.tsx'
import type { ViewProps } from '../define-views.ts'
import { useText } from './messages.ts'

/** What a wallet is, in three pictures. */
export default function WhatIsAWallet({ actor }: ViewProps<typeof kitMachine>) {
  const t = useText()
  const learnMoreUrl = useSelector(actor, ({ context }) => context.features.learnMoreUrl)
  return (
    <Stack gap={20}>
      <List>
        <Lesson art={<Art name="home" />} title={t('learn.homeTitle')}>
          {t('learn.home')}
        </Lesson>
        <Lesson art={<Art name="login" />} title={t('learn.loginTitle')}>
          {t('learn.login')}
        </Lesson>
        <Lesson art={<Art name="keys" />} title={t('learn.keysTitle')}>
          {t('learn.keys')}
        </Lesson>
      </List>
      <Button wide variant="primary" onPress={() => actor.send({ type: 'wallet.get' })}>
        {t('connect.get')}
      </Button>
      {learnMoreUrl ? (
        <Footer>
          <TextLink href={learnMoreUrl} testId="learn-more">
            {t('learn.more')}
          </TextLink>
        </Footer>
      ) : null}
    </Stack>
  )
}
