import { Stack } from './layout.tsx'
import { Hidden, Skeleton } from './text.tsx'

/** The space of a view that is loading. */
export function Waiting({ label }: { label: string }) {
  return (
    <Stack>
      <Hidden>{label}</Hidden>
      <Skeleton inlineSize="100%" blockSize={56} />
      <Skeleton inlineSize="100%" blockSize={56} />
      <Skeleton inlineSize="100%" blockSize={56} />
    </Stack>
  )
}
