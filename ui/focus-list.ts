/**
 * Leads the keyboard into the list above a control that goes as it is pressed: to the row where it was last, from which the
 * arrow keys lead to what comes; or to the list itself, where its rows only inform.
 */
export function focusList(control: Element | null): void {
  const root = control?.getRootNode()
  if (!(root instanceof ShadowRoot || root instanceof Document)) return
  root.querySelector<HTMLElement>('.virtual[tabindex="0"], .virtual-rows [tabindex="0"]')?.focus()
}
