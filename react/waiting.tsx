import { Stack } from '../ui/layout.tsx'
import { Hidden, Skeleton } from '../ui/text.tsx'

/** Room for the first view while its code is on its way. */
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
