import type { kitMachine } from '../../machines/kit.ts'
import { Button } from '../../ui/button.tsx'
import { Plate } from '../../ui/image.tsx'
import { Stack } from '../../ui/layout.tsx'
import { List, Row } from '../../ui/list.tsx'
import type { ViewProps } from '../define-views.ts'
import { useText } from '../text.tsx'

/** What a wallet is, in three lines (SPEC 2). */
export default function WhatIsAWallet({ actor }: ViewProps<typeof kitMachine>) {
  const t = useText()
  return (
    <Stack gap={16}>
      <List>
        <Row icon={<Plate icon="wallet" />} title={t('learn.homeTitle')} sub={t('learn.home')} />
        <Row icon={<Plate icon="check" />} title={t('learn.loginTitle')} sub={t('learn.login')} />
        <Row icon={<Plate icon="info" />} title={t('learn.keysTitle')} sub={t('learn.keys')} />
      </List>
      <Button wide variant="primary" onPress={() => actor.send({ type: 'wallet.get' })}>
        {t('connect.get')}
      </Button>
    </Stack>
  )
}
