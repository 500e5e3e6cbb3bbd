import { Stack } from './layout.tsx'
import { useStyles } from './styles.tsx'
import { Skeleton } from './text.tsx'
import css from './virtual-list.css?inline'

/** The room of a long list and its first rows, so that nothing moves when it is there. */
export function LongPlace() {
  useStyles(css)
  return (
    <div className="virtual" aria-hidden="true">
      <Stack gap={8}>
        {Array.from({ length: 6 }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
          <Skeleton key={row} inlineSize="100%" blockSize={60} />
        ))}
      </Stack>
    </div>
  )
}
