/** Leads to the option that is wrong: its sentence stands beside it, in a group that is open by now. */
export function toProblem(option: string): void {
  const field = document.getElementById(`option-${option}`)
  field?.scrollIntoView({ block: 'center' })
  field?.focus()
}
