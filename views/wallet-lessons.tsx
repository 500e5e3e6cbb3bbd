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
  /** Opens the view about getting a wallet. */
  onGet?: (() => void) | undefined
  /** The dApp's page with more about wallets. */
  learnMoreUrl: string | undefined
}

/** Explains wallets, in three pictures, with the next steps. */
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
