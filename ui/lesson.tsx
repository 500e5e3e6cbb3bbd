import type { ReactNode } from 'react'
import css from './art.css?inline'
import { Text } from './prose.tsx'
import { useStyles } from './styles.tsx'

export interface LessonProps {
  art: ReactNode
  title: string
  children: string
}

/** An explanation with a picture, for use in a `List`. */
export function Lesson({ art, title, children }: LessonProps) {
  useStyles(css)
  return (
    <li className="lesson">
      {art}
      <div className="lesson-text">
        <Text heading>{title}</Text>
        <Text size="s" tone="quiet">
          {children}
        </Text>
      </div>
    </li>
  )
}
