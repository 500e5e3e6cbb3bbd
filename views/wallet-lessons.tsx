import type { lessonMessages } from '../locales/lessons.ts'
import type { CodeOf } from '../locales/messages.ts'
import { Art } from '../ui/art.tsx'
import { Button } from '../ui/button.tsx'
import { Footer, Stack } from '../ui/layout.tsx'
import { Lesson } from '../ui/lesson.tsx'
import { List } from '../ui/list.tsx'
import { TextLink } from '../ui/press.tsx'
import { useText } from './text.tsx'

export interface WalletLessonsProps {
  /** Where to get a wallet is shown. */
  onGet?: (() => void) | undefined
  /** Where the dApp tells more. */
  learnMoreUrl: string | undefined
}

/** What a wallet is, in three pictures, and the ways on from there. */
export default function WalletLessons({ onGet, learnMoreUrl }: WalletLessonsProps) {
  const t = useText<CodeOf<typeof lessonMessages>>()
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
      {onGet ? (
        <Button wide variant="primary" testId="lessons-get" onPress={onGet}>
          {t('connect.get')}
        </Button>
      ) : null}
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
