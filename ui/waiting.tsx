import { Stack } from './layout.tsx'
import { Hidden, Skeleton } from './text.tsx'

/** Room for a view that is on its way. */
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
