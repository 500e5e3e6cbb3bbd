/**
 * Moves the focus out of a toast that leaves: to the dismiss button of the next one, else of the previous one, else to
 * the element before the stack. React reports no blur of a removed element.
 */
export function leaveToast(stack: Element | null, before: Element | null): void {
  const focused = stack?.querySelector<HTMLElement>('.toast[data-leaving="true"] :focus')
  if (!stack || !focused) return
  const toasts = [...stack.querySelectorAll<HTMLElement>('.toast')]
  const at = toasts.findIndex((toast) => toast.contains(focused))
  const next = [...toasts.slice(at), ...toasts.slice(0, at).reverse()].find(
    ({ dataset }) => dataset.leaving === 'false',
  )
  const target = next ? next.querySelector('button') : before
  if (target instanceof HTMLElement) target.focus()
  // If there is no target, or it is gone.
  focused.blur()
}
