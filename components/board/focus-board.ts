/** Puts the focus on the board, where one goes on, if nothing has it. */
export function focusBoard(): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('[data-board] [tabindex="0"]')?.focus();
}
