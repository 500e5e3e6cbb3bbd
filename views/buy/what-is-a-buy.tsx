import { Art } from '../../ui/art.tsx'
import { Lesson } from '../../ui/lesson.tsx'
import { List } from '../../ui/list.tsx'
import { useText } from './messages.ts'

/** Explains buying crypto, in two pictures [nav-learn]. */
export default function WhatIsABuy() {
  const t = useText()
  return (
    <List>
      <Lesson art={<Art name="card" />} title={t('onramp.learn')}>
        {t('onramp.learnText')}
      </Lesson>
      <Lesson art={<Art name="home" />} title={t('onramp.safe')}>
        {t('onramp.safeText')}
      </Lesson>
    </List>
  )
}
