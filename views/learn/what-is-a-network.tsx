import { Art } from '../../ui/art.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Lesson } from '../../ui/lesson.tsx'
import { List } from '../../ui/list.tsx'
import { useText } from './messages.ts'

/** Explains networks, in two pictures. */
export default function WhatIsANetwork() {
  const t = useText()
  return (
    <Stack gap={20}>
      <List>
        <Lesson art={<Art name="network" />} title={t('learn.networkTitle')}>
          {t('learn.network')}
        </Lesson>
        <Lesson art={<Art name="layers" />} title={t('learn.layersTitle')}>
          {t('learn.layers')}
        </Lesson>
      </List>
    </Stack>
  )
}
