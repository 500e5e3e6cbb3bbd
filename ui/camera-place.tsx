import { useLayoutEffect, useRef } from 'react'
import css from './camera-place.css?inline'
import { Spinner } from './icon.tsx'
import { useLazyStyles } from './lazy-styles.ts'
import { createPlace } from './place.ts'

const videos = createPlace<HTMLVideoElement>()

/** The element that shows the camera's picture, once it is mounted. Rejects with the signal's reason. */
export const cameraPlace = (signal: AbortSignal): Promise<HTMLVideoElement> => videos.find(signal)

/** The camera's picture, with a frame for the code. */
export function CameraPlace({ busy }: { busy: boolean }) {
  useLazyStyles(css)
  const video = useRef<HTMLVideoElement>(null)
  useLayoutEffect(() => (video.current ? videos.offer(video.current) : undefined), [])
  return (
    <div className="camera" aria-hidden="true">
      <video ref={video} className="camera-picture" muted playsInline data-testid="camera" />
      {busy ? <Spinner size={28} /> : <span className="camera-aim" />}
    </div>
  )
}
