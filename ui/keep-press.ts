/** How far a pointer strays that still presses what it began on, in pixels. */
const SLOP = 10

function keepPress(event: PointerEvent): void {
  const { pointerId, clientX, clientY } = event
  // Seen from the document, what is in the modal's shadow is the path's alone.
  const [target] = event.composedPath()
  const pressed = target instanceof Element ? target.closest<HTMLElement>('button, a') : null
  if (!pressed?.closest('[data-testid="w3m-modal-card"]')) return
  pressed.setPointerCapture(pointerId)
  pressed.onpointermove = (move) => {
    const isAway = Math.hypot(move.clientX - clientX, move.clientY - clientY) > SLOP
    if (isAway && pressed.hasPointerCapture(pointerId)) pressed.releasePointerCapture(pointerId)
  }
}

/** From now on, gives a press in the modal to what it began on, wherever the layout carries that before the finger is up; one that is drawn away is let go [look-press]. */
export const keepPresses = (): void => document.addEventListener('pointerdown', keepPress, true)
